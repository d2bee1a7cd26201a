import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { createQueryClient } from "../../api/query-client.ts";
import { storeTokens } from "../../api/stored-tokens.ts";
import { freshTokens } from "../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../testing/stub-server.ts";
import { goalsQuery } from "./goals-query.ts";

const goals = { ...defaultGoals, fiber: 31 };
const fetchGoals = () => createQueryClient().fetchQuery(goalsQuery);

beforeEach(() => {
  localStorage.clear();
  storeTokens(freshTokens());
});
afterEach(() => vi.unstubAllGlobals());

it("caches the goals and returns them when the server fails, without a retry", async () => {
  stubServer({ "GET /api/goals/daily": respondWith(goals) });
  expect(await fetchGoals()).toEqual(goals);
  const sent = stubServer({ "GET /api/goals/daily": respondWithError(500, "internal_error") });
  expect(await fetchGoals()).toEqual(goals);
  expect(sent).toHaveLength(1);
});

it("returns null on 404 and clears the cached goals", async () => {
  localStorage.setItem("user_goals", JSON.stringify(goals));
  stubServer({ "GET /api/goals/daily": respondWithError(404, "goals_not_found") });
  expect(await fetchGoals()).toBeNull();
  expect(localStorage.getItem("user_goals")).toBeNull();
});

it.each([null, "{", '{"calories":1}', '{"calories":2000,"protein":150,"carbs":250,"fat":65,"fiber":9999}'])(
  "fails with the server's error when the cache holds %s",
  async (cached) => {
    if (cached !== null) localStorage.setItem("user_goals", cached);
    stubServer({ "GET /api/goals/daily": respondWithError(503, "service_unavailable") });
    await expect(fetchGoals()).rejects.toMatchObject({ status: 503 });
  },
);

/** web/features/goals: the stored goals, none, or as last seen (spec section 8). */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { createQueryClient } from "../../api/query-client.ts";
import { storeTokens } from "../../api/stored-tokens.ts";
import { freshTokens } from "../../testing/signed-in-example.ts";
import { answering, refusing, stubServer } from "../../testing/stub-server.ts";
import { goalsQuery } from "./goals-query.ts";

const goals = { ...defaultGoals, fiber: 31 };
const fetchGoals = () => createQueryClient().fetchQuery(goalsQuery);

beforeEach(() => {
  localStorage.clear();
  storeTokens(freshTokens());
});
afterEach(() => vi.unstubAllGlobals());

it("are kept as last seen, and stand in when the server fails; it is asked once", async () => {
  stubServer({ "GET /api/goals/daily": answering(goals) });
  expect(await fetchGoals()).toEqual(goals);
  const sent = stubServer({ "GET /api/goals/daily": refusing(500, "internal_error") });
  expect(await fetchGoals()).toEqual(goals);
  expect(sent).toHaveLength(1);
});

it("are none on 404, and what was kept is forgotten", async () => {
  localStorage.setItem("user_goals", JSON.stringify(goals));
  stubServer({ "GET /api/goals/daily": refusing(404, "goals_not_found") });
  expect(await fetchGoals()).toBeNull();
  expect(localStorage.getItem("user_goals")).toBeNull();
});

it.each([null, "{", '{"calories":1}', '{"calories":2000,"protein":150,"carbs":250,"fat":65,"fiber":9999}'])(
  "fail with the server where %s was kept",
  async (kept) => {
    if (kept !== null) localStorage.setItem("user_goals", kept);
    stubServer({ "GET /api/goals/daily": refusing(503, "service_unavailable") });
    await expect(fetchGoals()).rejects.toMatchObject({ status: 503 });
  },
);

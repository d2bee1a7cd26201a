import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getGoals } from "#contract/endpoints/goals.ts";
import { getStreak } from "#contract/endpoints/insights.ts";
import { listMeals } from "#contract/endpoints/meals.ts";
import { getWater, logWater } from "#contract/endpoints/water.ts";
import { freshTokens } from "../testing/signed-in-example.ts";
import { respondWith, respondWithError, type SentRequest, stubServer } from "../testing/stub-server.ts";
import { request } from "./request.ts";
import { shareCall, sharedPart } from "./shared-call.ts";
import { storeTokens } from "./stored-tokens.ts";

const streak = { days: 3, isTodayCounted: true, weeklyAverage: 90 };
const goals = { calories: 2000, protein: 140, carbs: 240, fat: 65, fiber: 25 };

beforeEach(() => {
  localStorage.clear();
  storeTokens(freshTokens());
});
afterEach(() => {
  shareCall({ ask: async () => undefined, parts: [] });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The call for the water answers the streak and the goals. */
function share(): void {
  shareCall({
    ask: () => request(getWater, { query: {} }),
    parts: [sharedPart(getStreak, {}, () => streak), sharedPart(getGoals, {}, () => goals)],
  });
}
const single = {
  "GET /api/insights/goals/streak": respondWith({ ...streak, days: 4 }),
  "GET /api/goals/daily": respondWith(goals),
};
const water = respondWith({ days: [], reference: null });
const linesOf = (sent: readonly SentRequest[]) => sent.map(({ line }) => line);

it("answers each part once, from one call that is sent with the first", async () => {
  const sent = stubServer({ ...single, "GET /api/body/water": water });
  share();
  expect(sent).toEqual([]);
  const parts = await Promise.all([request(getStreak, {}), request(getGoals, {})]);
  expect(parts).toEqual([streak, goals]);
  expect(linesOf(sent)).toEqual(["GET /api/body/water"]);
  expect(await request(getStreak, {})).toMatchObject({ days: 4 });
});

it("leaves what the server refuses to the calls themselves", async () => {
  const sent = stubServer({ ...single, "GET /api/body/water": respondWithError(404, "not_found") });
  share();
  expect(await request(getStreak, {})).toMatchObject({ days: 4 });
  expect(linesOf(sent)).toEqual(["GET /api/body/water", "GET /api/insights/goals/streak"]);
});

it("fails each part at once where there is no network", async () => {
  vi.useFakeTimers();
  const sent = stubServer({});
  share();
  const failing = expect(request(getStreak, {})).rejects.toMatchObject({ code: "network" });
  await vi.advanceTimersByTimeAsync(2000);
  await failing;
  expect(new Set(linesOf(sent))).toEqual(new Set(["GET /api/body/water"]));
});

it("answers nothing after a change or a while, but still after a list that is requested by POST", async () => {
  vi.useFakeTimers();
  const drink = { id: "7f8de2b4-6f0a-4e5e-9d53-000000000000", day: "2026-05-01", ml: 250 };
  const sent = stubServer({
    ...single,
    "GET /api/body/water": water,
    "POST /api/meals/list": respondWith([]),
    "POST /api/body/water": respondWith({ ...drink, loggedAt: "2026-05-01T12:00:00Z" }, 201),
  });
  share();
  await request(listMeals, { body: { date: "2026-04-30" } });
  expect(await request(getGoals, {})).toEqual(goals);
  await request(logWater, { body: { ml: 250 } });
  expect(await request(getStreak, {})).toMatchObject({ days: 4 });
  share();
  await request(getGoals, {});
  vi.advanceTimersByTime(11_000);
  expect(await request(getStreak, {})).toMatchObject({ days: 4 });
  expect(linesOf(sent).filter((line) => line === "GET /api/body/water")).toHaveLength(2);
});

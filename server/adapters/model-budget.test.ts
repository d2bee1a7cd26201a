import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { TestClock } from "../testing/test-clock.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { createModelBudget } from "./model-budget.ts";

const dailyTokens = 10_000;
let database: TestDatabase;
let clock: TestClock;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock = new TestClock(new Date("2026-03-10T23:00:00Z"));
  await database.db.deleteFrom("language_model_spend").execute();
});

const budget = () => createModelBudget(database.db, dailyTokens, () => clock.read());

test("of callers at once, as many get a place as the day has left", async () => {
  const tries = await Promise.all(Array.from({ length: 20 }, () => budget().setAside(3000)));
  expect(tries.filter(Boolean)).toHaveLength(3);
});

test("what was not used is there again, what was used more is gone", async () => {
  expect(await budget().setAside(6000)).toBe(true);
  expect(await budget().setAside(6000)).toBe(false);
  await budget().settle(6000, 1500);
  expect(await budget().setAside(6000)).toBe(true);
  await budget().settle(6000, 9000);
  expect(await budget().setAside(1)).toBe(false);
});

test("a new day has the whole again", async () => {
  await budget().setAside(dailyTokens);
  expect(await budget().setAside(1)).toBe(false);
  clock.advance(2 * 60 * 60 * 1000);
  expect(await budget().setAside(dailyTokens)).toBe(true);
});

test("a limit of 0 lets nobody call", async () => {
  const none = createModelBudget(database.db, 0, () => clock.read());
  expect(await none.setAside(1)).toBe(false);
});

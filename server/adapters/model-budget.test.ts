import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
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
  await database.db.deleteFrom("language_model_shares").execute();
});

const ana = { caller: "user:ana", network: "203.0.113.1" };

const budget = () => createModelBudget(database.db, dailyTokens, () => clock.read());

test("admits as many concurrent callers as the day's tokens allow", async () => {
  const tries = await Promise.all(Array.from({ length: 20 }, () => budget().setAside(3000, ana)));
  expect(tries.filter(Boolean)).toHaveLength(3);
});

test("returns unused tokens and deducts extra ones", async () => {
  expect(await budget().setAside(6000, ana)).toBe(true);
  expect(await budget().setAside(6000, ana)).toBe(false);
  await budget().settle(6000, 1500, ana);
  expect(await budget().setAside(6000, ana)).toBe(true);
  await budget().settle(6000, 9000, ana);
  expect(await budget().setAside(1, ana)).toBe(false);
});

test("starts each day with the full limit", async () => {
  await budget().setAside(dailyTokens, ana);
  expect(await budget().setAside(1, ana)).toBe(false);
  clock.advance(2 * 60 * 60 * 1000);
  expect(await budget().setAside(dailyTokens, ana)).toBe(true);
});

test("refuses every call with a limit of 0", async () => {
  const none = createModelBudget(database.db, 0, () => clock.read());
  expect(await none.setAside(1, ana)).toBe(false);
});

describe("with a large daily limit", () => {
  const large = () => createModelBudget(database.db, 1_000_000, () => clock.read());
  /** How many of 200 calls at once are let through. */
  async function letThrough(spenderOf: (at: number) => typeof ana): Promise<number> {
    const tries = Array.from({ length: 200 }, (_, at) => large().setAside(6000, spenderOf(at)));
    return (await Promise.all(tries)).filter(Boolean).length;
  }

  test("one caller gets a tenth, from any number of networks", async () => {
    expect(await letThrough((at) => ({ ...ana, network: `network ${at}` }))).toBe(16);
    expect(await large().setAside(6000, { caller: "user:bea", network: "198.51.100.1" })).toBe(true);
  });

  test("one network gets a quarter, with any number of sessions", async () => {
    expect(await letThrough((at) => ({ ...ana, caller: `visitor:${at}` }))).toBe(41);
    expect(await large().setAside(6000, { caller: "user:bea", network: "198.51.100.1" })).toBe(true);
  });

  test("all visitors get a half, with any number of sessions and networks", async () => {
    const visitor = (at: number) => ({ caller: `visitor:${at}`, network: `network ${at}`, isVisitor: true });
    expect(await letThrough(visitor)).toBe(83);
    expect(await large().setAside(6000, visitor(300))).toBe(false);
    expect(await large().setAside(6000, ana)).toBe(true);
  });

  test("a refused call uses up no tokens", async () => {
    await letThrough(() => ana);
    const { tokens } = await database.db
      .selectFrom("language_model_spend")
      .select("tokens")
      .executeTakeFirstOrThrow();
    expect(Number(tokens)).toBe(16 * 6000);
    expect(await large().setAside(6000, { ...ana, caller: "user:bea" })).toBe(true);
  });

  test("returns unused tokens to the caller's share", async () => {
    await letThrough(() => ana);
    expect(await large().setAside(6000, ana)).toBe(false);
    await large().settle(6000, 0, ana);
    expect(await large().setAside(6000, ana)).toBe(true);
  });

  test("stores neither account ids nor addresses in plain text", async () => {
    await large().setAside(6000, ana);
    const rows = JSON.stringify(await database.db.selectFrom("language_model_shares").selectAll().execute());
    expect(rows).not.toMatch(/ana|203\.0\.113/);
  });
});

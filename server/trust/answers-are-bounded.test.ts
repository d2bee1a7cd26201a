import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { keepAccount } from "#contract/endpoints/account-deletion.ts";
import { getFoodsOfDays } from "#contract/endpoints/insights.ts";
import { listMeals } from "#contract/endpoints/meals.ts";
import { readSubscriptionHistory } from "#contract/endpoints/plans.ts";
import {
  answerMaxBytes,
  foodsPageMaxLength,
  foodsPerMealMax,
  historyMaxEntries,
  mealNameMaxLength,
  mealsPerDayMax,
} from "#contract/limits.ts";
import { eachMicronutrient } from "#domain/nutrition/nutrients.ts";
import {
  createTestApp,
  type SignedIn,
  type TestAnswer,
  type TestApp,
  testPassword,
} from "../testing/test-app.ts";
import { createSampleCall, endpoints, named, sendSample } from "./send-sample.ts";

let app: TestApp;
let ana: SignedIn;
/** A week that holds all it can, of the largest meals, and days before the limit was there, which hold more. */
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 1000 });
  ana = await app.signUp();
  await app.makePro(ana);
  await fillDays(6, mealsPerDayMax);
});
// Samples log out, change how the account signs in, and ask for its deletion.
beforeEach(async () => {
  await app.restorePassword(ana);
  ana = await app.logIn(ana.userId, ana.email, testPassword);
  await app.call(keepAccount, ana);
});
afterAll(() => app.close());

async function fillDays(days: number, mealsADay: number): Promise<void> {
  const food = {
    name: "Ñ".repeat(80),
    grams: 4999.9,
    calories: 9999.9,
    protein: 999.9,
    carbs: 999.9,
    fat: 999.9,
    fiber: 999.9,
    source: { table: "FNDDS 2021-2023", code: "56205000", description: "Ñ".repeat(160) },
  };
  const micronutrients = JSON.stringify(eachMicronutrient(() => 9999.99));
  const foods = JSON.stringify(Array.from({ length: foodsPerMealMax }, () => food));
  await sql`insert into meals (id, user_id, day, eaten_at, time_zone, name, quantity_grams, calories, protein, carbs,
      fat, fiber, nutri_score, micronutrients, foods)
    select gen_random_uuid(), ${ana.userId}, date '2026-03-10' - day, timestamptz '2026-03-10 08:00Z' - day * interval '1 day' + interval '1234 microseconds',
      'UTC', ${"名".repeat(mealNameMaxLength)}, 50000, 9999.9, 999.9, 999.9, 999.9, 999.9, 'E', ${micronutrients}::jsonb,
      ${foods}::jsonb
    from generate_series(0, ${days}::int) day, generate_series(1, ${mealsADay}::int)`.execute(app.db);
}

const bytesOf = ({ body }: TestAnswer) =>
  body === undefined ? 0 : Buffer.byteLength(typeof body === "string" ? body : JSON.stringify(body));

describe("with a full account, an answer stays within its size limit", () => {
  const calls = endpoints.filter(({ download }) => !download);

  it.each(named(calls))("%s", async (_, endpoint) => {
    const sample = await createSampleCall(app, endpoint, { headers: ana.headers, account: ana });
    const answer = await sendSample(app, endpoint, { call: sample, headers: ana.headers });
    expect(answer.status).toBeLessThan(500);
    expect(bytesOf(answer)).toBeLessThanOrEqual(answerMaxBytes);
  });

  it("also the longest page of foods", async () => {
    const query = { from: "2026-03-04", to: "2026-03-10", limit: String(foodsPageMaxLength) };
    const answer = await app.call(getFoodsOfDays, { ...ana, query });
    expect(answer.body.length).toBeGreaterThan(foodsPageMaxLength - foodsPerMealMax);
    expect(bytesOf(answer)).toBeLessThanOrEqual(answerMaxBytes);
  });

  it("also the longest page of a subscription's history", async () => {
    const endpoint = endpoints.find(({ path }) => path === readSubscriptionHistory.path);
    if (endpoint) await createSampleCall(app, endpoint, { headers: ana.headers, account: ana });
    await sql`insert into subscription_history (id, user_id, subscription_id, movement, kind, at, plan_name)
      select gen_random_uuid(), user_id, id, 'filled ' || n, 'payment', now(), 'Pro' from subscriptions,
      generate_series(1, 150) n`.execute(app.db);
    const query = { limit: String(historyMaxEntries) };
    const answer = await app.call(readSubscriptionHistory, { ...ana, query });
    expect(answer.body).toHaveLength(historyMaxEntries);
    expect(bytesOf(answer)).toBeLessThanOrEqual(answerMaxBytes);
  });
});

describe("a day of more meals than one answer lists", () => {
  it("can be read page by page, each meal once", async () => {
    await app.db.deleteFrom("meals").where("user_id", "=", ana.userId).execute();
    await fillDays(0, 2 * mealsPerDayMax + 7);
    const ids: string[] = [];
    for (let after: string | undefined; ; after = ids.at(-1)) {
      const { body } = await app.call(listMeals, { ...ana, body: { date: "2026-03-10", after } });
      expect(body).toBeInstanceOf(Array);
      expect(body.length).toBeLessThanOrEqual(mealsPerDayMax);
      ids.push(...body.map(({ id }: { id: string }) => id));
      if (body.length < mealsPerDayMax) break;
    }
    expect(new Set(ids).size).toBe(2 * mealsPerDayMax + 7);
    expect(ids).toHaveLength(2 * mealsPerDayMax + 7);
  });

  it("returns its foods page by page, each once, without splitting a meal", async () => {
    const foodsOf = new Map<string, number>();
    for (let after: string | undefined; ; ) {
      const query = { from: "2026-03-10", to: "2026-03-10", ...(after && { after }) };
      const { body } = await app.call(getFoodsOfDays, { ...ana, query });
      if (body.length === 0) break;
      for (const { mealId } of body) foodsOf.set(mealId, (foodsOf.get(mealId) ?? 0) + 1);
      after = body.at(-1).mealId;
    }
    expect(foodsOf.size).toBe(2 * mealsPerDayMax + 7);
    expect(new Set(foodsOf.values())).toEqual(new Set([foodsPerMealMax]));
  });
});

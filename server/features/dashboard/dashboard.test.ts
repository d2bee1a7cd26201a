import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { getDashboard } from "#contract/endpoints/dashboard.ts";
import { getGoals, saveGoals } from "#contract/endpoints/goals.ts";
import * as insights from "#contract/endpoints/insights.ts";
import * as meals from "#contract/endpoints/meals.ts";
import { checkUsage } from "#contract/endpoints/scan.ts";
import { me } from "#contract/endpoints/sign-in.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { waitUntilBlocked } from "../../testing/blocked-statements.ts";
import { scanMeal } from "../../testing/scan-meal.ts";
import { seedMeal } from "../../testing/seed-meal.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

const today = "2026-03-11";
const dayMs = 86_400_000;
let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(new Date(`${today}T12:00:00Z`));
  ana = await app.signUp({ language: "es" });
});
afterAll(() => app.close());

async function askSingly() {
  const ask = async (endpoint: Parameters<TestApp["call"]>[0], call: object = {}) =>
    (await app.call(endpoint, { ...ana, ...call })).body;
  const goals = await ask(getGoals);
  const recommendation = await app.call(insights.getRecommendation, ana);
  return {
    day: today,
    user: await ask(me),
    usage: await ask(checkUsage),
    goals: goals.code === "goals_not_found" ? null : goals,
    summary: await ask(meals.getDailySummary, { query: { date: today } }),
    meals: await ask(meals.listMeals, { body: { date: today } }),
    macrosOfWeek: await ask(insights.getMacrosOfWeek),
    caloriesOfWeek: await ask(insights.getCaloriesOfWeek),
    goalsOfWeek: await ask(insights.getGoalsOfWeek),
    streak: await ask(insights.getStreak),
    ...(recommendation.status === 403 ? {} : { recommendation: recommendation.body ?? null }),
  };
}

async function expectSameAnswers(): Promise<void> {
  const { status, body: dashboard } = await app.call(getDashboard, ana);
  expect(status).toBe(200);
  expect(dashboard).toEqual(await askSingly());
}

it("answers each part as its own call does", async () => {
  await expectSameAnswers();
  await app.call(saveGoals, { ...ana, body: defaultGoals });
  for (const day of ["2026-01-20", "2026-03-08", "2026-03-10", today])
    await seedMeal(app, ana, { eatenAt: `${day}T11:00:00Z`, figures: { calories: 1900, protein: 120 } });
  await scanMeal(app, ana.headers);
  await expectSameAnswers();
  await app.makePro(ana);
  await expectSameAnswers();
});

it("finds a streak that is longer than what it reads at first", async () => {
  for (let ago = 1; ago <= 70; ago += 1) {
    const eatenAt = new Date(Date.parse(`${today}T11:00:00Z`) - ago * dayMs).toISOString();
    const { calories, protein, carbs, fat, fiber } = defaultGoals;
    await seedMeal(app, ana, { eatenAt, figures: { calories, protein, carbs, fat, fiber } });
  }
  const { body: dashboard } = await app.call(getDashboard, ana);
  expect(dashboard.streak.days).toBeGreaterThanOrEqual(70);
  await expectSameAnswers();
});

// The tests' pooler has too few connections to leave any.
it.skipIf(inject("pooler"))(
  "leaves the others connections to the database, however many a caller asks for at once",
  async () => {
    const bob = await app.signUp();
    const { answers } = await app.db.transaction().execute(async (transaction) => {
      await sql`lock table meals in access exclusive mode`.execute(transaction);
      const asked = Array.from({ length: 5 }, () => app.call(getDashboard, ana));
      await waitUntilBlocked(app.db, 3);
      expect((await app.call(me, bob)).status).toBe(200);
      return { answers: Promise.all(asked) };
    });
    expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  },
);

import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { deleteGoals, saveGoals } from "#contract/endpoints/goals.ts";
import { getGoalsOfWeek, getStreak } from "#contract/endpoints/insights.ts";
import * as meals from "#contract/endpoints/meals.ts";
import { exportMyData } from "#contract/endpoints/profile.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { seedMeal } from "../../testing/seed-meal.ts";
import { createTestApp, type SignedIn, type TestApp, testPassword } from "../../testing/test-app.ts";

let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
});
/** Wednesday, 11 March 2026. */
beforeEach(async () => {
  at("2026-03-11T12:00:00Z");
  ana = await app.signUp();
});
afterAll(() => app.close());

const at = (instant: string) => app.clock.set(new Date(instant));
/** Signed in again, because the session has ended. */
const later = async (instant: string) => {
  at(instant);
  ana = await app.logIn(ana.userId, ana.email, testPassword);
};
const save = (changes: object) => app.call(saveGoals, { ...ana, body: { ...defaultGoals, ...changes } });
const goalOf = async (date: string) =>
  (await app.call(meals.getDailySummary, { ...ana, query: { date } })).body.goalCalories;
const training = { calories: 2600, protein: 195, carbs: 325, fat: 85, fiber: 33 };

it("a weekday has its own goals in the day's summary, the week and the streak", async () => {
  expect((await save({ weekdays: { wednesday: training } })).body.weekdays).toEqual({ wednesday: training });
  expect([await goalOf("2026-03-11"), await goalOf("2026-03-12")]).toEqual([2600, 2000]);
  await seedMeal(app, ana, { eatenAt: "2026-03-11T08:00:00Z", figures: training });
  await seedMeal(app, ana, { eatenAt: "2026-03-10T08:00:00Z", figures: defaultGoals });
  const week = (await app.call(getGoalsOfWeek, ana)).body;
  expect(week.slice(-2).map((point: { completion: number }) => point.completion)).toEqual([100, 100]);
  expect((await app.call(getStreak, ana)).body.days).toBe(2);
});

it("weekdays stay when a program that does not know them saves goals, until they are taken away", async () => {
  await save({ weekdays: { friday: training } });
  expect((await save({ calories: 1900 })).body.weekdays).toEqual({ friday: training });
  expect((await save({ weekdays: {} })).body).toEqual(defaultGoals);
});

it("the days before a change keep the goals that they had", async () => {
  await save({ calories: 1800, weekdays: { monday: training } });
  await later("2026-03-13T12:00:00Z");
  await save({ calories: 1500, weekdays: {} });
  await save({ calories: 1600 });
  expect(await Promise.all(["2026-03-09", "2026-03-12", "2026-03-13"].map(goalOf))).toEqual([
    2600, 1800, 1600,
  ]);
  await seedMeal(app, ana, { eatenAt: "2026-03-12T08:00:00Z", figures: { calories: 900 } });
  const week = (await app.call(getGoalsOfWeek, ana)).body;
  expect(week.at(-2).caloriesCompletion).toBe(50);
});

it("what is tried out on the first day leaves no trace on the days before", async () => {
  await save({ calories: 3900 });
  await save({ calories: 1800 });
  expect(await goalOf("2026-03-01")).toBe(1800);
});

it("a change shortly after midnight in a zone that is ahead keeps the day before", async () => {
  await later("2026-03-11T12:30:00Z");
  const headers = { ...ana.headers, "time-zone": "Pacific/Auckland" };
  await app.call(saveGoals, { body: defaultGoals, headers });
  await save({ calories: 1500 });
  expect(await goalOf("2026-03-11")).toBe(1500);
});

it("earlier goals are in the export, and are forgotten with the goals", async () => {
  await save({ calories: 1800 });
  await later("2026-03-13T12:00:00Z");
  await save({});
  const { body } = await app.call(exportMyData, ana);
  expect(body.earlierGoals).toMatchObject([{ until: "2026-03-12", calories: 1800 }]);
  await app.call(deleteGoals, ana);
  await save({ calories: 3000 });
  expect(await goalOf("2026-03-11")).toBe(3000);
});

it.each([{ someday: training }, { monday: { calories: 2000 } }, { monday: { ...training, calories: 999 } }])(
  "refuses weekdays %o",
  async (weekdays) => {
    expect((await save({ weekdays })).body.code).toBe("invalid_request");
  },
);

import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { logMeal } from "#contract/endpoints/add.ts";
import { searchFoods } from "#contract/endpoints/foods.ts";
import { getGoals, saveGoals } from "#contract/endpoints/goals.ts";
import * as meals from "#contract/endpoints/meals.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.clock.set(new Date("2026-03-10T12:00:00Z"));
  ana = await app.signUp();
});
afterAll(() => app.close());

const limits = { sugars: 60, salt: 5.5 };
const save = (body: object) => app.call(saveGoals, { ...ana, body });
const stored = async () => (await app.call(getGoals, ana)).body;
const summary = async () => (await app.call(meals.getDailySummary, ana)).body;

async function logApple(others: readonly object[] = []) {
  const { body } = await app.call(searchFoods, { ...ana, query: { query: "apple" } });
  const { table, code } = body[0].source;
  const items = [{ from: "table", table, code, grams: 200 }, ...others];
  return app.call(logMeal, { ...ana, body: { items } });
}

it("a meal and its day tell sugars, saturated fat and salt, and say where they are a lower bound", async () => {
  const { body: meal } = await logApple();
  expect(meal.toLimit.amounts.sugars).toBeGreaterThan(15);
  expect(meal.toLimit.knownFor).toEqual({ sugars: 1, saturatedFat: 1, salt: 1 });
  expect((await summary()).toLimit).toEqual(meal.toLimit);
  await logApple([{ from: "quick", name: "Cake", calories: 300 }]);
  const { toLimit } = await summary();
  expect([toLimit.foodCount, toLimit.knownFor.sugars]).toEqual([3, 2]);
  expect(toLimit.amounts.sugars).toBeCloseTo(2 * meal.toLimit.amounts.sugars, 1);
});

it("a day of calories alone tells none of them, which is not zero", async () => {
  await app.call(logMeal, { ...ana, body: { items: [{ from: "quick", name: "Cake", calories: 300 }] } });
  expect((await summary()).toLimit.amounts).toEqual({ sugars: null, saturatedFat: null, salt: null });
});

it("limits are none until they are set, and are shown beside the day", async () => {
  await save(defaultGoals);
  expect([await stored(), (await summary()).limits]).toEqual([defaultGoals, {}]);
  expect((await save({ ...defaultGoals, limits })).body).toEqual({ ...defaultGoals, limits });
  expect([(await stored()).limits, (await summary()).limits]).toEqual([limits, limits]);
});

it("a limit that was typed as whole mg of sodium is stored as the same salt", async () => {
  const ofSodium = { ...defaultGoals, limits: { salt: 3.7525 } };
  expect((await save(ofSodium)).body).toEqual(ofSodium);
  expect((await stored()).limits).toEqual({ salt: 3.7525 });
});

it("limits outlive a change by a program that knows only the goals, until they are taken away", async () => {
  await save({ ...defaultGoals, limits });
  expect((await save({ ...defaultGoals, calories: 1800 })).body).toMatchObject({ calories: 1800, limits });
  await save({ ...defaultGoals, limits: {} });
  expect(await stored()).toEqual(defaultGoals);
});

it.each([{ sugars: 0 }, { salt: 21 }, { salt: 5.551 }, { protein: 9 }, { sugars: "60" }])(
  "refuses limits of %o",
  async (wrong) => {
    expect((await save({ ...defaultGoals, limits: wrong })).body.code).toBe("invalid_request");
  },
);

it("another person's limits are their own", async () => {
  await save({ ...defaultGoals, limits });
  ana = await app.signUp();
  expect((await summary()).limits).toEqual({});
});

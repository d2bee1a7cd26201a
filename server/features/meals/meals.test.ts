import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { logMeal } from "#contract/endpoints/add.ts";
import { deleteGoals, getGoals, saveGoals } from "#contract/endpoints/goals.ts";
import * as meals from "#contract/endpoints/meals.ts";
import { saveProfile, saveSettings } from "#contract/endpoints/profile.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { scanMealToEnd } from "../../testing/scan-meal.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 100 });
});
beforeEach(async () => {
  app.clock.set(new Date("2026-03-10T12:00:00Z"));
  person = await app.signUp();
});
afterAll(() => app.close());

const womanOf35 = {
  birthdate: "1991-01-01",
  gender: "female",
  height: 165,
  weight: 60,
  activityLevel: "moderately_active",
  userObjective: "maintain_weight",
};

/** Scans and saves a meal; gives its id. */
async function saveMeal(text: string, headers = person.headers): Promise<string> {
  const { id } = await scanMealToEnd(app, headers, { text });
  return (await app.call(scanning.acceptSubmission, { params: { id }, body: {}, headers })).body.mealId;
}

const list = async (date: string, headers = person.headers) =>
  (await app.call(meals.listMeals, { body: { date }, headers })).body;
const summary = async (query: Record<string, string> = {}, headers = person.headers) =>
  (await app.call(meals.getDailySummary, { query, headers })).body;

describe("a day of the diary", () => {
  it("lists its meals, newest first, each with the sum of its foods", async () => {
    await saveMeal("an apple");
    app.clock.advance(600_000);
    await saveMeal("150 g of cooked rice and two eggs");
    const day = await list("2026-03-10");
    expect(day).toHaveLength(2);
    expect(day[0].createdAt).toBe("2026-03-10T12:10:00.000Z");
    expect(day[0].foods.length).toBeGreaterThanOrEqual(2);
    for (const meal of day) {
      const sum = meal.foods.reduce((total: number, food: { calories: number }) => total + food.calories, 0);
      expect(Math.abs(sum - meal.calories)).toBeLessThanOrEqual(meal.foods.length);
    }
    expect(await list("2026-03-09")).toEqual([]);
  });

  it("follows the user's time zone: late evening UTC is the next day in Madrid", async () => {
    app.clock.set(new Date("2026-03-10T23:30:00Z"));
    person = await app.signUp();
    const inMadrid = { ...person.headers, "time-zone": "Europe/Madrid" };
    await saveMeal("an apple", inMadrid);
    expect(await list("2026-03-10")).toEqual([]);
    expect(await list("2026-03-11")).toHaveLength(1);
    expect((await summary({}, inMadrid)).actualCalories).toBeGreaterThan(0);
    expect((await summary({ date: "2026-03-10" }, inMadrid)).actualCalories).toBe(0);
  });

  it("has totals beside the goals, or beside the defaults if none are stored", async () => {
    await saveMeal("an apple");
    await saveMeal("two eggs");
    const day = await list("2026-03-10");
    const calories = day.reduce((total: number, meal: { calories: number }) => total + meal.calories, 0);
    expect(await summary()).toMatchObject({ actualCalories: calories, goalCalories: defaultGoals.calories });
    await app.call(saveGoals, { body: { ...defaultGoals, calories: 2500 }, headers: person.headers });
    expect(await summary()).toMatchObject({ goalCalories: 2500 });
  });

  it("includes tip and micronutrients only for Pro", async () => {
    await saveMeal("two eggs");
    const [free] = await list("2026-03-10");
    expect(free).not.toHaveProperty("micronutrients");
    expect(free).not.toHaveProperty("nutritionalTip");
    await app.makePro(person);
    const [pro] = await list("2026-03-10");
    expect(pro.micronutrients.vitaminB12).toBeGreaterThan(0);
    expect(pro.nutritionalTip).toMatch(/\w/);
  });

  it("writes the tip in the account's language and its country's words of today, whatever it was saved in", async () => {
    await app.makePro(person);
    await saveMeal("1 litre of cola");
    const tipIn = async (settings: { language: string; country: string }): Promise<string> => {
      await app.call(saveSettings, { body: settings, headers: person.headers });
      const [meal] = await list("2026-03-10");
      return meal.nutritionalTip;
    };
    expect(await tipIn({ language: "es", country: "ES" })).toContain("azúcares añadidos");
    expect(await tipIn({ language: "es", country: "MX" })).toContain("azúcares agregados");
    expect(await tipIn({ language: "fr", country: "FR" })).toContain("sucres ajoutés");
  });

  it("adds up a day's micronutrients for Pro, as shares of the need of the person's sex and age", async () => {
    await saveMeal("two eggs");
    await saveMeal("an orange");
    const [{ foods }] = await list("2026-03-10");
    const { table, code } = foods[0].source;
    const caloriesAlone = { from: "quick", name: "Cake", calories: 300, protein: 0, carbs: 0, fat: 0 };
    const items = [{ from: "table", table, code, grams: 100 }, caloriesAlone];
    await app.call(logMeal, { body: { items }, headers: person.headers });
    const asked = { date: "2026-03-10", with: "micronutrients" };
    expect(await summary(asked)).not.toHaveProperty("micronutrients");
    await app.makePro(person);
    expect(await summary({ date: "2026-03-10" })).not.toHaveProperty("micronutrients");
    const day = await list("2026-03-10");
    const { micronutrients } = await summary(asked);
    const total = day.reduce(
      (sum: number, meal: { micronutrients: { vitaminC: number | null } }) =>
        sum + (meal.micronutrients.vitaminC ?? 0),
      0,
    );
    expect(micronutrients).toMatchObject({ foodCount: 4, percentOfNeed: null });
    expect(micronutrients.amounts.vitaminC).toBeCloseTo(total, 1);
    // Of the last meal, it is known for one of two foods.
    expect(micronutrients.knownFor.vitaminC).toBe(3);
    const mixed = day.find((meal: { foods: unknown[] }) => meal.foods.length === 2);
    expect(mixed.micronutrientsKnownFor.vitaminC).toBe(1);

    await app.call(saveProfile, { body: womanOf35, headers: person.headers });
    const { percentOfNeed, amounts } = (await summary(asked)).micronutrients;
    // EFSA's population reference intake of vitamin C for women is 95 mg.
    expect(percentOfNeed.vitaminC).toBeCloseTo(amounts.vitaminC / 0.95, 1);
  });

  it("has no micronutrients known of a day without meals", async () => {
    await app.makePro(person);
    const { micronutrients } = await summary({ date: "2026-03-09", with: "micronutrients" });
    expect(micronutrients.foodCount).toBe(0);
    expect(new Set(Object.values(micronutrients.amounts))).toEqual(new Set([null]));
  });

  it.each(["2026-02-30", "yesterday", "2026-3-1", "", 20260310, null])("is refused as %j", async (date) => {
    const { status, body } = await app.call(meals.listMeals, { body: { date }, headers: person.headers });
    expect([status, body.code]).toEqual([400, "invalid_request"]);
  });
});

describe("deleting a meal", () => {
  it("removes it, and a repeat answers 404", async () => {
    const id = await saveMeal("an apple");
    const call = { params: { id }, headers: person.headers };
    expect((await app.call(meals.deleteMeal, call)).status).toBe(204);
    expect(await list("2026-03-10")).toEqual([]);
    expect((await app.call(meals.deleteMeal, call)).body.code).toBe("meal_not_found");
  });

  it("of another user answers 404 and deletes nothing", async () => {
    const id = await saveMeal("an apple");
    const other = await app.signUp();
    const answer = await app.call(meals.deleteMeal, { params: { id }, headers: other.headers });
    expect([answer.status, answer.body.code]).toEqual([404, "meal_not_found"]);
    expect(await list("2026-03-10")).toHaveLength(1);
    expect(await list("2026-03-10", other.headers)).toEqual([]);
  });
});

describe("goals", () => {
  const call = (body?: unknown) => ({ body, headers: person.headers });

  it("answer 404 before they are saved and after they are deleted", async () => {
    expect((await app.call(getGoals, call())).body.code).toBe("goals_not_found");
    await app.call(saveGoals, call(defaultGoals));
    expect((await app.call(getGoals, call())).body).toEqual(defaultGoals);
    expect((await app.call(deleteGoals, call())).status).toBe(204);
    expect((await app.call(getGoals, call())).status).toBe(404);
  });

  it.each([
    ["too few calories", { calories: 999 }],
    ["too much protein", { protein: 301 }],
    ["a broken number", { fat: 1.5 }],
    ["text", { carbs: "250" }],
    ["a field of its own", { sugar: 10 }],
  ])("refuse %s", async (_, fault) => {
    const { status, body } = await app.call(saveGoals, call({ ...defaultGoals, ...fault }));
    expect([status, body.code]).toEqual([400, "invalid_request"]);
  });
});

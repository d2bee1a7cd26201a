import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as logging from "#contract/endpoints/add.ts";
import { saveSettings } from "#contract/endpoints/profile.ts";
import { addRecipe } from "#contract/endpoints/recipes.ts";
import { checkUsage } from "#contract/endpoints/scan.ts";
import {
  foodDaysMax,
  foodGramsMax,
  foodsPerMealMax,
  mealTextMaxLength,
  quickCaloriesMax,
} from "#contract/limits.ts";
import { goalRanges } from "#domain/goals/daily-goals.ts";
import { Assistant } from "../../testing/assistant.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

const madrid = { headers: { "time-zone": "Europe/Madrid" } };
let app: TestApp;
let ana: SignedIn;
let assistant: Assistant;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.clock.set(new Date("2026-03-10T12:00:00Z"));
  ana = await app.signUp();
  assistant = await Assistant.connect(app, ana, madrid);
});
afterAll(() => app.close());

const scansLeft = async () => (await app.call(checkUsage, ana)).body.remainingScans;
const mealsOf = async (date: string) => (await assistant.call("read_day", { date })).answer.meals;

describe("the tools", () => {
  it("state the API's limits", async () => {
    const { tools } = await assistant.client.listTools();
    const propertiesOf = (name: string) => tools.find((tool) => tool.name === name)?.inputSchema.properties;
    expect(propertiesOf("set_goals")).toMatchObject({
      calories: { minimum: goalRanges.calories.min, maximum: goalRanges.calories.max },
      fiber: { minimum: goalRanges.fiber.min, maximum: goalRanges.fiber.max },
    });
    expect(propertiesOf("log_meal_in_words")).toMatchObject({
      text: { minLength: 1, maxLength: mealTextMaxLength },
    });
    const items = propertiesOf("log_foods")?.items;
    expect(items).toMatchObject({ minItems: 1, maxItems: foodsPerMealMax });
    expect(JSON.stringify(items)).toContain(`"maximum":${foodGramsMax}`);
  });

  it("describe what they answer, and answer it", async () => {
    const { tools } = await assistant.client.listTools();
    for (const { name, outputSchema } of tools) expect(outputSchema?.type, name).toBe("object");
    // The client checks each answer against the description.
    const { answer } = await assistant.call("log_meal_in_words", { text: "two eggs" });
    expect(answer.date).toBe("2026-03-10");
    for (const name of ["read_day", "read_days", "read_summary"])
      expect((await assistant.call(name)).isError, name).toBe(false);
    expect((await assistant.call("search_foods", { query: "egg" })).answer.foods.length).toBeGreaterThan(0);
    expect((await assistant.call("delete_meal", { mealId: answer.mealId })).answer).toEqual({
      deleted: answer.mealId,
    });
  });

  it("name the field that the API refuses", async () => {
    const recipe = { from: "recipe", id: "0190a8a0-0000-7000-8000-000000000000", servings: 1, grams: 100 };
    const refused = await assistant.call("log_foods", { items: [recipe] });
    expect([refused.isError, refused.text]).toEqual([true, expect.stringMatching(/items\.0.*not both/s)]);
    const goals = await assistant.call("set_goals", {
      ...{ calories: 20, protein: 100, carbs: 200, fat: 50, fiber: 25 },
    });
    expect([goals.isError, goals.text]).toEqual([true, expect.stringMatching(/calories.*1000/s)]);
  });
});

describe("own foods, recipes and favourites", () => {
  it("are found by the beginnings of their words, in any accent, and logged", async () => {
    const food = { name: "Grandma's Crème Brûlée", calories: 300, portionGrams: 120 };
    await app.call(logging.addOwnFood, { ...ana, body: food });
    const coffee = { from: "quick", name: "Coffee", calories: 60 };
    await app.call(logging.addFavourite, { ...ana, body: { items: [coffee], name: "Brulee coffee" } });
    const { foods } = (await assistant.call("search_foods", { query: "rice", language: "en" })).answer;
    const { table, code } = foods[0].source;
    const ingredients = [{ from: "table", table, code, grams: 200 }];
    await app.call(addRecipe, { ...ana, body: { name: "Rice brûlée", servings: 2, ingredients } });

    const { ownFoods, recipes, favourites } = (await assistant.call("search_foods", { query: "brulee" }))
      .answer;
    expect([ownFoods, recipes, favourites].map(([first]) => first.name)).toEqual([
      "Grandma's Crème Brûlée",
      "Rice brûlée",
      "Brulee coffee",
    ]);
    const logged = await assistant.call("log_foods", {
      items: [
        { from: "ownFood", id: ownFoods[0].id, grams: 50 },
        { from: "recipe", id: recipes[0].id, servings: 1 },
        { from: "favourite", id: favourites[0].id },
      ],
    });
    expect(logged.answer.foods.map(({ name }: { name: string }) => name)).toEqual([
      "Grandma's Crème Brûlée",
      "Rice brûlée",
      "Coffee",
    ]);
    expect((await assistant.call("search_foods", { query: "rulee" })).answer.ownFoods).toEqual([]);
  });
});

describe("calories alone", () => {
  it.each([
    ["Diet soda", 0, 0],
    ["Half a biscuit", 75.5, 76],
  ])("are what the assistant knows: %s", async (name, calories, kept) => {
    const { isError, answer } = await assistant.call("log_foods", {
      items: [{ from: "quick", name, calories }],
    });
    expect([isError, answer.calories, answer.foods[0].calories]).toEqual([false, kept, kept]);
  });

  it("below 0 are refused, and the schema says so", async () => {
    const { tools } = await assistant.client.listTools();
    const items = JSON.stringify(
      tools.find(({ name }) => name === "log_foods")?.inputSchema.properties?.items,
    );
    expect(items).toContain(`"calories":{"type":"number","minimum":0,"maximum":${quickCaloriesMax}}`);
    const refused = await assistant.call("log_foods", {
      items: [{ from: "quick", name: "Run", calories: -1 }],
    });
    expect([refused.isError, refused.text]).toEqual([true, expect.stringContaining("calories")]);
  });
});

describe("a meal in words", () => {
  it.each([
    ["Yesterday I had two eggs", "en", "2026-03-09", undefined],
    ["two eggs last night", "en", "2026-03-09", "dinner"],
    ["anteayer cené dos huevos", "es", "2026-03-08", "dinner"],
    ["hier midi, deux œufs", "fr", "2026-03-09", "lunch"],
    ["two eggs for breakfast", "en", "2026-03-10", "breakfast"],
  ])("%s (%s): is of the day and meal that the words name", async (text, language, date, mealType) => {
    const { answer } = await assistant.call("log_meal_in_words", { text, language });
    expect(answer.date).toBe(date);
    const [meal] = await mealsOf(date);
    expect(meal.id).toBe(answer.mealId);
    if (mealType) expect(meal.mealType).toBe(mealType);
  });

  it("is answered with what was not read, and with what counts no food of its own", async () => {
    const text = "two eggs at 9:30, 2 glorptarts, a ham sandwich, no wait 2 ham sandwiches";
    const { answer } = await assistant.call("log_meal_in_words", { text, language: "en" });
    expect(answer.unread).toEqual(["2 glorptarts"]);
    expect(answer.setAside).toContainEqual({ text: "at 9:30", reason: "time" });
  });

  it("is of the day and meal that were given, whatever the words name", async () => {
    const given = { text: "yesterday's pizza for lunch", date: "2026-03-08", mealType: "dinner" };
    await assistant.call("log_meal_in_words", given);
    expect(await mealsOf("2026-03-08")).toMatchObject([{ mealType: "dinner" }]);
  });

  it.each([
    ["leftover pizza from yesterday", "day_unclear", "2026-03-10"],
    ["On Monday I had a salad", "day_unclear", "monday"],
    ["yesterday a pizza, today a salad", "day_unclear", "several days"],
    ["Breakfast: eggs. Dinner: fish.", "several_meals", "breakfast, dinner"],
  ])("%s: is asked about, and costs no scan", async (text, code, words) => {
    const before = await scansLeft();
    const { isError, text: said } = await assistant.call("log_meal_in_words", { text });
    expect([isError, said]).toEqual([true, expect.stringMatching(new RegExp(`${code}.*${words}`, "s"))]);
    expect(await scansLeft()).toBe(before);
  });

  it("counts back from the calendar's day where the diary's day goes on after midnight", async () => {
    await app.call(saveSettings, { ...ana, body: { dayStartHour: 4 } });
    app.clock.set(new Date("2026-03-11T00:30:00Z"));
    const { answer } = await assistant.call("log_meal_in_words", { text: "two eggs last night" });
    expect(answer.date).toBe("2026-03-10");
  });
});

describe("several days", () => {
  const coffee = { from: "quick", name: "Coffee", calories: 60, protein: 0.1 };
  const log = (date: string, name: string) =>
    assistant.call("log_foods", { items: [{ ...coffee, name }, coffee], date, mealType: "lunch" });

  it("are read with their totals, the oldest first, the last seven unless others are given", async () => {
    for (const date of ["2026-03-03", "2026-03-04", "2026-03-10"]) await log(date, `Tea of ${date}`);
    const { days, continuesFrom } = (await assistant.call("read_days")).answer;
    expect(days.map(({ date, calories }: { date: string; calories: number }) => [date, calories])).toEqual([
      ...[
        ["2026-03-04", 120],
        ["2026-03-05", 0],
        ["2026-03-06", 0],
        ["2026-03-07", 0],
        ["2026-03-08", 0],
      ],
      ...[
        ["2026-03-09", 0],
        ["2026-03-10", 120],
      ],
    ]);
    expect(days[0]).toMatchObject({ protein: 0.2, meals: [{ foods: [{ name: "Tea of 2026-03-04" }, {}] }] });
    expect(continuesFrom).toBeNull();
    const { actualCalories } = (await assistant.call("read_summary", { date: "2026-03-04" })).answer;
    expect(actualCalories).toBe(days[0].calories);
    const one = await assistant.call("read_days", { from: "2026-03-03", to: "2026-03-03" });
    expect(one.answer.days).toHaveLength(1);
  });

  it("are left to another call from where they are too full", async () => {
    const full = Array.from({ length: foodsPerMealMax }, () => coffee);
    for (let at = 0; at < 17; at++) await assistant.call("log_foods", { items: full, date: "2026-03-08" });
    const { days, continuesFrom } = (await assistant.call("read_days", { from: "2026-03-08" })).answer;
    expect([days.length, continuesFrom]).toEqual([1, "2026-03-09"]);
  });

  it.each([
    [{ from: "2026-03-10", to: "2026-03-09" }, "range_reversed"],
    [{ from: "2026-01-01", to: "2026-03-09" }, "range_too_long"],
  ])("%j are refused", async (range, code) => {
    expect((await assistant.call("read_days", range)).text).toContain(code);
    expect(foodDaysMax).toBeLessThan(60);
  });
});

describe("the time zone", () => {
  it.each([
    [
      "of the address",
      { search: "?timeZone=Pacific/Kiritimati" },
      "2026-03-11 in the person's diary (Pacific/Kiritimati)",
    ],
    [
      "of a header, before that of the address",
      { ...madrid, search: "?timeZone=Pacific/Kiritimati" },
      "2026-03-10 in the person's diary (Europe/Madrid)",
    ],
    ["of the account, where none is given", {}, "2026-03-10 in the person's diary (UTC)"],
  ])("%s decides every call, and the assistant is told what day it is", async (_, connection, today) => {
    const other = await Assistant.connect(app, ana, connection);
    expect(other.client.getInstructions()).toContain(`Today is ${today}`);
    const { answer } = await other.call("log_meal_in_words", { text: "two eggs" });
    expect(today).toContain(answer.date);
    const [meal] = (await other.call("read_day")).answer.meals;
    expect(meal.id).toBe(answer.mealId);
  });

  it("that is none is refused", async () => {
    await expect(Assistant.connect(app, ana, { search: "?timeZone=Mars" })).rejects.toThrow();
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AnalysisOutcome, MealAnalyser } from "#analysis/analyser.ts";
import * as foodEndpoints from "#contract/endpoints/foods.ts";
import { saveSettings } from "#contract/endpoints/profile.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import { eggsAndToast, scanMeal, scanMealToEnd } from "../../testing/scan-meal.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 100 });
});
beforeEach(async () => {
  person = await app.signUp();
});
afterAll(() => app.close());

const scan = (headers = person.headers, body?: unknown) => scanMeal(app, headers, body);
const scanToEnd = () => scanMealToEnd(app, person.headers);

describe("a typed meal", () => {
  it("becomes foods with grams and sources, and their sums are the meal's figures", async () => {
    const { status, body } = await scan();
    expect(status).toBe(200);
    expect(body.foods.length).toBeGreaterThanOrEqual(3);
    for (const food of body.foods) {
      expect(food.source).toEqual({
        table: expect.stringMatching(/\S/),
        code: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
      });
      expect(food.calories).toBe(Math.round((food.per100Grams.calories * food.grams) / 100));
    }
    const sum = body.foods.reduce((total: number, food: { calories: number }) => total + food.calories, 0);
    expect(Math.abs(sum - body.calories)).toBeLessThanOrEqual(body.foods.length);
    expect(body.range.low).toBeLessThanOrEqual(body.calories);
    expect(body.range.high).toBeGreaterThanOrEqual(body.calories);
    expect(body.isText).toBe(true);
  });

  it("gives the same answer every time", async () => {
    const [{ body: first }, { body: second }] = [await scan(), await scan()];
    expect({ ...second, id: "" }).toEqual({ ...first, id: "" });
  });

  it("is parsed in the language of the call, or else of the browser", async () => {
    const spanish = { text: "dos huevos y un yogur con miel", language: "es" };
    const stated = await scan(person.headers, spanish);
    const fromBrowser = await scan(
      { ...person.headers, "accept-language": "es-MX,en;q=0.5" },
      { text: spanish.text },
    );
    expect(stated.status).toBe(200);
    expect(fromBrowser.body.foods.map(({ name }: { name: string }) => name)).toEqual(
      stated.body.foods.map(({ name }: { name: string }) => name),
    );
  });

  it("uses the portions of the call's country, else the account's, else the browser's, else the language's", async () => {
    const gramsOf = async (headers: SignedIn["headers"], country?: string) => {
      const { body } = await scan(headers, { text: "a pint of beer", language: "en", country });
      return Math.round(body.foods[0].grams);
    };
    const [american, british, french] = [480, 576, 507];
    expect(await gramsOf(person.headers)).toBe(american);
    const inBritain = { ...person.headers, "accept-language": "en-GB,en;q=0.9" };
    expect(await gramsOf(inBritain)).toBe(british);
    await app.call(saveSettings, { ...person, body: { country: "FR" } });
    expect(await gramsOf(inBritain)).toBe(french);
    expect(await gramsOf(inBritain, "IE")).toBe(british);
  });

  it.each([
    ["nothing", "", "empty_text"],
    ["blanks", " \n\t ", "empty_text"],
    ["only control characters", "\u0000\u0007\u001b", "empty_text"],
    ["2,001 characters", "a".repeat(2001), "text_too_long"],
    ["no word of any language", "asdf", "no_food_recognised"],
    ["a sentence without food", "the car is red", "no_food_recognised"],
  ])("of %s is refused and costs no scan", async (_, text, code) => {
    expect((await scan(person.headers, { text })).body.code).toBe(code);
    const { body } = await app.call(scanning.checkUsage, { headers: person.headers });
    expect(body.remainingScans).toBe(100);
  });

  it.each([
    ["control characters", "two\u0000 eggs\u001b"],
    ["another alphabet", "борщ with two eggs"],
    ["a huge number", "1000000000 g of rice"],
    ["fractions", "1/2 cup of rice and ½ banana and 1,5 cups milk"],
    ["an emoji and half of one", "two eggs 🍳 \ud83c"],
  ])("with %s never causes an internal error", async (_, text) => {
    const { status } = await scan(person.headers, { text });
    expect([200, 422]).toContain(status);
  });
});

describe("Pro fields", () => {
  it("are absent for free users and visitors", async () => {
    for (const headers of [person.headers, await app.createVisitor()]) {
      const { body } = await scan(headers);
      expect(body).not.toHaveProperty("micronutrients");
      expect(body).not.toHaveProperty("nutritionalTip");
    }
  });

  it("are present for Pro, according to the database", async () => {
    await app.makePro(person);
    const { body } = await scan();
    expect(body.micronutrients.calcium).toBeGreaterThan(0);
    expect(body.micronutrientsKnownFor.calcium).toBe(body.foods.length);
    expect(body.nutritionalTip).toMatch(/\w/);
  });
});

describe("editing a submission", () => {
  it("changes grams and the meal's figures", async () => {
    const { id, foods, calories } = await scanToEnd();
    const [food] = foods;
    const edits = [{ kind: "portion", foodId: food.id, grams: food.grams * 2 }];
    const { status, body } = await app.call(scanning.editSubmission, {
      params: { id },
      body: { edits },
      headers: person.headers,
    });
    expect(status).toBe(200);
    expect(Math.abs(body.calories - calories - food.calories)).toBeLessThanOrEqual(2);
  });

  it("adds a food found by search, or replaces one with it", async () => {
    const { id, foods } = await scanToEnd();
    const search = await app.call(foodEndpoints.searchFoods, {
      query: { query: "banana" },
      headers: person.headers,
    });
    const [{ source }] = search.body;
    expect(source.description).toMatch(/banana/i);
    const edits = [
      { kind: "add", table: source.table, code: source.code, grams: 120 },
      { kind: "swap", table: source.table, code: source.code, foodId: foods[0].id },
    ];
    const { body } = await app.call(scanning.editSubmission, {
      params: { id },
      body: { edits },
      headers: person.headers,
    });
    expect(body.foods).toHaveLength(foods.length + 1);
    expect(body.foods[0].source).toEqual(source);
    expect(body.foods.at(-1)).toMatchObject({ grams: 120, source });
  });

  it("finds what a word means where the person lives", async () => {
    const bestOf = async (headers: typeof person.headers) => {
      const { body } = await app.call(foodEndpoints.searchFoods, {
        query: { query: "tortilla", language: "es" },
        headers,
      });
      return body[0].source.description;
    };
    const inMexico = { ...person.headers, "accept-language": "es-MX,es;q=0.9" };
    expect(await bestOf(inMexico)).toMatch(/^Tortilla, corn/);
    await app.call(saveSettings, { body: { country: "ES" }, headers: person.headers });
    expect(await bestOf(inMexico)).toMatch(/^Spanish omelette/);
  });

  it.each([
    ["an unknown food", { kind: "remove", foodId: "food-99" }, 404, "food_not_found"],
    ["an unknown row", { kind: "add", table: "none", code: "0", grams: 10 }, 404, "food_not_found"],
    ["0 g", { kind: "portion", foodId: "food-1", grams: 0 }, 400, "invalid_request"],
    ["10^9 g", { kind: "portion", foodId: "food-1", grams: 1e9 }, 400, "invalid_request"],
    [
      "figures of one's own",
      { kind: "portion", foodId: "food-1", grams: 10, calories: 1 },
      400,
      "invalid_request",
    ],
  ])("refuses %s", async (_, edit, status, code) => {
    const { id } = await scanToEnd();
    const answer = await app.call(scanning.editSubmission, {
      params: { id },
      body: { edits: [edit] },
      headers: person.headers,
    });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

describe("an analyser that fails", () => {
  const analyserThat = (analyse: () => Promise<AnalysisOutcome>): MealAnalyser => ({
    name: "broken",
    analyse,
  });

  it.each([
    ["fails", () => Promise.reject(new Error("no table")), 502, "analysis_failed"],
    ["hangs", () => new Promise<AnalysisOutcome>(() => {}), 504, "analysis_timed_out"],
  ])("and %s costs no scan", async (_, analyse, status, code) => {
    const broken = await createTestApp({
      hasFoods: false,
      scanDeadlineMs: 100,
      adapters: { analyser: analyserThat(analyse) },
    });
    const { headers } = await broken.signUp();
    const answer = await broken.call(scanning.submitText, { body: eggsAndToast, headers });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    const usage = await broken.call(scanning.checkUsage, { headers });
    expect(usage.body.remainingScans).toBe(usage.body.dailyLimit);
    await broken.close();
  });
});

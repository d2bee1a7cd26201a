import { describe, expect, test } from "vitest";
import { answerQuestions } from "#domain/nutrition/answer-questions.ts";
import { modelEstimateTable } from "#domain/nutrition/meal-analysis.ts";
import { totalsOf } from "#domain/nutrition/meal-totals.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../text/text-analyser.ts";
import { composeAnswer } from "./compose-answer.ts";
import type { ModelAnswer } from "./model-answer.ts";
import { answerWith, modelFood } from "./testing/model-answers.ts";

const table = loadFoodTableOnce();
const reader = createTextAnalyser(table);
const onePhoto = { photos: [{ jpeg: new Uint8Array(), number: 1 }], packets: [] };
const unknownName = "zzyzxian flurg";

async function composed(answer: ModelAnswer, language: "en" | "es" = "en") {
  const result = await composeAnswer(answer, { table, reader, language, country: "US", ...onePhoto });
  if (result === undefined) throw new Error("The answer was taken for one without food.");
  return result;
}

describe("foods", () => {
  test("figures come from our table, whatever the model says of them", async () => {
    const nothing = {
      calories: 0,
      protein: 0,
      carbs: 0,
      fat: 0,
      fiber: 0,
      sugars: 0,
      saturatedFat: 0,
      sodiumMg: 0,
    };
    const injected = modelFood("grilled chicken breast", 150, { nutrientsPer100Grams: nothing });
    const analysis = await composed(answerWith([injected]));
    const [food] = analysis.foods;
    expect(food?.source.table).toMatch(/^FNDDS/);
    expect(food?.grams).toBe(150);
    expect(totalsOf(analysis).calories).toBeGreaterThan(200);
  });

  test("are named in the person's language, and so are the rows to swap to", async () => {
    const analysis = await composed(
      answerWith([modelFood("boiled white rice", 200, { name: "arroz blanco" })]),
      "es",
    );
    expect(analysis.foods[0]?.name).toBe("arroz blanco");
    const rows =
      analysis.foods[0]?.candidates.map(({ source }) => table.find(source.table, source.code)) ?? [];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows).not.toContain(undefined);
  });

  test.each([
    ["samosa, vegetable", 260],
    ["greek yogurt with honey", 100],
    ["tomato cream sauce", 90],
  ])("%s stays one food, of about its energy", async (name, calories) => {
    const nutrientsPer100Grams = { ...modelFood("", 1).nutrientsPer100Grams, calories, fat: calories / 15 };
    const analysis = await composed(answerWith([modelFood(name, 400, { nutrientsPer100Grams })]));
    expect(analysis.foods).toHaveLength(1);
    expect(Math.abs((analysis.foods[0]?.per100Grams.calories ?? 0) / calories - 1)).toBeLessThan(0.31);
  });

  test.each([
    ["beans, pinto, refried", 90, /bean/i],
    ["ground beef, 93% lean, cooked", 182, /beef/i],
    ["potato chips", 540, /potato chips/i],
    ["french fries", 300, /fr/i],
    ["oats, rolled, dry", 379, /oat/i],
    ["oatmeal, cooked with water", 70, /oat/i],
  ])("%s is the row that has the energy the model knows", async (name, calories, description) => {
    const nutrientsPer100Grams = {
      ...modelFood("", 1).nutrientsPer100Grams,
      calories,
      fat: 0,
      carbs: calories / 4,
      protein: 0,
    };
    const [food] = (await composed(answerWith([modelFood(name, 100, { nutrientsPer100Grams })]))).foods;
    expect(food?.source.description).toMatch(description);
    expect(Math.abs((food?.per100Grams.calories ?? 0) / calories - 1)).toBeLessThan(0.31);
  });

  test("one that no table has carries the model's figures, marked as an estimate and most unsure", async () => {
    const analysis = await composed(answerWith([modelFood(unknownName, 100), modelFood("apple", 150)]));
    const [estimate, apple] = analysis.foods;
    expect(estimate?.source).toEqual({ table: modelEstimateTable, code: "", description: unknownName });
    expect(estimate?.per100Grams.calories).toBe(150);
    expect(estimate?.per100Grams.micronutrients.iron).toBeNull();
    expect(estimate?.energyUncertainty).toBeGreaterThan(apple?.energyUncertainty ?? 1);
  });

  test("a name of which only a part means a food is an estimate, with that part's food to choose", async () => {
    const nutrientsPer100Grams = { ...modelFood("", 1).nutrientsPer100Grams, calories: 400, fat: 30 };
    const analysis = await composed(answerWith([modelFood("zorblax root", 100, { nutrientsPer100Grams })]));
    const [food] = analysis.foods;
    expect(food?.source).toEqual({ table: modelEstimateTable, code: "", description: "zorblax root" });
    expect(food?.per100Grams.calories).toBe(400);
    expect(food?.candidates.length).toBeGreaterThan(0);
  });

  test("a brand that no table knows is the row of the rest of its name, where the energy confirms it", async () => {
    const none = { carbs: 0.1, protein: 0, fat: 0, fiber: 0, sugars: 0, saturatedFat: 0, sodiumMg: 10 };
    const diet = { nutrientsPer100Grams: { ...none, calories: 1 } };
    const [food] = (await composed(answerWith([modelFood("soft drink, diet, Zorblax Zero", 330, diet)])))
      .foods;
    expect(food?.source.table).toMatch(/^FNDDS/);
    expect(food?.per100Grams.calories).toBeLessThan(7);
  });

  test.each([
    ["grilled salmon", 200],
    ["chicken breast, grilled", 165],
    ["lasagna with meat", 140],
    ["cheeseburgers", 260],
    ["strawberries", 32],
    ["miso soup", 30],
    ["french fries", 290],
    ["hummus", 200],
    ["caesar salad", 130],
    ["scrambled eggs", 150],
    ["whole-wheat bread", 250],
    ["pad thai", 150],
    ["guacamole", 155],
    ["tiramisu", 290],
    ["beef tacos", 220],
  ])("%s takes its figures from a food table", async (name, calories) => {
    const nutrientsPer100Grams = { ...modelFood("", 1).nutrientsPer100Grams, calories };
    const analysis = await composed(answerWith([modelFood(name, 150, { nutrientsPer100Grams })]));
    expect(analysis.foods.map(({ source }) => source.table)).not.toContain(modelEstimateTable);
  });

  test("names are reduced to plain words", async () => {
    const analysis = await composed(
      answerWith([modelFood("apple", 150, { name: "<b>apple</b>\u0000 https://evil.example/x".repeat(20) })]),
    );
    expect(analysis.foods[0]?.name).not.toMatch(/[<>]|\/\//);
    expect(analysis.foods[0]?.name.length).toBeLessThanOrEqual(80);
  });

  test.each([
    ["no grams", modelFood("apple", 0)],
    ["grams that are no number", modelFood("apple", Number.NaN)],
    ["a lorry full", modelFood("apple", 900_000)],
    [
      "an unknown food without energy",
      modelFood(unknownName, 100, {
        nutrientsPer100Grams: {
          calories: 0,
          protein: 0,
          carbs: 0,
          fat: 0,
          fiber: 0,
          sugars: 0,
          saturatedFat: 0,
          sodiumMg: 0,
        },
      }),
    ],
  ])("%s makes the whole answer implausible", async (_, food) => {
    await expect(composed(answerWith([modelFood("banana", 100), food]))).rejects.toMatchObject({
      kind: "implausible",
    });
  });

  test("an answer without food is rejected", async () => {
    const ground = { table, reader, language: "en" as const, country: "US", ...onePhoto };
    expect(await composeAnswer(answerWith([], { hasFood: false }), ground)).toBeUndefined();
    expect(
      await composeAnswer(answerWith([modelFood("apple", 100)], { hasFood: false }), ground),
    ).toBeUndefined();
  });
});

describe("questions", () => {
  const keep = { change: "keep" as const, grams: 0, englishName: "" };
  const asked = {
    foodNumber: 0,
    choices: [
      keep,
      { change: "food" as const, grams: 0, englishName: "battered fried cod" },
      { change: "add" as const, grams: 20, englishName: "butter" },
    ],
  };

  test("an answer changes the figures by rows of the table", async () => {
    const analysis = await composed(answerWith([modelFood("baked cod", 200)], { questions: [asked] }));
    const [question] = analysis.questions;
    if (question === undefined) throw new Error("Nothing is asked.");
    expect(question.questionText).toBe("baked cod: which fits best?");
    const before = totalsOf(analysis).calories;
    const [kept, ...others] = question.choices;
    expect([kept?.text, others.length]).toEqual(["baked cod, 200 g", 2]);
    for (const { text } of others) {
      const outcome = answerQuestions(
        analysis,
        [{ questionText: question.questionText, answer: text }],
        table.find,
      );
      if (outcome.kind !== "changed") throw new Error(outcome.kind);
      expect(totalsOf(outcome.analysis).calories).toBeGreaterThan(before + 60);
    }
  });

  test.each([
    [
      "what moves nothing",
      { ...asked, choices: [keep, { change: "grams" as const, grams: 205, englishName: "" }] },
    ],
    [
      "what our table lacks",
      { ...asked, choices: [keep, { change: "food" as const, grams: 0, englishName: unknownName }] },
    ],
    ["a food that is not there", { ...asked, foodNumber: 7 }],
    [
      "whether the only food was eaten",
      { ...asked, choices: [keep, { change: "remove" as const, grams: 0, englishName: "" }] },
    ],
  ])("%s is not asked", async (_, question) => {
    const analysis = await composed(answerWith([modelFood("baked cod", 200)], { questions: [question] }));
    expect(analysis.questions).toEqual([]);
  });

  test("of one food is asked once", async () => {
    const analysis = await composed(answerWith([modelFood("baked cod", 200)], { questions: [asked, asked] }));
    expect(analysis.questions).toHaveLength(1);
  });
});

test("what else is in the picture is offered and not counted", async () => {
  const analysis = await composed(
    answerWith([modelFood("apple", 150)], {
      alsoSeen: [
        { name: "vin rouge", englishName: "red wine", grams: 150 },
        { name: "?", englishName: unknownName, grams: 50 },
      ],
    }),
  );
  expect(analysis.foods).toHaveLength(1);
  expect(analysis.alsoSeen?.map(({ name, grams }) => [name, grams])).toEqual([["vin rouge", 150]]);
});

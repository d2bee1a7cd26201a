import { expect, test } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { isPlausible } from "./plausible-nutrients.ts";
import { modelFood } from "./testing/model-answers.ts";

const { nutrientsPer100Grams: plausible } = modelFood("anything", 100);

test.each([
  ["only zeros", { calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0, sugars: 0, saturatedFat: 0 }],
  ["more energy than pure fat", { calories: 1200, fat: 100, carbs: 0, protein: 0, fiber: 0, sugars: 0 }],
  ["more mass than 100 g", { calories: 600, protein: 60, carbs: 60, fat: 20 }],
  ["less energy than its parts have", { calories: 50, protein: 20, carbs: 30, fat: 10 }],
  ["more sugar than carbohydrate", { sugars: 60 }],
  ["more saturated fat than fat", { saturatedFat: 30 }],
  ["a negative figure", { protein: -4 }],
  ["a figure that is not a number", { fat: Number.NaN }],
  ["an infinite figure", { sodiumMg: Number.POSITIVE_INFINITY }],
])("rejects a food with %s", (_, change) => {
  expect(isPlausible(plausible)).toBe(true);
  expect(isPlausible({ ...plausible, ...change })).toBe(false);
});

test("of the table's own foods with energy, 99 % pass", () => {
  const foods = loadFoodTableOnce().rows.filter(({ per100Grams }) => per100Grams.calories >= 10);
  const passed = foods.filter(({ per100Grams }) => isPlausible(per100Grams));
  expect(passed.length / foods.length).toBeGreaterThan(0.99);
});

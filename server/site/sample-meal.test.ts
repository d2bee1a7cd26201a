import { expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { sampleMeal, sampleSource } from "#web/app/features/nutrition/sample-meal.ts";

it("the landing page's sample meal matches the food table", () => {
  const table = loadFoodTableOnce();
  const rows = sampleMeal.foods.map((food) => {
    const row = table.find(sampleSource, food.code);
    if (!row) throw new Error(`No row ${food.code}`);
    return { ...food, row };
  });
  const total = (nutrient: "calories" | "protein" | "carbs" | "fat" | "fiber") =>
    rows.reduce((sum, { row, grams }) => sum + (row.per100Grams[nutrient] * grams) / 100, 0);
  for (const { row, grams, calories } of rows)
    expect(Math.round((row.per100Grams.calories * grams) / 100)).toBe(calories);
  expect(Math.abs(total("calories") - sampleMeal.calories)).toBeLessThan(1);
  for (const nutrient of ["protein", "carbs", "fat", "fiber"] as const)
    expect(Math.round(total(nutrient)), nutrient).toBe(sampleMeal.macros[nutrient]);
});

import { expect, it } from "vitest";
import { totalsOf } from "#domain/nutrition/meal-totals.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "./text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

/** Names that were read as another food or weighed as another portion, with the energy in kcal of a usual one. */
it.each([
  ["GB", "chicken stir fry", 300, 600],
  ["GB", "mint sauce", 5, 40],
  ["GB", "tea with milk", 10, 50],
  ["GB", "smoked mackerel", 200, 400],
  ["GB", "mcdonalds cheeseburger", 270, 340],
  ["GB", "haggis neeps and tatties", 400, 800],
  ["GB", "onion bhaji", 100, 220],
  ["IE", "white pudding", 100, 250],
  ["CA", "bannock", 200, 400],
  ["CA", "timbits", 140, 350],
  ["AU", "kangaroo steak", 130, 330],
  ["US", "prime rib", 450, 800],
  ["US", "french dip", 400, 700],
  ["US", "hotcakes", 300, 700],
  ["US", "hot dog no bun", 120, 220],
  ["US", "mcdouble no bun", 180, 310],
  ["US", "big mac without the bun", 270, 420],
  ["US", "whopper no bun, small fry", 580, 780],
  ["US", "chili cheese fries", 450, 1000],
  ["US", "panda express plate", 850, 1400],
  ["US", "scalloped potatoes", 200, 400],
  ["US", "gum", 3, 20],
  ["US", "thousand island dressing", 60, 160],
  ["IN", "thousand island dressing", 60, 160],
  ["NG", "2 tbsp thousand island", 60, 160],
] as const)("%s: %s", async (country, text, low, high) => {
  const outcome = await analyser.analyse({ text, language: "en", country });
  const calories = outcome.kind === "analysed" ? totalsOf(outcome.analysis).calories : 0;
  expect(calories).toBeGreaterThanOrEqual(low);
  expect(calories).toBeLessThanOrEqual(high);
});

import { expect, test } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { amountGrid, householdGrid } from "./testing/amount-grid.ts";
import { readFoods } from "./testing/read-foods.ts";
import { createTextAnalyser } from "./text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());
const casesMin = 700;

test("reads every amount of the grid", async () => {
  const wrong: string[] = [];
  for (const { text, language, grams } of amountGrid) {
    const outcome = await analyser.analyse({ text, language });
    const read = outcome.kind === "analysed" ? outcome.analysis.foods.map((food) => food.grams) : [];
    const isRight =
      read.length === grams.length &&
      read.every((each, at) => Math.abs(each - (grams[at] ?? each)) < 0.01 * each);
    if (!isRight)
      wrong.push(`${language}: ${text} → ${read.map(Math.round).join(", ")}, not ${grams.join(", ")}`);
  }
  expect(amountGrid.length).toBeGreaterThanOrEqual(casesMin);
  expect(wrong).toEqual([]);
});

test("weighs each food of a household list as it weighs it alone", async () => {
  const gramsOf = async (text: string, language: Language) => {
    return (await readFoods(text, language)).map(({ grams }) => grams);
  };
  const wrong: string[] = [];
  for (const { text, language, alone } of householdGrid) {
    const listed = await gramsOf(text, language);
    const apart = await Promise.all(alone.map((each) => gramsOf(each, language)));
    const isRight = apart.every((each, at) => each.length === 1 && each[0] === listed[at]);
    if (!isRight || listed.length !== alone.length)
      wrong.push(`${language}: ${text} → ${listed.join(", ")}, not ${apart.join(", ")}`);
  }
  expect(householdGrid.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

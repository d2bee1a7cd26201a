import { expect, test } from "vitest";
import { loadFoodTable } from "#food/load-food-table.ts";
import { amountGrid } from "./testing/amount-grid.ts";
import { createTextAnalyser } from "./text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTable());
const casesMin = 5000;

test("reads every amount of the grid", async () => {
  const wrong: string[] = [];
  for (const { text, language, grams } of amountGrid) {
    const outcome = await analyser.analyse({ text, language });
    const read = outcome.kind === "analysed" ? outcome.analysis.foods.map((food) => food.grams) : [];
    const isRight =
      read.length === grams.length &&
      read.every((each, at) => Math.abs(each - (grams[at] ?? 0)) < 0.01 * each);
    if (!isRight)
      wrong.push(`${language}: ${text} → ${read.map(Math.round).join(", ")}, not ${grams.join(", ")}`);
  }
  expect(amountGrid.length).toBeGreaterThanOrEqual(casesMin);
  expect(wrong).toEqual([]);
}, 60_000);

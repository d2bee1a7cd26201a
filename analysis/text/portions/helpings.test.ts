import { expect, it } from "vitest";
import { loadFoodTable } from "#food/load-food-table.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTable());

async function gramsOf(text: string) {
  const outcome = await analyser.analyse({ text, language: "en", country: "US" });
  return outcome.kind === "analysed" ? outcome.analysis.foods.map(({ grams }) => grams) : [];
}

it.each([
  ["chocolate chip cookie", "a chocolate chip cookie", "chocolate chip cookies"],
  ["egg roll", "an egg roll", "egg rolls"],
  ["samosa", "a samosa", "samosas"],
  ["hash brown", "a hash brown", "hash browns"],
])("%s is one, and its plural is several", async (single, one, several) => {
  const [bare = 0] = await gramsOf(single);
  expect([bare]).toEqual(await gramsOf(one));
  expect((await gramsOf(several))[0]).toBeGreaterThan(1.5 * bare);
});

it.each([
  ["big portion of grapes", "grapes", 1, 2],
  ["small portion of peanuts", "peanuts", 0.4, 1],
  ["big portion of chicken", "chicken", 1, 2],
  ["some steak", "steak", 0.8, 1.2],
  ["some cake", "cake", 0.8, 1.2],
])("%s is about a helping", async (text, usual, least, most) => {
  const [said = 0] = await gramsOf(text);
  const [helping = 0] = await gramsOf(usual);
  expect(said).toBeGreaterThanOrEqual(least * helping);
  expect(said).toBeLessThanOrEqual(most * helping);
});

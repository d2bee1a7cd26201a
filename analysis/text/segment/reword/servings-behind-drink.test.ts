import { expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsIn(text: string) {
  const outcome = await analyser.analyse({ text, language: "en", country: "GB" });
  if (outcome.kind !== "analysed") return [];
  return outcome.analysis.foods.map(({ source, grams }) => `${source.code} ${Math.round(grams)}`);
}

it.each([
  ["whisky double", "double whisky"],
  ["vodka single", "single vodka"],
  ["gumbo cup", "cup of gumbo"],
  ["chili bowl", "bowl of chili"],
  ["half a bottle of red", "half a bottle of red wine"],
  ["rice cakes 2 peanut butter", "2 rice cakes with peanut butter"],
  ["oatcakes 3 cheddar", "3 oatcakes with cheddar"],
])("%s is %s", async (behind, before) => {
  expect(await foodsIn(behind)).not.toEqual([]);
  expect(await foodsIn(behind)).toEqual(await foodsIn(before));
});

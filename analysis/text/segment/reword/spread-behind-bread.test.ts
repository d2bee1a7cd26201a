import { expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string) {
  const outcome = await analyser.analyse({ text, language: "en", country: "GB" });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source, grams }) => `${source.description} ${Math.round(grams)} g`);
}

const breads = ["2 slices toast", "toast", "bagel", "2 crumpets"];
const spreads = ["butter", "marmalade", "jam"];

it.each(breads.flatMap((bread) => spreads.map((spread) => [bread, spread] as const)))(
  "%s %s is the bread with it",
  async (bread, spread) => {
    const foods = await foodsOf(`${bread} ${spread}`);
    expect(foods).toHaveLength(2);
    expect(foods).toEqual(await foodsOf(`${bread} with ${spread}`));
  },
);

it.each(breads.map((bread) => [bread] as const))("%s butter jam is the bread with both", async (bread) => {
  expect(await foodsOf(`${bread} butter jam`)).toEqual(await foodsOf(`${bread} with butter and jam`));
});

it.each([
  ["bread butter pudding", 1],
  ["peanut butter toast", 1],
  ["toast, butter beans", 2],
] as const)("leaves a name whole: %s", async (text, count) => {
  expect(await foodsOf(text)).toHaveLength(count);
});

import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string) {
  const outcome = await analyser.analyse({ text, language: "en" });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source, grams }) => [source.code, grams] as const);
}

const grains = ["corn", "wheat", "barley", "millet", "sorghum", "oat"];
const pairs = grains.flatMap((first) =>
  grains.filter((second) => second !== first).map((second) => [first, second] as const),
);

describe("a bread of several grains", () => {
  it.each(pairs)("is one food, that of its first grain: %s and %s", async (first, second) => {
    expect(await foodsOf(`150 g of ${first} and ${second} bread`)).toEqual(
      await foodsOf(`150 g of ${first} bread`),
    );
    expect(await foodsOf(`150 g of bread made from ${first}, ${second}, and teff`)).toEqual(
      await foodsOf(`150 g of bread made from ${first}`),
    );
  });

  it.each(["injera that's 75% corn and 25% millet", "injera made of 75% corn and 25% millet"])(
    "however their shares are told: %s",
    async (text) => {
      expect(await foodsOf(`150 g of ${text}`)).toEqual(await foodsOf("150 g of injera made from corn"));
    },
  );

  it.each(["rice and corn bread", "chicken, rice and wheat bread", "rice, corn and bread"])(
    "but a grain that nobody measured is eaten beside it: %s",
    async (text) => {
      expect((await foodsOf(text)).length).toBeGreaterThan(1);
    },
  );
});

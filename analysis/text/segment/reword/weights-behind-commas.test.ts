import { expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

const firsts = ["bread", "raw apple", "cheese", "rice"];
const seconds = ["omelette", "banana", "mandarin", "steak"];

/** Some of the pairs are a food's name: "apple banana", "cheese omelette". */
it.each(firsts.flatMap((first) => seconds.map((second) => [first, second] as const)))(
  "weighs each behind a comma: %s, a %s",
  async (first, second) => {
    const text = `25 g of ${first}, a 110.6 g ${second}, and 200 g of milk`;
    const outcome = await analyser.analyse({ text, language: "en" });
    const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
    expect(foods.map(({ grams }) => Math.round(grams))).toEqual([25, 111, 200]);
  },
);

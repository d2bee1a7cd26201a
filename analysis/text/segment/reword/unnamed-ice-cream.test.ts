import { expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string) {
  const outcome = await analyser.analyse({ text, language: "en", country: "US" });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source }) => source.description);
}

const flavours = ["butter pecan", "mint chip", "cookie dough", "rocky road", "cookies and cream", "coffee"];

it.each(flavours.flatMap((flavour) => [`2 scoops ${flavour}`, `a scoop of ${flavour}`]))(
  "is ice cream and nothing else: %s",
  async (text) => {
    const foods = await foodsOf(text);
    expect(foods).toHaveLength(1);
    expect(foods[0]).toMatch(/ice cream/i);
  },
);

const pairs = [
  ["pistachio", "lemon"],
  ["chocolate", "hazelnut"],
  ["mango", "coconut"],
];

it.each(pairs)("is one gelato of two flavours: %s and %s", async (first, second) => {
  expect(await foodsOf(`${first} and ${second} gelato`)).toHaveLength(1);
});

import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string) {
  const outcome = await analyser.analyse({ text, language: "en", country: "US" });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source, grams }) => `${source.description} ${Math.round(grams)} g`);
}

const names = ["pepperoni", "hawaiian", "margherita", "supreme", "meat lovers"];
const cuts = ["slice of", "2 slices of", "half a large", "12 inch", "large thin crust"];

describe("what a pizza is ordered by", () => {
  it.each(names.flatMap((name) => cuts.map((cut) => `${cut} ${name}`)))("is a pizza: %s", async (text) => {
    const [pizza, ...others] = await foodsOf(text);
    expect(pizza).toMatch(/pizza/i);
    expect(others).toEqual([]);
  });

  it.each(["detroit pizza", "sicilian pizza", "pizza"])(
    "is counted in squares as in slices: %s",
    async (name) => {
      expect(await foodsOf(`2 squares of ${name}`)).toEqual(await foodsOf(`2 slices of ${name}`));
      expect(await foodsOf(`${name} 2 squares`)).toEqual(await foodsOf(`${name} 2 slices`));
    },
  );

  it.each(["slice of cheese", "6 slices pepperoni", "crackers, 4 slices of pepperoni", "large margarita"])(
    "is no pizza where it is another food: %s",
    async (text) => {
      expect((await foodsOf(text)).join()).not.toMatch(/pizza/i);
    },
  );
});

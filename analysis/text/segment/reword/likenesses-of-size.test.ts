import { expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string, language: "en" | "es" | "fr") {
  const outcome = await analyser.analyse({ text, language });
  return outcome.kind === "analysed" ? outcome.analysis.foods.map(({ source }) => source.description) : [];
}

it.each([
  ["en", "an egg-sized potato", "a potato"],
  ["en", "a sandwich-sized roll", "a roll"],
  ["en", "a bun-sized italian sausage", "an italian sausage"],
  ["en", "3 golf ball sized meatballs", "3 meatballs"],
  ["en", "a steak the size of my palm", "a steak"],
  ["en", "butter the size of a walnut", "butter"],
  ["es", "mantequilla del tamaño de una nuez", "mantequilla"],
  ["es", "un filete del tamaño de mi mano", "un filete"],
  ["fr", "du beurre de la taille d'une noix", "du beurre"],
] as const)(
  "something that a food is only compared with is not eaten (%s): %s",
  async (language, text, food) => {
    expect(await foodsOf(text, language)).toEqual(await foodsOf(food, language));
  },
);

it.each([
  ["en", "fun size snickers"],
  ["en", "king-size snickers"],
  ["en", "a medium size apple"],
] as const)("a size without a likeness stays (%s): %s", async (language, text) => {
  expect(await foodsOf(text, language)).toHaveLength(1);
});

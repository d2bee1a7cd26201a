import { expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string, language: "en" | "es" | "fr") {
  const outcome = await analyser.analyse({ text, language });
  return outcome.kind === "analysed" ? outcome.analysis.foods : [];
}

it.each([
  ["en", "juice of half a lemon", 24],
  ["en", "the juice of 1 lime", 44],
  ["en", "juice of 2 oranges", 172],
  ["es", "zumo de medio limón", 24],
  ["es", "jugo de 1 limón", 48],
  ["es", "el zumo de dos naranjas", 172],
  ["fr", "jus d'un demi citron", 24],
  ["fr", "le jus d'un citron", 48],
  ["fr", "jus de 2 oranges", 172],
] as const)("is what the fruits yield (%s): %s", async (language, text, ml) => {
  const [juice, ...others] = await foodsOf(text, language);
  expect(others).toEqual([]);
  // A millilitre of juice weighs 1.03 g.
  expect(juice?.grams).toBeCloseTo(ml * 1.03, -1);
  expect(juice?.source.description).toMatch(/juice/i);
});

it.each([
  ["en", "water with the juice of half a lemon"],
  ["es", "agua con el zumo de medio limón"],
  ["fr", "de l'eau avec le jus d'un demi citron"],
] as const)("is hardly any energy in water (%s): %s", async (language, text) => {
  const foods = await foodsOf(text, language);
  const kcal = foods.reduce((sum, { per100Grams, grams }) => sum + (per100Grams.calories * grams) / 100, 0);
  expect(kcal).toBeLessThan(12);
});

it("leaves juice alone that is not of counted fruits", async () => {
  const [orange] = await foodsOf("un zumo de naranja", "es");
  expect(orange?.grams).toBeGreaterThan(150);
});

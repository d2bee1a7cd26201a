import { describe, expect, it } from "vitest";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../text/text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function gramsIn(text: string, language: Language, country: Country) {
  const outcome = await analyser.analyse({ text, language, country });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return new Map(foods.map(({ name, grams }) => [name, grams]));
}

describe("what is listed after a bowl that it is eaten in", () => {
  it.each([
    ["en", "US", "greek yogurt, granola, blueberries", "blueberries"],
    ["en", "GB", "porridge, honey, raspberries", "raspberries"],
    ["es", "ES", "yogur griego, nueces, frambuesas", "nueces"],
    ["fr", "FR", "flocons d'avoine, lait, framboises", "framboises"],
  ] as const)("weighs less than by itself (%s-%s): %s", async (language, country, text, food) => {
    const inBowl = (await gramsIn(text, language, country)).get(food);
    const alone = (await gramsIn(food, language, country)).get(food);
    expect(inBowl).toBeGreaterThan(0);
    expect(inBowl).toBeLessThan(alone ?? 0);
  });

  it("weighs as by itself where there is no bowl", async () => {
    const beside = (await gramsIn("coffee, blueberries", "en", "US")).get("blueberries");
    expect(beside).toBe((await gramsIn("blueberries", "en", "US")).get("blueberries"));
  });
});

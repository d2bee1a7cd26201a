import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { readFoods } from "../testing/read-foods.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function gramsOf(language: Language, text: string): Promise<number> {
  const outcome = await analyser.analyse({ text, language });
  if (outcome.kind !== "analysed") return 0;
  return outcome.analysis.foods.reduce((sum, { grams }) => sum + grams, 0);
}

describe("one of a dish that is no thing to count", () => {
  it.each([
    ["fr", "une choucroute", "choucroute"],
    ["fr", "une brandade de morue", "brandade de morue"],
    ["fr", "un petit salé aux lentilles", "petit salé aux lentilles"],
    ["es", "una ternera con champiñones", "ternera con champiñones"],
    ["en", "a roast beef", "roast beef"],
    ["es", "un helado de turrón", "helado de turrón"],
    ["es", "un gallo pinto", "gallo pinto"],
    ["fr", "un bouillon de poulet", "bouillon de poulet"],
    ["fr", "un gâteau au yaourt", "gâteau au yaourt"],
    ["en", "a vegetable curry", "vegetable curry"],
  ] as const)("weighs what is served of it (%s): %s", async (language, one, name) => {
    expect(await gramsOf(language, one)).toBe(await gramsOf(language, name));
  });

  it.each([
    ["en", "a meatball", "meatballs"],
    ["es", "una croqueta", "croquetas"],
    ["fr", "une huître", "huîtres"],
  ] as const)("is one where it is such a thing (%s): %s", async (language, one, several) => {
    expect(await gramsOf(language, one)).toBeLessThan(0.6 * (await gramsOf(language, several)));
  });
});

describe("a bar of chocolate", () => {
  it.each([
    "a Kit Kat candy bar",
    "a milk chocolate candy bar",
    "a coconut chocolate candy bar",
    "a chocolate bar",
  ])("is no piece of one: %s", async (text) => {
    const [bar] = await readFoods(text, "en");
    expect(bar?.grams).toBeGreaterThan(35);
  });
});

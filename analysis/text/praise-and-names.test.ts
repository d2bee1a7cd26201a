import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "./text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(language: Language, text: string): Promise<readonly string[]> {
  const outcome = await analyser.analyse({ text, language });
  if (outcome.kind !== "analysed") return [];
  return outcome.analysis.foods.map(({ source, grams }) => `${source.description}: ${Math.round(grams)} g`);
}

async function gramsOf(language: Language, text: string): Promise<number> {
  const outcome = await analyser.analyse({ text, language });
  if (outcome.kind !== "analysed") return 0;
  return outcome.analysis.foods.reduce((sum, { grams }) => sum + grams, 0);
}

describe("good", () => {
  it.each([
    ["en", "good lentil soup", "lentil soup"],
    ["es", "buen cocido", "cocido"],
    ["fr", "un bon gratin dauphinois", "un gratin dauphinois"],
    ["fr", "poutine bien bonne", "poutine"],
  ] as const)("only praises a food (%s): %s", async (language, praised, plain) => {
    expect(await foodsOf(language, praised)).toEqual(await foodsOf(language, plain));
  });

  it.each([
    ["en", "a good handful of almonds", "a handful of almonds"],
    ["es", "un buen plato de arroz", "un plato de arroz"],
    ["fr", "une bonne assiette de riz", "une assiette de riz"],
  ] as const)("is large before a measure (%s): %s", async (language, large, usual) => {
    expect(await gramsOf(language, large)).toBeGreaterThan(1.1 * (await gramsOf(language, usual)));
  });
});

describe("a name of words that say no food alone", () => {
  it.each(["pad thai by dan", "deluxe style pad thai", "trail mix from dan"])(
    "is found in %s",
    async (text) => {
      const name = /pad thai|trail mix/.exec(text)?.[0] ?? "";
      expect(await foodsOf("en", text)).toEqual(await foodsOf("en", name));
      expect(await foodsOf("en", name)).toHaveLength(1);
    },
  );
});

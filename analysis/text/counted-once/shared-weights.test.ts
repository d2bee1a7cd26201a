import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function gramsOf(text: string, language: Language) {
  const outcome = await analyser.analyse({ text, language });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ grams }) => Math.round(grams));
}

const pairs: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "X g of carrots and spinach",
    "X g strawberries and blueberries",
    "X g of walnuts and almonds",
    "boiled carrots and broccoli at X g",
  ],
  es: ["X g de zanahoria y brócoli", "X g de fresas y arándanos", "X g de nueces y almendras"],
  fr: ["X g de carottes et brocolis", "X g de fraises et myrtilles", "X g de noix et amandes"],
};

const told = Object.entries(pairs).flatMap(([language, texts]) =>
  [60, 200].flatMap((grams) =>
    texts.map((text) => [language as Language, text.replace("X", String(grams)), grams] as const),
  ),
);

describe("a weight of two foods of one kind", () => {
  it.each(told)("is shared by them (%s): %s", async (language, text, grams) => {
    expect(await gramsOf(text, language)).toEqual([grams / 2, grams / 2]);
  });

  it.each([
    ["en", "100 g peas and 50 g carrots", [100, 50]],
    ["en", "100 g strawberries and a little raspberries", [100, expect.any(Number)]],
    ["es", "100 g de fresas y 50 g de arándanos", [100, 50]],
    ["fr", "100 g de fraises et 50 g de myrtilles", [100, 50]],
  ] as const)("is of the first where the second has its own (%s): %s", async (language, text, grams) => {
    expect(await gramsOf(text, language)).toEqual(grams);
  });

  it.each([
    ["en", "100 g carrots and a banana"],
    ["en", "100 g cooked pasta and an apple"],
    ["es", "100 g de zanahoria y un plátano"],
    ["fr", "100 g de carottes et une banane"],
  ] as const)("is of the first where the second is another thing (%s): %s", async (language, text) => {
    expect((await gramsOf(text, language))[0]).toBe(100);
  });
});

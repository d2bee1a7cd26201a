import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string, language: Language) {
  const outcome = await analyser.analyse({ text, language });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source, grams }) => `${source.code} ${Math.round(grams)}`);
}

const choices: Readonly<Record<Language, { readonly or: string; readonly meals: readonly string[] }>> = {
  en: {
    or: "or",
    meals: [
      "toast with butter | margarine",
      "coffee with sugar | honey",
      "rice | pasta",
      "an apple | a pear",
      "steak with chips | salad",
      "yogurt with strawberries | raspberries",
      "a beer | a glass of wine",
    ],
  },
  es: {
    or: "o",
    meals: [
      "tostada con mantequilla | margarina",
      "café con azúcar | miel",
      "arroz | pasta",
      "una manzana | una pera",
      "bocadillo de jamón | queso",
      "filete con patatas fritas | ensalada",
    ],
  },
  fr: {
    or: "ou",
    meals: [
      "tartine avec beurre | margarine",
      "café avec sucre | miel",
      "riz | pâtes",
      "une pomme | une poire",
      "jus d'orange | de pomme",
      "steak avec frites | salade",
    ],
  },
};

const told = Object.entries(choices).flatMap(([language, { or, meals }]) =>
  meals.map((meal) => [language as Language, meal.replace("|", or), meal.replace(/ \|.*/, "")] as const),
);

describe("a choice between two foods", () => {
  it.each(told)("is read as the first (%s): %s", async (language, choice, first) => {
    expect(await foodsOf(choice, language)).toEqual(await foodsOf(first, language));
  });

  it.each([
    ["brown or white rice", "white rice"],
    ["ham or bacon sandwich", "bacon sandwich"],
    ["a glass of red or white wine", "a glass of white wine"],
  ])("is read as the second, which alone is named: %s", async (choice, second) => {
    expect(await foodsOf(choice, "en")).toEqual(await foodsOf(second, "en"));
  });

  it.each([
    ["en", "2 or 3 biscuits"],
    ["en", "a cookie or two"],
    ["es", "2 o 3 galletas"],
    ["fr", "2 ou 3 biscuits"],
  ] as const)("is none between numbers (%s): %s", async (language, text) => {
    expect(await foodsOf(text, language)).toHaveLength(1);
  });

  it("is none where a row has both in its name", async () => {
    expect(await foodsOf("chicken or turkey with dumplings", "en")).not.toEqual(
      await foodsOf("chicken", "en"),
    );
  });
});

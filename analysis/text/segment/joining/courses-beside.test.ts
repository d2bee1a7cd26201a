import { describe, expect, it } from "vitest";
import { totalsOf } from "#domain/nutrition/meal-totals.ts";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function analysisOf(text: string, language: Language) {
  const outcome = await analyser.analyse({ text, language });
  if (outcome.kind !== "analysed") throw new Error(`No food in ${text}`);
  return outcome.analysis;
}

/** Foods that are part of none of these dishes, though they follow "with" or a comma. */
const grids = {
  en: {
    with: "with",
    dishes: ["pizza", "burger", "grilled cheese sandwich"],
    courses: ["tomato soup", "fries, coke", "salad, orange juice"],
  },
  es: {
    with: "con",
    dishes: ["pizza", "hamburguesa", "sándwich mixto"],
    courses: ["sopa de tomate", "papas fritas, coca cola", "ensalada, jugo de naranja"],
  },
  fr: {
    with: "avec",
    dishes: ["pizza", "burger", "grilled cheese"],
    courses: ["soupe de tomates", "frites, coca", "salade, jus d'orange"],
  },
} as const;

const cases = (["en", "es", "fr"] as const).flatMap((language) => {
  const { dishes, courses, with: word } = grids[language];
  return dishes.flatMap((dish) =>
    courses.map((course) => [language, dish, `${dish} ${word} ${course}`] as const),
  );
});

describe("a course named with a dish", () => {
  it.each(cases)("%s is counted beside it: %s, %s", async (language, dish, text) => {
    const alone = totalsOf(await analysisOf(dish, language)).calories;
    const { foods } = await analysisOf(text, language);
    expect(foods.length).toBeGreaterThan(1);
    expect(foods[0]?.source.code).toBe((await analysisOf(dish, language)).foods[0]?.source.code);
    expect(totalsOf(await analysisOf(text, language)).calories).toBeGreaterThan(alone);
  });
});

const fillings = ["a soft taco filled with beans", "a cookie with chocolate filling", "a burrito with beef"];
const articled = ["a ham sandwich", "a medium cookie that was iced", "a doughnut"];

describe("a dish with an article of its own behind what is filled", () => {
  it.each(fillings.flatMap((filled) => articled.map((dish) => [filled, dish] as const)))(
    "is another food: %s and %s",
    async (filled, dish) => {
      const [first, second, both] = await Promise.all(
        [filled, dish, `${filled}, and ${dish}`].map((text) => analysisOf(text, "en")),
      );
      const rowsOf = (analysis: typeof both) => analysis?.foods.map(({ source }) => source.code) ?? [];
      expect(rowsOf(both)).toEqual([...rowsOf(first), ...rowsOf(second)]);
    },
  );
});

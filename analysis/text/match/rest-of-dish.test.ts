import { describe, expect, it } from "vitest";
import { totalsOf } from "#domain/nutrition/meal-totals.ts";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { readFoods } from "../testing/read-foods.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function caloriesOf(text: string, language: Language) {
  const outcome = await analyser.analyse({ text, language });
  return outcome.kind === "analysed" ? totalsOf(outcome.analysis).calories : 0;
}

/** Dishes and what their recipes hold; each loses at least the given kcal. */
const held: readonly (readonly [Language, string, string, number])[] = [
  ["en", "cheeseburger", "cheese", 60],
  ["en", "doner kebab", "sauce", 60],
  ["en", "blt", "bacon", 60],
  ["en", "jacket potato with cheese and beans", "cheese", 60],
  ["en", "eggs benedict", "sauce", 40],
  ["es", "kebab", "salsa", 60],
  ["es", "hamburguesa con queso", "queso", 60],
  ["es", "milanesa napolitana", "queso", 60],
  ["es", "lomo saltado", "arroz", 60],
  ["fr", "kebab", "sauce", 60],
  ["fr", "tacos français", "frites", 30],
  ["fr", "croque-monsieur", "fromage", 60],
  ["fr", "salade niçoise", "thon", 20],
];
const forms: Readonly<Record<Language, readonly string[]>> = {
  en: ["X without Y", "X no Y", "X, no Y", "X w/o Y"],
  es: ["X sin Y", "X, sin Y"],
  fr: ["X sans Y", "X, sans Y"],
};

describe("a part that a dish's recipe holds", () => {
  it.each(
    held.flatMap(([language, dish, part, least]) =>
      forms[language].map(
        (form) => [language, form.replace("X", dish).replace("Y", part), dish, least] as const,
      ),
    ),
  )("takes its energy with it (%s): %s", async (language, text, dish, least) => {
    expect(await caloriesOf(text, language)).toBeLessThanOrEqual((await caloriesOf(dish, language)) - least);
  });

  it("takes nothing from a weight that was said but the dish's density", async () => {
    const [food] = await readFoods("200 g cheeseburger without cheese", "en");
    expect(food?.grams).toBe(200);
    expect(food?.source.description).toMatch(/without cheese/);
  });
});

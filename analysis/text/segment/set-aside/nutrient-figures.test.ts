import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { readFoods } from "../../testing/read-foods.ts";

async function foodsOf(text: string, language: Language) {
  const foods = await readFoods(text, language);
  return foods.map(({ source, grams }) => `${source.code} ${grams}`);
}

const figures: Readonly<Record<Language, readonly string[]>> = {
  en: ["15g protein", "15 g of protein", "20g carbs", "6 grams fiber"],
  es: ["15g proteína", "15 g de proteínas", "20 g de carbohidratos", "6 gramos de fibra"],
  fr: ["15g protéines", "15 g de protéines", "20 g de glucides", "6 g de fibres"],
};
const foods: Readonly<Record<Language, readonly string[]>> = {
  en: ["greek yogurt", "2 eggs", "quest bar", "a glass of milk", "chicken breast"],
  es: ["yogur griego", "2 huevos", "un vaso de leche", "pechuga de pollo"],
  fr: ["skyr", "2 oeufs", "un verre de lait", "blanc de poulet"],
};

const sayings = (["en", "es", "fr"] as const).flatMap((language) =>
  foods[language].flatMap((food) => figures[language].map((figure) => [language, food, figure] as const)),
);

describe("a nutrient figure behind a food's name", () => {
  it.each(sayings)("is no amount of it (%s): %s %s", async (language, food, figure) => {
    expect(await foodsOf(`${food} ${figure}`, language)).toEqual(await foodsOf(food, language));
  });

  it.each([
    ["en", "1 banana, 1 scoop protein", 2],
    ["en", "1/2 cup oats, 30g protein powder", 2],
    ["es", "batido: 30 g proteína", 1],
  ] as const)("is powder where it was measured by itself (%s): %s", async (language, text, number) => {
    expect(await foodsOf(text, language)).toHaveLength(number);
  });
});

import { describe, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { takeTurns } from "../testing/take-turns.ts";
import { Breaches, describeMeal, isNear, readMeal } from "./read-meal.ts";

/** Ordinary foods without an amount, none of which holds another. */
const foods: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ...[
      "eggs",
      "toast",
      "a banana",
      "rice",
      "a glass of milk",
      "an apple",
      "cheese",
      "lasagna",
      "salmon",
      "cookies",
    ],
    ...[
      "orange juice",
      "almonds",
      "a burger",
      "coffee",
      "sausages",
      "a croissant",
      "sushi",
      "lentil soup",
      "beer",
    ],
  ],
  es: [
    ...[
      "huevos",
      "pan",
      "un plátano",
      "arroz",
      "un vaso de leche",
      "una manzana",
      "queso",
      "lasaña",
      "salmón",
    ],
    ...[
      "galletas",
      "zumo de naranja",
      "almendras",
      "una hamburguesa",
      "café",
      "salchichas",
      "un cruasán",
      "sushi",
    ],
  ],
  fr: [
    ...[
      "des œufs",
      "du pain",
      "une banane",
      "du riz",
      "un verre de lait",
      "une pomme",
      "du fromage",
      "des lasagnes",
    ],
    ...[
      "du saumon",
      "des biscuits",
      "du jus d'orange",
      "des amandes",
      "un burger",
      "un café",
      "des saucisses",
    ],
  ],
};

const links: Readonly<Record<Language, readonly string[]>> = {
  en: [", ", " and ", "\n", "; "],
  es: [", ", " y ", "\n", "; "],
  fr: [", ", " et ", "\n", "; "],
};

describe("two foods without amounts", () => {
  it.each(["en", "es", "fr"] as const)(
    "are each as it is alone, in either order, in %s",
    async (language) => {
      const breaches = new Breaches("bare sum");
      const alone = new Map<string, number>();
      for (const food of foods[language]) alone.set(food, (await readMeal(food, language)).kcal);
      const pairs = foods[language].flatMap((first) =>
        foods[language].filter((second) => second !== first).map((second) => [first, second] as const),
      );
      for (const [row, [first, second]] of takeTurns(pairs, 3).entries()) {
        for (const link of takeTurns(links[language], 4, row)) {
          const text = `${first}${link}${second}`;
          const meal = await readMeal(text, language);
          const sum = (alone.get(first) ?? 0) + (alone.get(second) ?? 0);
          breaches.check(
            isNear(meal.kcal, sum, 0.1),
            `${language}: ${text.replaceAll("\n", " / ")}`,
            () =>
              `${language}: ${text.replaceAll("\n", " / ")}: ${describeMeal(meal)}, sum ${sum.toFixed(0)}`,
          );
        }
      }
      breaches.expectNone(60);
    },
  );
});

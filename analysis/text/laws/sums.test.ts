import { describe, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { takeTurns } from "../testing/take-turns.ts";
import { Breaches, describeMeal, isNear, readMeal } from "./read-meal.ts";

/** Ordinary foods, most with an amount, so that what a plate holds changes none of them. */
const foods: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "2 eggs",
    "a slice of bread",
    "a banana",
    "150 g chicken breast",
    "a cup of rice",
    "200 ml milk",
    "an apple",
    "30 g cheddar",
    "a bowl of soup",
    "100 g salmon",
    "2 cookies",
    "a yogurt",
    "a glass of orange juice",
    "20 almonds",
    "a tablespoon of olive oil",
    "100 g broccoli",
    "a coffee",
    "2 sausages",
    "50 g ham",
    "a croissant",
    "a handful of walnuts",
    "6 pieces of sushi",
    "sushi",
    "a burger",
    "lasagna",
  ],
  es: [
    "2 huevos",
    "una rebanada de pan",
    "un plátano",
    "150 g de pechuga de pollo",
    "una taza de arroz",
    "200 ml de leche",
    "una manzana",
    "30 g de queso",
    "un plato de sopa",
    "100 g de salmón",
    "2 galletas",
    "un yogur",
    "un vaso de zumo de naranja",
    "20 almendras",
    "una cucharada de aceite de oliva",
    "100 g de brócoli",
    "un café",
    "2 salchichas",
    "50 g de jamón",
    "un cruasán",
    "un puñado de nueces",
    "6 piezas de sushi",
    "sushi",
    "una hamburguesa",
    "lasaña",
  ],
  fr: [
    "2 œufs",
    "une tranche de pain",
    "une banane",
    "150 g de blanc de poulet",
    "une tasse de riz",
    "200 ml de lait",
    "une pomme",
    "30 g de fromage",
    "un bol de soupe",
    "100 g de saumon",
    "2 biscuits",
    "un yaourt",
    "un verre de jus d'orange",
    "20 amandes",
    "une cuillère à soupe d'huile d'olive",
    "100 g de brocoli",
    "un café",
    "2 saucisses",
    "50 g de jambon",
    "un croissant",
    "une poignée de noix",
    "6 pièces de sushi",
    "des sushis",
    "un burger",
    "des lasagnes",
  ],
};

const links: Readonly<Record<Language, readonly string[]>> = {
  en: [", ", " and ", "\n", "; ", " + ", ", then "],
  es: [", ", " y ", "\n", "; ", " + ", ", luego "],
  fr: [", ", " et ", "\n", "; ", " + ", ", puis "],
};

/** Of the energy, that the sum may differ by: roles change what nobody stated. */
const tolerance = 0.1;

describe("a meal", () => {
  it.each(["en", "es", "fr"] as const)("is the sum of its foods in %s", async (language) => {
    const breaches = new Breaches("sum");
    const alone = new Map<string, number>();
    for (const food of foods[language]) alone.set(food, (await readMeal(food, language)).kcal);
    const pairs = foods[language].flatMap((first) =>
      foods[language].filter((second) => second !== first).map((second) => [first, second] as const),
    );
    for (const [row, [first, second]] of takeTurns(pairs, 3).entries()) {
      for (const link of takeTurns(links[language], 6, row)) {
        const text = `${first}${link}${second}`;
        const meal = await readMeal(text, language);
        const sum = (alone.get(first) ?? 0) + (alone.get(second) ?? 0);
        breaches.check(
          isNear(meal.kcal, sum, tolerance),
          `${language}: ${text.replaceAll("\n", " / ")}`,
          () => `${language}: ${text}: ${describeMeal(meal)}, sum ${sum.toFixed(0)}`,
        );
      }
    }
    breaches.expectNone(100);
  });
});

/** Holds what Spanish and French sentences do otherwise than English ones, and that the same words are the same meal. */
import { beforeAll, describe, expect, test } from "vitest";
import type { MealAnalyser } from "#analysis/analyser.ts";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "./text-analyser.ts";

let analyser: MealAnalyser;
beforeAll(() => {
  analyser = createTextAnalyser(loadFoodTableOnce());
});

async function foodsOf(text: string, language: Language): Promise<readonly string[]> {
  const outcome = await analyser.analyse({ text, language, country: "US" });
  if (outcome.kind !== "analysed") return [];
  return outcome.analysis.foods.map(({ source, grams }) => `${source.code} ${Math.round(grams)}`).sort();
}

/** One meal a line. */
const sameMeals: readonly (readonly [en: string, es: string, fr: string])[] = [
  ["pasta and a glass of milk", "pasta y un vaso de leche", "des pâtes et un verre de lait"],
  ["a medium butter cookie", "una galleta mediana de mantequilla", "un biscuit moyen au beurre"],
  [
    "330 g of apple nectar with a 240 g banana",
    "330 g de néctar de manzana con un plátano de 240 g",
    "330 g de nectar de pomme avec une banane de 240 g",
  ],
  [
    "a cup of whole chocolate milk",
    "una taza de leche entera con chocolate",
    "une tasse de lait entier au chocolat",
  ],
  ["a granola bar", "una barra de granola", "une barre de granola"],
  ["a bag of potato chips", "una bolsa de patatas fritas", "un sachet de chips"],
  [
    "a slice and a half of whole wheat bread",
    "una rebanada y media de pan integral",
    "une tranche et demie de pain complet",
  ],
  [
    "bread with butter, no, two slices",
    "pan con mantequilla, no, dos rebanadas",
    "pain au beurre, non, deux tranches",
  ],
  ["an apple, no, two apples", "una manzana, no, dos manzanas", "une pomme, non, deux pommes"],
  ["0.5 l of skimmed milk", "0,5 l de leche desnatada", "0,5 l de lait écrémé"],
  ["a coffee without sugar", "un cafe s/ azucar", "un café sans sucre"],
  [
    "a medium soft taco filled with meat",
    "un taco suave mediano relleno de carne",
    "un taco mou moyen garni de viande",
  ],
];

describe("Spanish and French sentences", () => {
  test.each(sameMeals)("are the same meal: %s", async (en, es, fr) => {
    const english = await foodsOf(en, "en");
    expect(await foodsOf(es, "es")).toEqual(english);
    expect(await foodsOf(fr, "fr")).toEqual(english);
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import type { MealAnalyser } from "#analysis/analyser.ts";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "./text-analyser.ts";

let analyser: MealAnalyser;
beforeAll(() => {
  analyser = createTextAnalyser(loadFoodTableOnce());
});

async function foodsOf(text: string, language: Language): Promise<string> {
  const outcome = await analyser.analyse({ text, language });
  if (outcome.kind !== "analysed") return "";
  return outcome.analysis.foods.map(({ source }) => source.description).join(" | ");
}

describe("a food that the sentence corrects", () => {
  it.each<[Language, string, RegExp]>([
    ["en", "ham sandwich, sorry it was turkey", /^Turkey sandwich[^|]*$/],
    ["en", "ham sandwich and a coke, sorry, it was turkey", /^Turkey sandwich[^|]*\| Soft drink, cola$/],
    ["en", "ham sandwich and chips, it was turkey not ham", /^Turkey sandwich[^|]*\| Potato chips[^|]*$/],
    ["en", "a burrito, actually a quesadilla", /^Quesadilla[^|]*$/],
    ["es", "sandwich de jamon, no, era de pavo", /^Turkey sandwich[^|]*$/],
    ["es", "un café, perdón, un té", /^Tea[^|]*$/],
    ["fr", "un café, pardon, un thé", /^Tea[^|]*$/],
    ["fr", "un coca, non un coca zéro", /^Soft drink, cola, diet$/],
    ["fr", "un coca, euh non un coca zéro", /^Soft drink, cola, diet$/],
    ["es", "un café, no un té", /^Tea[^|]*$/],
    ["fr", "poulet, c'était de la dinde, pas du poulet", /^Turkey[^|]*$/],
  ])("is not in the meal (%s): %s", async (language, text, foods) => {
    expect(await foodsOf(text, language)).toMatch(foods);
  });

  it.each<[Language, string]>([
    ["en", "two eggs, no wait three eggs"],
    ["es", "dos huevos, no espera, tres huevos"],
    ["fr", "deux oeufs, non attends, trois oeufs"],
  ])("%s, an amount: %s", async (language, text) => {
    const outcome = await analyser.analyse({ text, language });
    const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
    expect(foods.map(({ grams }) => grams)).toEqual([150]);
  });

  it.each<[Language, string, number]>([
    ["fr", "un steak de 150 g, enfin plutôt 120", 120],
    ["fr", "2 croissants, non pardon un seul", 60],
    ["es", "150 g de arroz, no, 120", 120],
    ["en", "150 g of rice, sorry, 120", 120],
  ])("%s, an amount without its unit or food: %s", async (language, text, grams) => {
    const outcome = await analyser.analyse({ text, language });
    const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
    expect(foods.map((food) => food.grams)).toEqual([grams]);
  });

  it.each<[Language, string, RegExp]>([
    ["en", "a burger, oops forgot the fries", /Hamburger.*\|.*fries/],
    ["en", "coffee, no sugar", /^Coffee[^|]*$/],
    ["fr", "salade, non, pas de vinaigrette", /^Lettuce[^|]*$/],
  ])("%s, but not what is added or left out: %s", async (language, text, foods) => {
    expect(await foodsOf(text, language)).toMatch(foods);
  });
});

describe("words that stand for a serving of a drink", () => {
  it.each<[Language, string, readonly number[]]>([
    ["es", "una caña", [200]],
    ["es", "dos cañas", [400]],
    ["es", "un café con leche", [220]],
    ["fr", "un demi", [250]],
    ["fr", "un café au lait", [220]],
    ["fr", "un demi avocat", [75]],
  ])("weigh that serving (%s): %s", async (language, text, grams) => {
    const outcome = await analyser.analyse({ text, language });
    const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
    expect(foods.map((food) => food.grams)).toEqual(grams);
  });
});

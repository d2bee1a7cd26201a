import { describe, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { grammars } from "../languages/grammars.ts";
import { Breaches, describeMeal, isNear, readMeal } from "./read-meal.ts";

const foods: Readonly<Record<Language, readonly string[]>> = {
  en: ["cheerios", "greek yogurt", "tomato soup", "pork chops", "cottage cheese", "white rice"],
  es: ["huevos revueltos", "sopa de tomate", "arroz blanco", "yogur natural", "pollo asado"],
  fr: ["oeufs brouillés", "soupe de tomates", "riz blanc", "yaourt nature", "poulet rôti"],
};
const skipped: Readonly<Record<Language, string>> = {
  en: "skipped {}, an apple",
  es: "sin {}, una manzana",
  fr: "pas de {}, une pomme",
};
const apples: Readonly<Record<Language, string>> = { en: "an apple", es: "una manzana", fr: "une pomme" };

/** A row of another name for the same: "breakfast pocket, egg". */
const sameEnergy = 0.15;

describe("the name of a meal or of a time of day", () => {
  it.each(languages)("is no food beside one, in %s", async (language) => {
    const breaches = new Breaches("meal-words");
    const check = async (text: string, same: string) => {
      const [meal, alone] = [await readMeal(text, language), await readMeal(same, language)];
      const isSame = isNear(meal.kcal, alone.kcal, sameEnergy);
      breaches.check(isSame, `${language}: ${text}`, () => `${text}: ${describeMeal(meal)}`);
    };
    for (const word of grammars[language].mealWords) {
      for (const food of foods[language]) await check(`Wednesday. ${word} ${food}`, `Wednesday. ${food}`);
      await check(skipped[language].replace("{}", word), apples[language]);
    }
    breaches.expectNone(50);
  });
});

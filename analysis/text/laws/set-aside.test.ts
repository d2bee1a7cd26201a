import { describe, it } from "vitest";
import type { SetAsideReason } from "#domain/nutrition/meal-analysis.ts";
import type { Language } from "#domain/people/language.ts";
import { takeTurns } from "../testing/take-turns.ts";
import { foodsOfTable } from "./foods-of-laws.ts";
import { Breaches, describeMeal, isNear, readMeal } from "./read-meal.ts";

/** Behind a meal; {} is its energy. */
const asides: Readonly<Record<Language, readonly (readonly [aside: string, reason: SetAsideReason])[]>> = {
  en: [
    ["at 8:30 pm", "time"],
    ["for 25 minutes", "time"],
    [", $12", "price"],
    ["with 20 g protein, 5 g carbs", "nutrients"],
    [", 12/03/2026", "time"],
  ],
  es: [
    ["a las 20:30", "time"],
    [", 12 €", "price"],
    ["con 20 g de proteínas, 5 g de hidratos", "nutrients"],
    [", 12/03/2026", "time"],
  ],
  fr: [
    ["à 20h30", "time"],
    [", 12 €", "price"],
    ["avec 20 g de protéines, 5 g de glucides", "nutrients"],
    [", 12/03/2026", "time"],
  ],
};

/** {} is a food, [] its energy in kcal. */
const energies: Readonly<Record<Language, readonly string[]>> = {
  en: ["about [] calories of {}", "{} [] kcal", "{} ([] cal)", "[] kcal of {}"],
  es: ["unas [] calorías de {}", "{} [] kcal", "{} ([] kcal)"],
  fr: ["environ [] calories de {}", "{} [] kcal", "{} ([] kcal)"],
};

const hours = ["7.30", "0830", "12.45", "20.15", "1.40"];

const foods = takeTurns(foodsOfTable, 90);

describe("what is set aside", () => {
  it("changes nothing, and is named with its reason", async () => {
    const breaches = new Breaches("set aside");
    for (const [row, { language, name }] of foods.entries()) {
      const alone = await readMeal(`150 g ${name}`, language);
      for (const [aside, reason] of takeTurns(asides[language], 2, row)) {
        const text = `150 g ${name} ${aside}`;
        const meal = await readMeal(text, language);
        const isNamed = meal.analysis?.setAside?.some((each) => each.reason === reason) === true;
        breaches.check(
          isNear(meal.kcal, alone.kcal) && (alone.kcal === 0 || isNamed),
          `${language}: ${name}`,
          () => `${language}: ${text}: ${describeMeal(meal)}, alone ${describeMeal(alone)}, named ${isNamed}`,
        );
      }
    }
    breaches.expectNone(150);
  });

  it("is an hour with a dot or without a mark, before any food", async () => {
    const breaches = new Breaches("hours");
    for (const [row, { language, name }] of foods.entries()) {
      const alone = await readMeal(name, language);
      for (const hour of takeTurns(hours, 2, row)) {
        const meal = await readMeal(`${hour} ${name}`, language);
        breaches.check(
          isNear(meal.kcal, alone.kcal),
          `${language}: ${name}`,
          () => `${language}: ${hour} ${name}: ${describeMeal(meal)}, alone ${describeMeal(alone)}`,
        );
      }
    }
    breaches.expectNone(150);
  });

  it("weighs a food by the energy stated beside it", async () => {
    const breaches = new Breaches("energy");
    for (const [row, { language, name }] of foods.entries()) {
      const usual = await readMeal(name, language);
      if (usual.foods.length !== 1 || usual.kcal < 40) continue;
      const kcal = Math.round(usual.kcal * 1.5);
      for (const form of takeTurns(energies[language], 2, row)) {
        const text = form.replace("{}", name).replace("[]", String(kcal));
        const meal = await readMeal(text, language);
        breaches.check(
          isNear(meal.kcal, kcal, 0.02),
          `${language}: ${name}`,
          () => `${language}: ${text}: ${describeMeal(meal)}, usual ${describeMeal(usual)}`,
        );
      }
    }
    breaches.expectNone(100);
  });
});

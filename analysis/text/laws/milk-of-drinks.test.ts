import { describe, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { Breaches, describeMeal, isNear, type Meal, readMeal } from "./read-meal.ts";

interface Drinks {
  readonly language: Language;
  readonly drinks: readonly string[];
  readonly milks: readonly string[];
  readonly ml: number;
  readonly sized: (drink: string, milk: string) => readonly string[];
  readonly unsized: (drink: string, milk: string) => readonly string[];
}

const drinks: readonly Drinks[] = [
  {
    language: "en",
    drinks: [
      "latte",
      "cappuccino",
      "mocha",
      "flat white",
      "iced latte",
      "hot chocolate",
      "chai latte",
      "matcha latte",
    ],
    milks: ["whole milk", "skim milk", "almond milk", "oat milk", "soy milk", "coconut milk"],
    ml: 360,
    sized: (drink, milk) => [
      `${drink} with ${milk} 12 oz`,
      `12 oz ${drink} with ${milk}`,
      `${drink} with ${milk}, 12 oz`,
      `${milk} ${drink} 12 oz`,
      `${drink} with 12 fl oz of ${milk}`,
    ],
    unsized: (drink, milk) => [`${drink} with ${milk}`, `a ${drink} with ${milk}`],
  },
  {
    language: "es",
    drinks: ["latte", "capuchino", "mocha", "chocolate caliente"],
    milks: ["leche entera", "leche desnatada", "leche de avena", "leche de almendras"],
    ml: 300,
    sized: (drink, milk) => [
      `${drink} con ${milk} 300 ml`,
      `300 ml de ${drink} con ${milk}`,
      `${drink} con ${milk}, 300 ml`,
      `${drink} con 300 ml de ${milk}`,
    ],
    unsized: (drink, milk) => [`${drink} con ${milk}`, `un ${drink} con ${milk}`],
  },
  {
    language: "fr",
    drinks: ["latte", "cappuccino", "mocha", "chocolat chaud"],
    milks: ["lait entier", "lait écrémé", "lait d'avoine", "lait d'amande"],
    ml: 300,
    sized: (drink, milk) => [
      `${drink} au ${milk} 30 cl`,
      `30 cl de ${drink} au ${milk}`,
      `${drink} avec du ${milk}, 30 cl`,
      `${drink} avec 30 cl de ${milk}`,
    ],
    unsized: (drink, milk) => [`${drink} au ${milk}`, `${drink} avec du ${milk}`],
  },
];

const isOne = ({ foods: [only, ...others] }: Meal, drink: string) =>
  others.length === 0 && only?.name.includes(drink) === true;

describe("a drink and the milk that it is made with", () => {
  it("are one drink of the stated size, wherever that is said", async () => {
    const breaches = new Breaches("milk-of-drinks");
    for (const { language, drinks: named, milks, ml, sized } of drinks)
      for (const drink of named)
        for (const milk of milks) {
          const texts = sized(drink, milk);
          const first = await readMeal(texts[0] ?? "", language);
          for (const text of texts) {
            const meal = await readMeal(text, language);
            breaches.check(
              isOne(meal, drink) && isNear(meal.grams, ml, 0.06) && isNear(meal.kcal, first.kcal, 0.02),
              text,
              () => `${text}: ${describeMeal(meal)}`,
            );
          }
        }
    breaches.expectNone(250);
  });

  it("are one drink without a size", async () => {
    const breaches = new Breaches("milk-of-drinks");
    for (const { language, drinks: named, milks, unsized } of drinks)
      for (const drink of named)
        for (const milk of milks)
          for (const text of unsized(drink, milk)) {
            const meal = await readMeal(text, language);
            breaches.check(isOne(meal, drink), text, () => `${text}: ${describeMeal(meal)}`);
          }
    breaches.expectNone(150);
  });
});

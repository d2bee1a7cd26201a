import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { takeTurns } from "../testing/take-turns.ts";
import { dishesWithParts } from "./dishes-of-laws.ts";
import { Breaches, describeMeal, isNear, readMeal } from "./read-meal.ts";

/** What people begin with, and what there was of it. */
const toldAgain: readonly (readonly [Language, string, string])[] = [
  ["en", "steak", "8 oz ribeye"],
  ["en", "cheese", "30 g cheddar"],
  ["en", "toast", "2 slices of wholemeal bread"],
  ["en", "cookies", "3 oatmeal cookies"],
  ["en", "chicken", "200 g chicken breast"],
  ["es", "queso", "30 g de manchego"],
  ["es", "pan", "2 rebanadas de pan integral"],
  ["es", "galletas", "4 galletas maría"],
  ["fr", "fromage", "30 g de comté"],
  ["fr", "pain", "2 tranches de pain complet"],
  ["fr", "biscuits", "4 petits beurres"],
];

describe.each(toldAgain)("in %s, %s told again as %s", (language, kind, amounts) => {
  it.each([", ", " - ", " "])("is one food behind '%s'", async (link) => {
    const told = await readMeal(amounts, language);
    expect(describeMeal(await readMeal(`${kind}${link}${amounts}`, language))).toBe(describeMeal(told));
  });

  it("is another food behind a plus", async () => {
    const told = await readMeal(amounts, language);
    expect((await readMeal(`${kind} + ${amounts}`, language)).kcal).toBeGreaterThan(told.kcal);
  });
});

it.each([
  ["en", "2 pastries", "a croissant and a pain au chocolat"],
  ["es", "2 facturas", "2 medialunas"],
  ["fr", "2 viennoiseries", "un croissant et un pain au chocolat"],
] as const)("in %s, %s are the %s that make so many", async (language, kind, kinds) => {
  const told = await readMeal(kinds, language);
  expect(describeMeal(await readMeal(`${kind}, ${kinds}`, language))).toBe(describeMeal(told));
  expect((await readMeal(`3 ${kind.slice(2)}, ${kinds}`, language)).kcal).toBeGreaterThan(told.kcal);
});

describe("a dish whose weight is told before the list of its parts", () => {
  it("is that weight of the dish", async () => {
    const breaches = new Breaches("parts of a weight");
    for (const { dish, language, parts } of takeTurns(dishesWithParts, 11)) {
      const alone = await readMeal(`${dish} 300 g`, language);
      const text = `${dish} 300 g: ${parts.join(", ")}`;
      const meal = await readMeal(text, language);
      breaches.check(
        isNear(meal.kcal, alone.kcal),
        `${language}: ${dish}`,
        () => `${language}: ${text}: ${describeMeal(meal)}, alone ${describeMeal(alone)}`,
      );
    }
    breaches.expectNone(100);
  });
});

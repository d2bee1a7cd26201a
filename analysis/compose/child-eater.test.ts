import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { readMeal } from "../text/laws/read-meal.ts";
import { isEatenByChild } from "./child-eater.ts";

const told: readonly (readonly [Language, child: string, adult: string])[] = [
  ["en", "toddler: pasta with cheese and peas", "pasta with cheese and peas"],
  ["en", "My daughter ate rice and chicken", "I ate rice and chicken with my daughter"],
  ["en", "Finn (3): porridge and milk", "porridge and milk (3 spoons)"],
  ["en", "baby 9 months, mashed carrot", "baby carrots and hummus"],
  ["es", "El niño comió arroz con pollo", "Comí arroz con pollo con el niño"],
  ["es", "mi hija de 4 años cenó tortilla", "cena: tortilla"],
  ["fr", "Mon fils a mangé des pâtes", "J'ai mangé des pâtes avec mon fils"],
  ["fr", "Hugo 7 ans : purée et jambon", "rhum 7 ans et du jambon"],
  ["en", "My son (6) ate a hot dog", "chicken enchiladas (2), rice"],
];

describe("a child's meal", () => {
  it.each(told)("is told by who ate it (%s: %s)", (language, child, adult) => {
    expect(isEatenByChild(child, language)).toBe(true);
    expect(isEatenByChild(adult, language)).toBe(false);
  });

  it.each([
    ["en", "my daughter ate ", "rice"],
    ["es", "mi hijo comió ", "arroz"],
    ["fr", "ma fille a mangé ", "riz"],
  ] as const)("has smaller portions than an adult's (%s)", async (language, who, food) => {
    const [child, adult] = [await readMeal(`${who}${food}`, language), await readMeal(food, language)];
    expect(child.grams / adult.grams).toBeCloseTo(0.65);
  });

  it.each([
    ["en", "my son had 150 g of rice", "150 g of rice"],
    ["en", "my son had 2 slices of toast", "2 slices of toast"],
    ["en", "my son had a yogurt", "a yogurt"],
  ] as const)(
    "keeps what was measured, counted or sold in one size (%s: %s)",
    async (language, child, adult) => {
      expect((await readMeal(child, language)).grams).toBeCloseTo((await readMeal(adult, language)).grams);
    },
  );
});

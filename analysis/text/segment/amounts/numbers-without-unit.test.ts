/** Holds large numbers without a unit to what they mean beside a food, before it or behind it. */
import { describe, expect, it } from "vitest";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { readFoods } from "../../testing/read-foods.ts";

async function gramsOf(text: string, language: Language, country: Country): Promise<readonly number[]> {
  return (await readFoods(text, language, country)).map(({ grams }) => Math.round(grams));
}

const foods = {
  es: ["pollo", "arroz", "brócoli", "yogur", "avena"],
  fr: ["poulet", "riz", "brocoli", "yaourt", "saumon"],
} as const;
const amounts = [30, 60, 100, 150, 235, 400];
const countries = { es: "MX", fr: "FR" } as const;

describe.each(["es", "fr"] as const)("a large number beside a food in %s", (language) => {
  const cases = foods[language].flatMap((food) => amounts.map((amount) => [food, amount] as const));
  it.each(cases)("is grams behind it: %s %i", async (food, amount) => {
    expect(await gramsOf(`${food} ${amount}`, language, countries[language])).toEqual([amount]);
  });

  it.each(cases)("is grams in a list: %s %i", async (food, amount) => {
    const text = `${food} ${amount}, ${language === "es" ? "manzana" : "pomme"} 120`;
    expect(await gramsOf(text, language, countries[language])).toEqual([amount, 120]);
  });

  const [first, second] = foods[language];
  it("needs no comma", async () => {
    expect(await gramsOf(`${first} 150 ${second} 200`, language, countries[language])).toEqual([150, 200]);
  });

  it("is grams before it", async () => {
    expect(await gramsOf(`150 ${first}, 200 de ${second}`, language, countries[language])).toEqual([
      150, 200,
    ]);
  });
});

const drinks: readonly (readonly [text: string, grams: readonly number[]])[] = [
  ["coca 600", [629]],
  ["coca 33", [346]],
  ["coca 600 y una manzana", [629, 160]],
  ["coca 600 ml una manzana", [629, 160]],
  ["una coca de 600", [629]],
];

it.each(drinks)("is a drink's size: %s", async (text, grams) => {
  expect(await gramsOf(text, "es", "MX")).toEqual(grams);
});

/** A year, a share of cocoa, and what is counted. */
const counted: readonly (readonly [text: string, least: number, most: number])[] = [
  ["malbec 2019", 100, 200],
  ["chocolate 85", 10, 50],
  ["sushi 30 piezas", 600, 1200],
  ["alitas 10", 250, 450],
  ["tacos 5", 350, 600],
];

it.each(counted)("is no weight: %s", async (text, least, most) => {
  const [grams = 0, ...others] = await gramsOf(text, "es", "MX");
  expect(others).toEqual([]);
  expect(grams).toBeGreaterThanOrEqual(least);
  expect(grams).toBeLessThanOrEqual(most);
});

/** Holds what is filled with a dish, or tastes of a product, to the row and the weight of what holds it. */
import { describe, expect, it } from "vitest";
import type { Country } from "#domain/people/country.ts";
import { readFoods } from "../testing/read-foods.ts";

async function foodsOf(text: string, country: Country) {
  return readFoods(text, "es", country);
}

const fillings: readonly (readonly [country: Country, filling: string])[] = [
  ["PE", "lomo saltado"],
  ["PE", "ají de gallina"],
  ["AR", "matambre a la pizza"],
  ["CL", "mechada"],
];

describe("an empanada filled with a dish that has a row of its own", () => {
  it.each(fillings)("%s: empanada de %s", async (country, filling) => {
    const foods = await foodsOf(`una empanada de ${filling}`, country);
    expect(foods.map(({ source }) => source.description)).toEqual([expect.stringMatching(/empanada/i)]);
    expect(foods[0]?.grams).toBeLessThan(200);
  });
});

it.each([
  ["MX", "burrito de cochinita", /^Burrito/],
  ["PE", "tequeños de ají de gallina", /^Tequeños/],
] as const)("%s: %s", async (country, text, row) => {
  const foods = await foodsOf(text, country);
  expect(foods.map(({ source }) => source.description)).toEqual([expect.stringMatching(row)]);
});

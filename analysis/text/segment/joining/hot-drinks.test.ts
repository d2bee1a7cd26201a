/** Holds that sugar in a hot drink is counted, also where its row is the one without, and that the drink is no part of what is eaten with it. */
import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { readFoods } from "../../testing/read-foods.ts";

const sugar = "Sugar, white, granulated or lump";

async function foodsOf(text: string, country: string, language: Language = "es") {
  return (await readFoods(text, language, country)).map(({ source }) => source.description);
}

const drinks = ["té con leche", "café con leche", "cortado", "capuchino", "manzanilla", "té verde"];
const sayings = ["y azúcar", "con azúcar", "y 2 de azúcar", "con una cucharadita de azúcar"];
const countries = ["ES", "MX", "AR", "CO", "CL", "PE"];
const cups = countries.flatMap((country) =>
  drinks.flatMap((drink) => sayings.map((saying) => [country, `${drink} ${saying}`] as const)),
);

describe("sugar in a hot drink", () => {
  it.each(cups)("is a food of its own: %s, %s", async (country, text) => {
    expect(await foodsOf(text, country)).toContain(sugar);
  });

  it.each(["GB", "IE", "US", "AU"])("is a food of its own in English: %s", async (country) => {
    for (const drink of ["tea with milk", "tea and milk", "decaf tea with milk"])
      expect(await foodsOf(`${drink} and sugar`, country, "en"), drink).toContain(sugar);
  });

  it.each(countries)("is none that was refused: %s", async (country) => {
    for (const drink of drinks) expect(await foodsOf(`${drink} sin azúcar`, country)).not.toContain(sugar);
  });
});

const eaten = ["pan", "tarta", "galletas", "bizcocho", "tostada"];
const drunk = ["café", "té", "café con leche"];
const snacks = countries.flatMap((country) =>
  eaten.flatMap((food) => drunk.map((drink) => [country, food, drink] as const)),
);

describe("a hot drink beside what is eaten", () => {
  it.each(snacks)("is a food of its own: %s, %s con %s", async (country, food, drink) => {
    const [row] = await foodsOf(drink, country);
    expect(await foodsOf(`${food} con ${drink}`, country)).toContain(row);
  });
});

import { describe, expect, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { readFoods } from "./testing/read-foods.ts";

async function namesIn(text: string, language: Language, country?: "US"): Promise<readonly string[]> {
  return (await readFoods(text, language, country)).map(({ name }) => name);
}

/** Dishes that are filled, and what lies in each of them. */
const filled: Readonly<Record<Language, { dishes: readonly string[]; parts: readonly string[] }>> = {
  en: {
    dishes: ["chicken wrap", "cheeseburger", "turkey sandwich", "hamburger"],
    parts: ["lettuce", "tomato", "cucumber", "onion"],
  },
  es: {
    dishes: ["wrap de pollo", "hamburguesa", "hamburguesa con queso"],
    parts: ["lechuga", "tomate", "pepino", "cebolla"],
  },
  fr: {
    dishes: ["wrap poulet", "burger", "cheeseburger"],
    parts: ["salade", "tomate", "concombre", "oignon"],
  },
};

const marks = [", ", "; ", "\n"];

describe.each(languages)("raw vegetables listed behind a filled dish in %s", (language) => {
  const { dishes, parts } = filled[language];
  const lists = parts.flatMap((first) =>
    parts.filter((each) => each !== first).map((second) => [first, second]),
  );

  it("lie in it, in any order", async () => {
    const counted: string[] = [];
    for (const dish of dishes) {
      for (const list of lists) {
        const text = [dish, ...list].join(", ");
        const names = await namesIn(text, language);
        if (names.length !== 1) counted.push(`${text}: ${names.join("; ")}`);
      }
    }
    expect(counted).toEqual([]);
  });

  it.each(parts)("count where an amount is said: 80 g %s", async (part) => {
    for (const mark of marks)
      expect(await namesIn(`${dishes[0]}${mark}80 g ${part}`, language)).toHaveLength(2);
  });
});

it.each([
  ["en", "mixed grill, sausage, lamb chop and bacon", ["mixed grill"]],
  ["en", "mixed grill with sausage, lamb chop and bacon", ["mixed grill with sausage"]],
  ["es", "parrillada, chorizo, morcilla y costillas", ["chorizo", "morcilla", "costillas"]],
] as const)("counts a platter or its parts in %s: %s", async (language, text, names) => {
  expect(await namesIn(text, language)).toEqual(names);
});

it.each([
  ["en", "pizza, ham, mushrooms", ["pizza"]],
  ["fr", "tacos L poulet, frites, sauce fromagère", ["tacos L poulet"]],
  ["en", "fish tacos with fries", ["fish tacos", "fries"]],
] as const)("counts a filled dish once in %s: %s", async (language, text, names) => {
  expect(await namesIn(text, language)).toEqual(names);
});

it("makes four tacos of four street tacos, however they are described", async () => {
  const [first] = await namesIn("4 chicken street tacos", "en", "US");
  expect(first).toBe("chicken street tacos");
});

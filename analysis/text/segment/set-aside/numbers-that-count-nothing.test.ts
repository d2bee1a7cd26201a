import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { readFoods } from "../../testing/read-foods.ts";

async function foodsIn(text: string, language: Language): Promise<readonly string[]> {
  const foods = await readFoods(text, language);
  return foods.map(({ source, grams }) => `${source.code} ${Math.round(grams)}`);
}

/** A food, and numbers beside it that do not count it. */
const besideFood: Readonly<Record<Language, readonly [food: string, beside: readonly string[]]>> = {
  en: [
    "a banana",
    [
      "room 12",
      "day 30",
      "week 3",
      "floor 2",
      "mile 20",
      "mile 20 and 35",
      "no. 5",
      "10 km",
      "a 5k",
      "400 m",
      "3 miles",
      "4 years",
      "18 months",
      "my 2 year old",
      "my 3-year-old's",
      "miss 6's",
    ],
  ],
  es: [
    "un plátano",
    [
      "once",
      "habitación 12",
      "planta 3",
      "día 30",
      "semana 12",
      "n.º 5",
      "km 20",
      "10 km",
      "2 añitos",
      "78 años",
      "8 meses",
      "8m",
    ],
  ],
  fr: [
    "une banane",
    [
      "chambre 12",
      "sem 12",
      "semaine 3",
      "jour 30",
      "n° 5",
      "table 4",
      "15 km",
      "8 mois",
      "8m",
      "78 ans",
      "2 ans",
    ],
  ],
};

describe("a number that counts no food", () => {
  it.each(
    Object.entries(besideFood).flatMap(([language, [food, beside]]) =>
      beside.flatMap((words) => [
        [`${words}: ${food}`, food, language as Language] as const,
        [`${food}, ${words}`, food, language as Language] as const,
      ]),
    ),
  )("is set aside: %s", async (text, food, language) => {
    expect((await foodsIn(text, language)).at(0)).toBe((await foodsIn(food, language)).at(0));
    expect(await foodsIn(text, language)).toHaveLength(1);
  });

  it.each([
    ["once: té con leche y pan", "té con leche y pan", "es"],
    ["tomé once, té con leche", "té con leche", "es"],
    ["once pan con palta y té", "pan con palta y té", "es"],
    ["once 2 marraquetas con queso", "2 marraquetas con queso", "es"],
    ["jamón serrano 36 meses 50 g", "jamón serrano 50 g", "es"],
    ["12 year old cheddar 30 g", "old cheddar 30 g", "en"],
  ] as const)("leaves the amounts beside it: %s", async (text, plain, language) => {
    expect(await foodsIn(text, language)).toEqual(await foodsIn(plain, language));
  });

  it.each([
    ["once croquetas", "11 croquetas", "es"],
    ["a table of 2 eggs", "2 eggs", "en"],
    ["m&ms 40 g", "40 g m&ms", "en"],
  ] as const)("is none that has a food behind it: %s", async (text, other, language) => {
    expect(await foodsIn(text, language)).toEqual(await foodsIn(other, language));
  });
});

describe("a time of day or a price", () => {
  it.each(["12.30", "8.15", "19.05"])("counts nothing behind a food: %s", async (time) => {
    expect(await foodsIn(`ham sandwich ${time}, one apple 4pm`, "en")).toEqual(
      await foodsIn("ham sandwich, one apple", "en"),
    );
  });

  const priced = {
    en: ["coffee", "croissant", "milk", "chicken soup"],
    es: ["café con leche", "cruasán", "leche", "sopa de pollo"],
    fr: ["café au lait", "croissant", "lait", "soupe de poulet"],
  } as const;
  const cases = (["en", "es", "fr"] as const).flatMap((language) =>
    priced[language].flatMap((food) =>
      ["2,50", "3,25", "4.99", "12.30"].map((figure) => [language, food, figure] as const),
    ),
  );

  it.each(cases)("counts nothing in hundredths: %s, %s %s", async (language, food, figure) => {
    expect(await foodsIn(`${food} ${figure}`, language)).toEqual(await foodsIn(food, language));
  });
});

describe("a number that is taken back", () => {
  it.each([
    ["custard creams, 3 no 4", "custard creams, 4", "en"],
    ["2 no 3 apples", "3 apples", "en"],
    ["2 no, 3 apples", "3 apples", "en"],
    ["2 no 3 manzanas", "3 manzanas", "es"],
    ["2 non 3 pommes", "3 pommes", "fr"],
  ] as const)("leaves the one that is meant: %s", async (text, meant, language) => {
    expect(await foodsIn(text, language)).toEqual(await foodsIn(meant, language));
  });
});

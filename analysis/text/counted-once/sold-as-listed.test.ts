import { expect, it } from "vitest";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { readFoods } from "../testing/read-foods.ts";

interface Spoken {
  readonly language: Language;
  readonly country: Country;
  readonly names: readonly string[];
  readonly lists: readonly string[];
  readonly written: readonly ((name: string, list: string) => string)[];
}

const said: readonly Spoken[] = [
  {
    language: "en",
    country: "GB",
    names: [
      "meal deal",
      "Tesco meal deal",
      "boots meal deal",
      "combo",
      "set menu",
      "bento box",
      "packed lunch",
    ],
    lists: [
      "ham sandwich, crisps and a coke",
      "burger, fries and a lemonade",
      "egg sandwich, crisps, smoothie",
    ],
    written: [
      (name, list) => `${name}: ${list}`,
      (name, list) => `a ${name}: ${list}`,
      (name, list) => `a ${name} - ${list}`,
      (name, list) => `a ${name} with ${list}`,
    ],
  },
  {
    language: "es",
    country: "ES",
    names: ["menú", "menú del día", "menú infantil", "combo", "happy meal", "plato combinado"],
    lists: [
      "hamburguesa, patatas fritas y coca cola",
      "sopa, pollo asado y fruta",
      "ensalada, merluza y flan",
    ],
    written: [
      (name, list) => `${name}: ${list}`,
      (name, list) => `un ${name}: ${list}`,
      (name, list) => `un ${name} con ${list}`,
    ],
  },
  {
    language: "fr",
    country: "FR",
    names: ["formule", "formule du midi", "plat du jour", "menu enfant", "menu du jour", "lunch box"],
    lists: ["nuggets, frites et jus de pomme", "salade, steak et frites", "soupe, poulet et riz"],
    written: [
      (name, list) => `${name} : ${list}`,
      (name, list) => `un ${name} : ${list}`,
      (name, list) => `un ${name} avec ${list}`,
    ],
  },
];

/** How much an amount that nobody said may depend on what stands beside it. */
const mostOff = 0.3;

async function read(text: string, { language, country }: Spoken) {
  const foods = await readFoods(text, language, country);
  return {
    count: foods.length,
    calories: foods.reduce((sum, { grams, per100Grams }) => sum + (grams * per100Grams.calories) / 100, 0),
  };
}

it.each(said)("what is sold together is what is listed of it ($language)", async (spoken) => {
  const wrong: string[] = [];
  for (const list of spoken.lists) {
    const alone = await read(list, spoken);
    for (const text of spoken.names.flatMap((name) => spoken.written.map((write) => write(name, list)))) {
      const { count, calories } = await read(text, spoken);
      const isNear = Math.abs(calories - alone.calories) <= alone.calories * mostOff;
      if (count !== alone.count || !isNear)
        wrong.push(`${text}: ${Math.round(calories)} for ${Math.round(alone.calories)}`);
    }
  }
  expect(wrong).toEqual([]);
});

it("is a meal of its own where nothing is listed", async () => {
  const [english] = said;
  if (english === undefined) throw new Error("English is missing");
  expect((await read("a meal deal and a coffee", english)).calories).toBeGreaterThan(500);
});

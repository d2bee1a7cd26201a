import { describe, expect, it } from "vitest";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { readFoods } from "./testing/read-foods.ts";
import { createTextAnalyser } from "./text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function read(language: Language, country: Country, text: string) {
  const foods = await readFoods(text, language, country);
  return {
    rows: foods.map(({ source }) => source.description.split(/[:,]/)[0]),
    grams: foods.reduce((sum, food) => sum + food.grams, 0),
  };
}

describe("a plate", () => {
  it.each([
    ["en", "GB", "2 sausages and mash", 500],
    ["es", "ES", "2 huevos fritos con patatas", 320],
    ["es", "ES", "6 churros con chocolate", 350],
    ["en", "US", "10 piece nugget meal", 650],
  ] as const)(
    "that is counted by its parts is one plate: %s-%s %s",
    async (language, country, text, most) => {
      const { rows, grams } = await read(language, country, text);
      expect(rows).toHaveLength(1);
      expect(grams).toBeLessThan(most);
    },
  );

  it.each([
    ["en", "GB", "2 shawarmas", "a shawarma"],
    ["en", "US", "2 caesar salads", "a caesar salad"],
    ["en", "US", "3 greek salads", "a greek salad"],
    ["es", "ES", "2 ensaladas césar", "una ensalada césar"],
  ] as const)("that is counted itself is as many plates: %s-%s %s", async (language, country, text, one) => {
    const single = await read(language, country, one);
    const several = await read(language, country, text);
    expect(several.rows).toEqual(single.rows);
    expect(several.grams).toBeCloseTo(single.grams * Number(text[0]), -1);
  });

  it.each([
    ["en", "US", "bacon and eggs", ["Pork bacon", "Egg"]],
    [
      "en",
      "GB",
      "fish fingers chips and beans",
      ["Fish", "French fries or chips", "Haricot beans with tomato sauce"],
    ],
    ["es", "ES", "hamburguesa con patatas", ["Hamburger", "Potato"]],
    ["en", "US", "dumplings with soy sauce", ["Wonton", "Soy sauce"]],
  ] as const)("has the foods that lie on it: %s-%s %s", async (language, country, text, foods) => {
    const { rows } = await read(language, country, text);
    expect(rows).toEqual(foods);
  });

  it("has chips where Spanish says potatoes beside a burger", async () => {
    const outcome = await analyser.analyse({
      text: "hamburguesa con patatas",
      language: "es",
      country: "ES",
    });
    const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
    expect(foods[1]?.source.description).toContain("french fries");
  });

  it.each([
    ["en", "US", "an omelette"],
    ["es", "ES", "una tortilla francesa"],
    ["fr", "FR", "une omelette"],
  ] as const)("of an omelette is more than one egg: %s-%s %s", async (language, country, text) => {
    expect((await read(language, country, text)).grams).toBeGreaterThan(100);
  });

  it.each([
    ["big mac meal", "menú big mac", "menu big mac"],
    ["chicken stir fry", "salteado de pollo", "wok de poulet"],
    ["ham and cheese toastie", "sándwich mixto", "sandwich grillé jambon fromage"],
    ["yogurt with granola", "yogur con granola", "yaourt au granola"],
    ["tortilla chips and guacamole", "totopos con guacamole", "guacamole et tortilla chips"],
  ])("is the same food in three languages: %s, %s, %s", async (en, es, fr) => {
    const meals = await Promise.all([read("en", "US", en), read("es", "US", es), read("fr", "US", fr)]);
    expect(new Set(meals.map(({ rows }) => rows.join("; "))).size).toBe(1);
    expect(new Set(meals.map(({ grams }) => Math.round(grams))).size).toBe(1);
  });
});

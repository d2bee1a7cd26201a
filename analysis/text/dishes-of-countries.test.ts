import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Country } from "#domain/people/country.ts";
import { type Language, languages } from "#domain/people/language.ts";
import { loadNames } from "#food/load-food-table.ts";
import { parseRecipes } from "#food/make-table/parse-recipes.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { readFoods } from "./testing/read-foods.ts";

const names = loadNames();
const recipes = parseRecipes(readFileSync("food/recipes/street-and-home.tsv", "utf8"));

/** Whose people are likeliest to type the dish's name, in their language. */
const homes: Readonly<Record<Language, readonly string[]>> = {
  en: ["IN", "GB", "IE", "US", "CA", "AU"],
  es: ["ES", "MX", "AR", "CO", "PE", "CL"],
  fr: ["FR", "BE", "CH", "CA"],
};
const beside: Readonly<Record<Language, string>> = {
  en: "and a banana",
  es: "y un plátano",
  fr: "et une banane",
};

const dishes = languages.flatMap((language) =>
  recipes.flatMap(({ code, countries }) => {
    const home = homes[language].find((country) => countries.includes(country));
    const name = names.get(code)?.[language][0]?.toLowerCase();
    return home === undefined || name === undefined ? [] : [{ code, home: home as Country, language, name }];
  }),
);

async function codesIn(text: string, language: Language, country: Country): Promise<readonly string[]> {
  return (await readFoods(text, language, country)).map(({ source }) => source.code);
}

describe("a dish of a country", { timeout: 120_000 }, () => {
  it("is found whole by its name at home, alone and beside another food", async () => {
    const missed: string[] = [];
    for (const { code, home, language, name } of dishes) {
      const alone = await codesIn(name, language, home);
      const both = await codesIn(`${name} ${beside[language]}`, language, home);
      if (alone.join() !== code || both[0] !== code || both.length !== 2) missed.push(`${home}: ${name}`);
    }
    expect(dishes.length).toBeGreaterThan(60);
    expect(missed).toEqual([]);
  });

  it("is served in pieces that are no heavier than the serving, and gives 20 to 1,400 kcal", () => {
    const rows = new Map(loadFoodTableOnce().rows.map((row) => [row.source.code, row]));
    const odd = recipes.filter(({ code, defaultGrams, portions }) => {
      const kcal = ((rows.get(code)?.per100Grams.calories ?? 0) * defaultGrams) / 100;
      const isHeavy = portions.some(
        ({ description, grams }) => /piece|slice/.test(description) && grams > defaultGrams,
      );
      return isHeavy || kcal < 20 || kcal > 1400;
    });
    expect(odd.map(({ code }) => code)).toEqual([]);
  });
});

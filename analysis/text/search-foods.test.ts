import { describe, expect, it } from "vitest";
import type { Country } from "#domain/people/country.ts";
import { usualCountry } from "#domain/people/country.ts";
import { type Language, languages } from "#domain/people/language.ts";
import { shownName } from "#food/names/food-names.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { readTsv } from "#food/tsv-file.ts";
import { nameOfRow } from "./match/name-rows.ts";
import { searchFoods } from "./search-foods.ts";
import { readFoods } from "./testing/read-foods.ts";
import { takeTurns } from "./testing/take-turns.ts";

const table = loadFoodTableOnce();
const limit = 8;
/** One name of so many that foods are shown by is searched for, in the next language others. */
const shownTurns = 9;

function namesFor(
  query: string,
  language: Language,
  country: Country = usualCountry[language],
): readonly string[] {
  return searchFoods(table, { query, language, country, limit }).map((food) => food.name);
}

const plainFoods: readonly (readonly [language: Language, query: string, name: string])[] = [
  ["es", "pan", "Pan"],
  ["es", "jamon", "Jamón"],
  ["es", "yogur", "Yogur"],
  ["es", "leche", "Leche"],
  ["es", "salchicha", "Salchicha"],
  ["es", "huev", "Huevo"],
  ["es", "pol", "Pollo"],
  ["es", "palta", "Palta"],
  ["fr", "pain", "Pain"],
  ["fr", "oeuf", "Œuf"],
  ["fr", "poul", "Poulet"],
  ["fr", "yogourt", "Yogourt"],
  ["fr", "fromag", "Fromage"],
  ["en", "bread", "Bread"],
  ["en", "egg", "Egg"],
  ["en", "chee", "Cheese"],
  ["en", "milk", "Milk"],
];

describe("the food search", () => {
  it("takes a plural for no beginning of a rarer word", () => {
    expect(namesFor("quest bars", "en")).toEqual(namesFor("quest bar", "en"));
  });

  it.each(plainFoods)("puts the plain food first: %s %s", (language, query, name) => {
    expect(namesFor(query, language)[0]).toBe(name);
  });

  it.each([
    ["es", "ES", "tortilla", "Tortilla de patata"],
    ["es", "MX", "tortilla", "Tortilla de maíz"],
    ["es", "MX", "tortill", "Tortilla de maíz"],
    ["es", "ES", "tinto", "Vino tinto"],
    ["en", "US", "jelly", "Jelly"],
    ["fr", "FR", "liqueur", "Liqueur"],
    ["es", "ES", "tomate", "Tomate"],
  ] as const)("puts first what a word means in the country: %s-%s %s", (language, country, query, name) => {
    expect(namesFor(query, language, country)[0]).toBe(name);
  });

  it.each([
    ["es", "CO", "tinto", "Tinto", "Coffee"],
    ["es", "MX", "paleta", "Paleta", "Popsicle"],
    ["es", "MX", "yogur griego descremado", "Yogur griego descremado", "Yogurt, Greek, nonfat"],
    ["es", "MX", "jitomate", "Jitomate", "Tomatoes"],
    ["es", "MX", "betabel", "Betabel", "Beets"],
    ["es", "MX", "pay de queso", "Pay de queso", "Cheesecake"],
    ["es", "ES", "remolacha", "Remolacha", "Beets"],
    ["es", "ES", "jitomtae", "Tomate", "Tomatoes"],
    ["en", "GB", "crisps", "Crisps", "Potato chips"],
    ["en", "GB", "aubergine", "Aubergine", "Eggplant"],
    ["en", "IE", "chips", "Chips", "French fries"],
    ["fr", "CA", "liqueur", "Liqueur", "Soft drink"],
  ] as const)(
    "calls the first food as it was typed, if that is a word for it: %s-%s %s",
    (language, country, query, name, row) => {
      const [first] = searchFoods(table, { query, language, country, limit });
      expect(first?.name).toBe(name);
      expect(first?.source.description).toMatch(new RegExp(`^${row}`));
    },
  );

  it("takes what was typed for a word before it takes it for the beginning of another", () => {
    expect(namesFor("curry", "en")).not.toContain("Currywurst");
  });

  it.each(languages)(
    "finds every food by the name that it is shown by in %s, and no name twice",
    (language) => {
      // A chain's name lists its menu first.
      const ofChain = /McDo/;
      const named = table.rows
        .filter((row) => row.names?.[language].length)
        .map((row) => nameOfRow(row, language))
        .filter((name) => !ofChain.test(name));
      const asked = takeTurns(named, shownTurns, languages.indexOf(language));
      const found = asked.map((name) => ({ name, names: namesFor(name, language) }));
      expect(named.length).toBeGreaterThan(2000);
      expect(found.filter(({ name, names }) => names[0] !== name)).toEqual([]);
      expect(found.filter(({ names }) => new Set(names).size < names.length)).toEqual([]);
    },
  );

  it.each([
    ["es", "pollo"],
    ["es", "queso fresco"],
    ["fr", "jus d'orange"],
    ["fr", "riz"],
  ] as const)("shows only names of the language and each once: %s %s", (language, query) => {
    const found = searchFoods(table, { query, language, country: usualCountry[language], limit });
    const namesOfTable = new Set(table.rows.map(({ names }) => shownName(names, language)));
    expect(found.filter(({ name }) => !namesOfTable.has(name))).toEqual([]);
    expect(new Set(found.map(({ name }) => name.toLowerCase())).size).toBe(found.length);
  });

  it.each([
    ["es", "ES", "brócoli", 35, 45],
    ["fr", "FR", "carottes cuites", 30, 55],
    ["en", "GB", "peas", 60, 90],
    ["es", "ES", "pulpo", 140, 170],
    ["fr", "FR", "rhubarbe", 10, 30],
    ["fr", "FR", "pâté", 300, 350],
  ] as const)(
    "counts no fat or sugar that nobody named (%s %s): %s",
    (language, country, query, low, high) => {
      const [first] = searchFoods(table, { query, language, country, limit: 1 });
      expect(first?.per100Grams.calories).toBeGreaterThanOrEqual(low);
      expect(first?.per100Grams.calories).toBeLessThanOrEqual(high);
    },
  );
});

const countriesOf: Readonly<Record<Language, readonly Country[]>> = {
  en: ["US", "GB", "AU", "IN"],
  es: ["ES", "MX", "AR", "CO"],
  fr: ["FR", "CA"],
};

/** What is typed most. */
function mostSought(language: Language): readonly string[] {
  const file = new URL(`../../bench/food-search/${language}.tsv`, import.meta.url);
  return readTsv(file).flatMap(([query = ""]) => query);
}

/** One of so many is asked for, in the next country others. */
const soughtTurns = 4;

describe("what is found first", () => {
  const asked = languages.flatMap((language) =>
    countriesOf[language].map((country, row) => ({ language, country, row })),
  );

  it.each(asked)(
    "is what a meal of the same words counts: $language-$country",
    async ({ language, country, row }) => {
      const others: string[] = [];
      for (const query of [
        ...takeTurns(mostSought(language), soughtTurns, row),
        ...(language === "es" ? ["yogur griego"] : []),
      ]) {
        const [food, ...more] = await readFoods(query, language, country);
        const [first] = searchFoods(table, { query, language, country, limit: 1 });
        if (food === undefined || more.length > 0) continue;
        if (first?.source.code !== food.source.code)
          others.push(`${query}: ${first?.source.description}, read as ${food.source.description}`);
        else if (first.defaultGrams !== Math.round(food.grams))
          others.push(`${query}: ${first.defaultGrams} g, read as ${food.grams} g`);
      }
      expect(others).toEqual([]);
    },
  );
});

describe("a search that names a food", () => {
  it.each([
    ["es", "MX", "mango", ["Polo", "Caramelo", "Cóctel", "Kulfi", "Sopa ogbono", "Biko", "Samosa"]],
    ["es", "MX", "mango con chile", ["Polo", "Alfajor", "Ensalada chilena", "Kulfi", "Dulce de leche"]],
  ] as const)("ends with what has it (%s-%s %s)", (language, country, query, strange) => {
    const names = searchFoods(table, { query, language, country, limit: 30 }).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => strange.some((each) => each === name))).toEqual([]);
  });
});

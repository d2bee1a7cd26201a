import { describe, expect, it } from "vitest";
import type { Country } from "#domain/people/country.ts";
import { type Language, languages } from "#domain/people/language.ts";
import { shownName } from "#food/names/food-names.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { searchFoods } from "./search-foods.ts";
import { foldAccents } from "./words/fold.ts";

const table = loadFoodTableOnce();

/** The beginning of what names say of a region, with the countries that it is; the name of a kind, as "Greek yogurt", is none. */
const saysRegion: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    "central american": "",
    mexican: "MX",
    colombian: "CO",
    argentin: "AR",
    american: "US",
    british: "GB",
    english: "GB",
    irish: "IE",
    indian: "IN",
    australian: "AU",
    canadian: "CA",
  },
  es: {
    centroamerican: "GT HN NI SV",
    mexican: "MX",
    español: "ES",
    colombian: "CO",
    venezolan: "VE",
    peruan: "PE",
    argentin: "AR",
    cuban: "CU",
    chilen: "CL",
    madrileñ: "ES",
    galleg: "ES",
  },
  fr: {
    "d'amérique centrale": "",
    mexicain: "MX",
    belge: "BE",
    suisse: "CH",
    québécois: "CA",
    marocain: "MA",
    américain: "US",
  },
};
const countriesOf: Readonly<Record<Language, readonly Country[]>> = {
  en: ["US", "GB", "IE", "AU", "CA", "IN"],
  es: ["ES", "MX", "AR", "CO", "CL", "PE", "VE", "GT", "CU"],
  fr: ["FR", "BE", "CH", "CA", "MA"],
};

function regionSaid(
  language: Language,
  name: string,
): readonly [word: RegExp, countries: string] | undefined {
  return Object.entries(saysRegion[language])
    .map(([word, countries]) => [new RegExp(`(?<!\\p{L})${word}\\p{L}*`, "iu"), countries] as const)
    .find(([word]) => word.test(name));
}

describe.each(languages)("a bare name in %s", (language) => {
  const shown = table.rows.flatMap((row) => shownName(row.names, language) ?? []);
  const neutral = new Set(shown.map(foldAccents));
  const bare = new Set(
    shown.flatMap((name) => {
      const said = regionSaid(language, name);
      const rest = said && foldAccents(name.replace(said[0], "").replaceAll(/\s+/g, " ").trim());
      return rest !== undefined && neutral.has(rest) ? [rest] : [];
    }),
  );
  const asked = new Set([...bare, ...(language === "es" ? ["tamal", "tamales", "caldo de pollo"] : [])]);

  it.each([...asked])("does not find another region's first: %s", (query) => {
    const strange = countriesOf[language].flatMap((country) => {
      const name = searchFoods(table, { query, language, country, limit: 1 })[0]?.name ?? "";
      const said = regionSaid(language, name);
      return said && !said[1].includes(country) ? [`${country}: ${name}`] : [];
    });
    expect(strange).toEqual([]);
  });
});

import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { byLanguage, type Language, languages } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { tsvLines } from "#food/tsv-file.ts";
import { grammars } from "../languages/grammars.ts";
import { rowDescribed } from "../match/named-rows.ts";
import { foldAccents } from "../words/fold.ts";
import { readProductsOf } from "./products.ts";

const folder = "analysis/text/lexicon";

function countriesNamed(language: Language): readonly string[] {
  const lines = globSync(`${folder}/products/${language}/*.tsv`).flatMap((file) =>
    tsvLines(readFileSync(file, "utf8")),
  );
  const named = lines.map((line) => line.split("\t")[2]);
  return [...new Set(named.flatMap((countries = "") => countries.split(" ")))];
}

const places = languages.flatMap((language) =>
  countriesNamed(language).map((country) => [language, country] as const),
);
const soldIn = byLanguage(readProductsOf);

test.each(languages)("products in %s are of countries that have words of their own", (language) => {
  const regions = globSync(`${folder}/regions/${language}-*.tsv`).map((file) => basename(file, ".tsv"));
  const countries = countriesNamed(language).filter((country) => country !== "*");
  expect(countries.filter((country) => !regions.includes(`${language}-${country}`))).toEqual([]);
});

describe.each(places)("products in %s of %s", (language, country) => {
  const entries = soldIn[language](country);

  test("are rows of the food table", () => {
    const table = loadFoodTableOnce();
    const unknown = entries.filter(({ english }) => rowDescribed(table, english.slice(1)) === undefined);
    expect(unknown.map(({ term, english }) => `${term}: ${english}`)).toEqual([]);
  });

  test("have each name once, singular or plural, in lower case", () => {
    const { stem } = grammars[language];
    const names = entries.map(({ term }) => foldAccents(term).split(/[ '-]/).map(stem).join(" "));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(entries.filter(({ term }) => term !== term.toLowerCase()).map(({ term }) => term)).toEqual([]);
  });

  test("weigh no more by the piece than by the packet", () => {
    const heavy = entries.filter(
      ({ servingGrams = 0, packGrams = servingGrams }) => servingGrams > packGrams,
    );
    expect(heavy.map(({ term }) => term)).toEqual([]);
  });
});

/** Rows that are items of one chain, and how people call what that chain sells. */
const ofChains: readonly (readonly [row: RegExp, own: RegExp])[] = [
  [
    /\(McDonalds\)$|^Big Mac set/,
    /mc ?do|\bmc|\bmac\b|bigmac|macc|mickey d|big tasty|royal|quarter|quart de livre|dqpc|cbo|fast food|quick/,
  ],
  [/\(Burger King\)$/, /whopper|\bbk\b|burger king|big king|hungry jack|stacker/],
];

test("no word for what one chain or cook makes is an item of another chain", () => {
  const lines = globSync(`${folder}/**/*.tsv`).flatMap((file) => tsvLines(readFileSync(file, "utf8")));
  const others = lines.filter((line) => {
    const [names = "", row = ""] = line.split("\t");
    return ofChains.some(([item, own]) => item.test(row.replace(/^=/, "")) && !own.test(names));
  });
  expect(others).toEqual([]);
  expect(
    lines.filter((line) => ofChains.some(([item]) => item.test(line.split("\t")[1] ?? ""))).length,
  ).toBeGreaterThan(20);
});

import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isCountry } from "#domain/people/country.ts";
import { languages } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { readTsv } from "#food/tsv-file.ts";
import { grammars } from "../languages/grammars.ts";
import { rowDescribed } from "../match/named-rows.ts";
import { createTextAnalyser } from "../text-analyser.ts";
import { foldAccents } from "../words/fold.ts";
import { readLexiconFile } from "./load-lexicon.ts";

const table = loadFoodTableOnce();
const regionsUrl = new URL("../../../food/portions/regions.tsv", import.meta.url);
const regions = new Set(readTsv(regionsUrl).flatMap(([region = "", next = ""]) => [region, next]));
const files = languages.flatMap((language) =>
  globSync(`analysis/text/lexicon/regions/${language}-*.tsv`).map((file) => [language, file] as const),
);

describe.each(files)("%s: %s", (language, file) => {
  const entries = readLexiconFile(readFileSync(file, "utf8"));

  it("is of a country or region", () => {
    const [, region = ""] = /-(\w+)\.tsv$/.exec(file) ?? [];
    expect(isCountry(region) || regions.has(region)).toBe(true);
  });

  it("means rows that there are, and each term once, singular or plural", () => {
    const rows = entries.filter(({ english }) => english.startsWith("="));
    expect(rows.filter(({ english }) => rowDescribed(table, english.slice(1)) === undefined)).toEqual([]);
    const { stem } = grammars[language];
    const terms = entries.map(({ term }) => foldAccents(term).split(/[ '-]/).map(stem).join(" "));
    expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
  });
});

it.each([
  ["en", "US", "chips", /chips/i],
  ["en", "GB", "chips", /french fries/i],
  ["en", "AU", "tomato sauce", /ketchup/i],
  ["en", "GB", "crisps", /potato chips/i],
  ["en", "US", "crisps", /potato chips/i],
  ["en", "US", "apple crisp", /^Crisp, apple/],
  ["en", "IE", "biscuit", /cookie/i],
  ["es", "ES", "tortilla", /omelette/i],
  ["es", "MX", "tortilla", /^Tortilla/],
  ["es", "CO", "tinto", /^Coffee/],
  ["es", "ES", "tinto", /^Wine/],
  ["es", "ES", "tostada con mantequilla", /^Bread.*toasted/],
  ["es", "ES", "tostada con mantequilla y mermelada", /^Bread.*toasted/],
  ["es", "AR", "manteca", /butter/i],
  ["es", "MX", "torta de jamón", /sandwich/i],
  ["fr", "CA", "liqueur", /soft drink/i],
  ["fr", "FR", "liqueur", /^Liqueur/],
] as const)("%s-%s: %s", async (language, country, text, row) => {
  const outcome = await createTextAnalyser(table).analyse({ text, language, country });
  expect(outcome.kind === "analysed" && outcome.analysis.foods[0]?.source.description).toMatch(row);
});

import { describe, expect, it } from "vitest";
import { languages } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { readTsv } from "#food/tsv-file.ts";
import { createTextAnalyser } from "../text-analyser.ts";
import { rowDescribed } from "./named-rows.ts";

const table = loadFoodTableOnce();
const analyser = createTextAnalyser(table);
const lines = readTsv(new URL("./local-rows.tsv", import.meta.url));

async function foodOf(text: string, language: "en" | "es" | "fr", country: string) {
  const outcome = await analyser.analyse({ text, language, country });
  const food = outcome.kind === "analysed" ? outcome.analysis.foods[0] : undefined;
  return food?.source.description;
}

describe("a food that differs by country", () => {
  it.each(lines.flatMap(([survey = "", , there = ""]) => [survey, there]))("is in the table: %s", (row) => {
    expect(rowDescribed(table, row)).toBeDefined();
  });

  it.each([
    ["en", "GB", "sausage and chips", /^Chipolata/],
    ["en", "GB", "chips", /deep-fried/],
    ["en", "IE", "a portion of chips", /deep-fried/],
    ["en", "AU", "baked beans", /^Haricot beans/],
    ["en", "GB", "boiled potatoes", /boiled\/cooked in water/],
    ["es", "AR", "papas fritas", /deep-fried/],
    ["es", "MX", "un vaso de leche", /^Milk, whole/],
    ["es", "ES", "una lata de atún", /oil pack$/],
    ["es", "ES", "nata", /^Cream 30% fat/],
    ["es", "CO", "un consomé", /^Chicken or turkey broth, without tomato, home recipe$/],
    ["fr", "FR", "une compote", /^Apple compote, reduced sugar/],
    ["en", "GB", "6 oysters", /^Oyster, raw$/],
    ["en", "GB", "a pork chop", /^Pork, chop, grilled/],
  ] as const)("is the one of that country (%s %s): %s", async (language, country, text, row) => {
    expect(await foodOf(text, language, country)).toMatch(row);
  });

  it.each([
    ["en", "US", "french fries", /fast food/],
    ["en", "US", "baked beans", /^Baked beans/],
    ["en", "GB", "mcdonalds fries", /McDonald's/],
  ] as const)("is the survey's there or from a chain (%s %s): %s", async (language, country, text, row) => {
    expect(await foodOf(text, language, country)).toMatch(row);
  });
});

describe("a food of which two sources have a row each", () => {
  it.each([
    ["smoked salmon", "salmón ahumado", "saumon fumé"],
    ["greek yogurt", "yogur griego", "yaourt grec"],
    ["apple pie", "tarta de manzana", "tarte aux pommes"],
    ["vegetable soup", "sopa de verduras", "soupe de légumes"],
  ] as const)("is one row in a country, whatever the language: %s", async (...names) => {
    for (const country of ["US", "ES", "FR", "MX", "DE"]) {
      const rows = await Promise.all(
        languages.map((language, at) => foodOf(names[at] ?? "", language, country)),
      );
      expect(new Set(rows).size, `${country}: ${rows.join("; ")}`).toBe(1);
    }
  });
});

import { describe, expect, it } from "vitest";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function read(text: string, language: Language = "fr", country: Country = "FR") {
  const outcome = await analyser.analyse({ text, language, country });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source, grams }) => ({ row: source.description.split(",")[0], grams }));
}

describe("a slice of bread named after what lies on it", () => {
  it.each([
    ["tartine de confiture", "Jam"],
    ["2 tartines de beurre", "Butter"],
    ["3 tartines de pâté", "Liver"],
    ["tartines de fromage", "Cheese"],
    ["tartine d'houmous", "Hummus"],
  ])("is bread with it: %s", async (text, spread) => {
    const rows = (await read(text)).map(({ row }) => row);
    expect(rows).toEqual(["Bread", spread]);
  });

  it.each(["tartine de pain", "2 tartines de baguette", "tartine de seigle", "tartine de campagne"])(
    "is bread alone where bread is named: %s",
    async (text) => {
      const rows = (await read(text)).map(({ row }) => row);
      expect(rows).toEqual(["Bread"]);
    },
  );
});

describe("a spread of which nobody says how much", () => {
  it.each([
    ["fr", "FR", "tartines beurre", 1],
    ["fr", "FR", "une tartine avec du beurre", 1],
    ["fr", "FR", "2 tartines avec du beurre", 1],
    ["fr", "FR", "4 tartines avec du beurre", 2],
    ["en", "GB", "3 slices of toast with butter", 1.5],
    ["es", "ES", "4 tostadas con mantequilla", 2],
  ] as const)("is as much as the slices take: %s-%s %s", async (language, country, text, factor) => {
    const [, butter] = await read(text, language, country);
    expect(butter?.grams).toBe(10 * factor);
  });

  it("is no more where its amount is said", async () => {
    const [, jam] = await read("4 tartines avec 15 g de confiture");
    expect(jam?.grams).toBe(15);
  });
});

describe("Spanish toast named after what lies on it", () => {
  it.each([
    ["tostada de hummus", "Hummus"],
    ["2 tostadas de queso fresco", "Queso Fresco"],
    ["tostadas de mermelada", "Jam"],
    ["tostada de paté", "Liver"],
  ])("is toast with it: %s", async (text, spread) => {
    const rows = (await read(text, "es", "ES")).map(({ row }) => row);
    expect(rows).toEqual(["Bread", spread]);
  });

  it.each(["tostada de pan integral", "tostada de pan de centeno"])(
    "is bread alone where bread is named: %s",
    async (text) => {
      expect(await read(text, "es", "ES")).toHaveLength(1);
    },
  );

  it.each(["tostada de tinga", "tostada de ceviche", "tostada de pollo"])(
    "is the Mexican dish in Mexico: %s",
    async (text) => {
      const [dish, ...others] = (await read(text, "es", "MX")).map(({ row }) => row);
      expect(dish).toMatch(/^Tostada|Taco/);
      expect(others).toEqual([]);
    },
  );
});

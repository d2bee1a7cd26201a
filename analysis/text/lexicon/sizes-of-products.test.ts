import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { readFoods } from "../testing/read-foods.ts";
import { readProductsOf } from "./products.ts";

const timeoutMs = 60_000;

async function kcalOf(text: string, language: Language, country?: string) {
  const foods = await readFoods(text, language, country);
  return foods.reduce((sum, { grams, per100Grams }) => sum + (grams * per100Grams.calories) / 100, 0);
}

const sizesInOrder = ["small", "medium", "large"];

const soldIn = readProductsOf("en");

describe("a product that is sold in sizes", { timeout: timeoutMs }, () => {
  const sized = ["*", "US", "GB", "AU"].flatMap((country) =>
    soldIn(country)
      .filter(({ measures = {} }) => sizesInOrder.filter((size) => measures[size]).length > 1)
      .map(({ term, measures = {} }) => ({ country, term, measures })),
  );

  it("is listed with weights in their order", () => {
    const disordered = sized.filter(({ measures }) => {
      const grams = sizesInOrder.flatMap((size) => measures[size] ?? []);
      return grams.some((each, at) => at > 0 && each < (grams[at - 1] ?? 0));
    });
    expect(disordered).toEqual([]);
    expect(sized.length).toBeGreaterThan(100);
  });

  it("weighs what its name says of the size", () => {
    const named = sized.flatMap(({ term, measures }) =>
      sizesInOrder.filter((size) => term.split(" ").includes(size)).map((size) => ({ term, size, measures })),
    );
    const products = soldIn();
    for (const { term, size, measures } of named.filter(({ term }) => products.some((p) => p.term === term)))
      expect(products.find((product) => product.term === term)?.servingGrams, term).toBe(measures[size]);
    expect(named.length).toBeGreaterThan(2);
  });
});

const ordered: readonly (readonly [Language, string, readonly string[]])[] = [
  ["en", "US", ["small fry", "medium fry", "large fry"]],
  ["en", "US", ["small fries", "medium fries", "large fries"]],
  ["en", "US", ["small big mac meal", "big mac meal", "large big mac meal"]],
  ["en", "US", ["small whopper meal", "whopper meal", "large whopper meal"]],
  ["en", "US", ["a small pizza", "a pizza"]],
  ["en", "US", ["small pizza", "pizza", "large pizza"]],
  ["en", "GB", ["a small pizza", "a pizza", "a large pizza"]],
  ["en", "GB", ["a small salad", "a salad", "a large salad"]],
  ["es", "ES", ["una pizza pequeña", "una pizza", "una pizza grande"]],
  ["es", "ES", ["pizza pequeña", "pizza mediana", "pizza grande"]],
  ["es", "ES", ["menú big mac pequeño", "menú big mac", "menú big mac grande"]],
  ["es", "ES", ["una ensalada pequeña", "una ensalada", "una ensalada grande"]],
  ["fr", "FR", ["une petite pizza", "une pizza", "une grande pizza"]],
  ["fr", "FR", ["petit menu big mac", "menu big mac", "grand menu big mac"]],
  ["fr", "FR", ["menu big mac", "maxi menu big mac"]],
  ["fr", "FR", ["petite frite mcdo", "moyenne frite mcdo", "grande frite mcdo"]],
  ["fr", "FR", ["une petite salade", "une salade"]],
].map(([language, country, texts]) => [language as Language, country as string, texts as string[]] as const);

describe("a size", { timeout: timeoutMs }, () => {
  it.each(ordered)("makes it more (%s-%s): %s", async (language, country, texts) => {
    const kcal = await Promise.all(texts.map((text) => kcalOf(text, language, country)));
    expect(kcal.toSorted((a, b) => a - b)).toEqual(kcal);
    expect(kcal.at(-1)).toBeGreaterThanOrEqual(kcal[0] ?? 0);
    // What is called small is still a helping, and no single piece or leaf.
    expect(kcal[0]).toBeGreaterThan((kcal.at(-1) ?? 0) / 4);
  });
});

describe("a chain's name", () => {
  it.each([
    ["mcdonalds ice cream", "ice cream"],
    ["burger king steak", "steak"],
    ["kfc banana", "banana"],
  ])("says nothing beside a food: %s", async (text, food) => {
    expect(await kcalOf(text, "en")).toBeCloseTo(await kcalOf(food, "en"), 0);
  });

  it.each(["mcdonalds", "burger king", "lunch at kfc", "chipotle"])("is no food: %s", async (text) => {
    expect(await kcalOf(text, "en")).toBe(0);
  });
});

describe("a small bag of what is sold by name", () => {
  it.each(["Doritos", "Cheetos", "Fritos", "Wheat Thins", "Teddy Grahams", "Goldfish", "Lays"])(
    "is the one for one person: %s",
    async (snack) => {
      const [small, any] = [
        await kcalOf(`a small bag of ${snack}`, "en"),
        await kcalOf(`a bag of ${snack}`, "en"),
      ];
      expect(small).toBeLessThanOrEqual(any);
      // 25 to 35 g
      expect(small).toBeGreaterThan(85);
    },
  );
});

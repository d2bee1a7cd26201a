import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { readFoods } from "../testing/read-foods.ts";

async function gramsOf(text: string, language: Language, country: string): Promise<number> {
  const foods = await readFoods(text, language, country);
  expect(foods, text).toHaveLength(1);
  return foods[0]?.grams ?? 0;
}

describe("a plural that nobody counted", () => {
  it.each([
    ["es", "ES", "galletas maría", "una galleta maría"],
    ["fr", "FR", "biscottes complètes", "une biscotte complète"],
    ["es", "ES", "tostadas integrales", "una tostada integral"],
    ["es", "AR", "medialunas", "una medialuna"],
    ["es", "CO", "empanadas de papa", "una empanada de papa"],
    ["es", "ES", "porras", "una porra"],
    ["es", "ES", "palitos de zanahoria", "un palito de zanahoria"],
    ["es", "ES", "lonchas de jamón", "una loncha de jamón"],
    ["fr", "FR", "tranches de jambon", "une tranche de jambon"],
    ["fr", "FR", "boules de glace", "une boule de glace"],
    ["en", "GB", "slices of bread", "a slice of bread"],
    ["en", "GB", "slices of cheese", "a slice of cheese"],
    ["en", "US", "bags of chips", "a bag of chips"],
  ] as const)("is several (%s-%s): %s", async (language, country, several, one) => {
    const [many, single] = [await gramsOf(several, language, country), await gramsOf(one, language, country)];
    expect(many).toBeGreaterThanOrEqual(2 * single);
    expect(many).toBeLessThanOrEqual(6 * single);
  });
});

describe("a word for a measure, a size or a bread", () => {
  it.each([
    ["es", "PE", "2 panes franceses", "2 pan francés"],
    ["es", "ES", "platazo de lentejas", "un plato grande de lentejas"],
    ["es", "ES", "tupper de lentejas", "un plato de lentejas"],
    ["es", "ES", "una ración de pollo asado", "pollo asado"],
    ["es", "AR", "bizcochitos de grasa", "bizcochito de grasa"],
    ["es", "ES", "una bolsa de patatas", "una bolsa de patatas fritas"],
    ["fr", "FR", "un bidon d'eau", "une bouteille d'eau"],
    ["fr", "FR", "ce matin un noisette", "un café noisette"],
    ["en", "US", "lrg fries", "large fries"],
    ["en", "US", "med fries", "medium fries"],
  ] as const)("weighs as its like (%s-%s): %s", async (language, country, text, like) => {
    expect(await gramsOf(text, language, country)).toBe(await gramsOf(like, language, country));
  });
});

describe("a part of a pack", () => {
  it.each([
    ["en", "GB", "half a pack of prawn crackers", "a prawn cracker"],
    ["en", "GB", "half a bag of crisps", "a handful of crisps"],
    ["en", "US", "a quarter of a bag of pretzels", "a pretzel"],
    ["es", "ES", "medio paquete de galletas maría", "una galleta maría"],
    ["es", "ES", "media bolsa de patatas fritas", "un puñado de patatas fritas de bolsa"],
    ["fr", "FR", "un demi-paquet de biscuits", "un biscuit"],
    ["fr", "FR", "la moitié d'un paquet de chips", "une poignée de chips"],
  ] as const)("is one of a large pack (%s-%s): %s", async (language, country, part, piece) => {
    const grams = await gramsOf(part, language, country);
    expect(grams).toBeGreaterThanOrEqual(3 * (await gramsOf(piece, language, country)));
    expect(grams).toBeGreaterThanOrEqual(40);
    expect(grams).toBeLessThanOrEqual(150);
  });
});

describe("pieces of what is cut up", () => {
  it.each([
    ["en", "US", "chicken 2 pc"],
    ["en", "GB", "2 pieces fried chicken"],
    ["es", "MX", "2 pzas de pollo"],
    ["fr", "FR", "2 pièces de poulet"],
  ] as const)("are no whole ones (%s-%s): %s", async (language, country, text) => {
    const grams = await gramsOf(text, language, country);
    expect(grams).toBeGreaterThan(120);
    expect(grams).toBeLessThan(500);
  });

  it.each([
    ["en", "US", "4 chickens"],
    ["en", "US", "3 pizzas"],
    ["es", "ES", "2 sandías"],
  ] as const)(
    "are helpings where two whole ones are more than can be eaten (%s-%s): %s",
    async (language, country, text) => {
      expect(await gramsOf(text, language, country)).toBeLessThanOrEqual(2600);
    },
  );

  it("weighs a small popcorn by the order, not by the kernel", async () => {
    const [small, medium] = [
      await gramsOf("a small movie popcorn", "en", "US"),
      await gramsOf("a medium movie popcorn", "en", "US"),
    ];
    expect(small).toBeGreaterThan(60);
    expect(small).toBeLessThan(medium);
  });

  it("says which bar it is by its size, not by the word size", async () => {
    const king = await gramsOf("a king size snickers", "en", "US");
    expect(king).toBeGreaterThan(await gramsOf("a snickers", "en", "US"));
  });
});

describe("a helping whose size is said", () => {
  it.each([
    ["fr", "FR", "portion de haricots verts", "une petite", "une grosse"],
    ["fr", "FR", "portion de salade", "une petite", "une grosse"],
    ["en", "US", "serving of cherries", "a small", "a large"],
    ["es", "ES", "ración de uvas", "una pequeña", "una gran"],
  ] as const)(
    "is a helping, not a piece of it (%s-%s): %s",
    async (language, country, text, small, large) => {
      const usual = await gramsOf(text, language, country);
      expect(await gramsOf(`${small} ${text}`, language, country)).toBeGreaterThan(usual * 0.4);
      expect(await gramsOf(`${large} ${text}`, language, country)).toBeGreaterThanOrEqual(usual);
    },
  );
});

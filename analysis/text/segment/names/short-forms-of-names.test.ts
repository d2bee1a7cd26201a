import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { readFoods } from "../../testing/read-foods.ts";

async function gramsOf(text: string, language: Language, country?: string) {
  return (await readFoods(text, language, country)).map(({ grams }) => Math.round(grams));
}

describe("a number in a food's name", () => {
  const names: readonly (readonly [Language, string, number, number])[] = [
    ...[
      "7 layer dip",
      "5 spice chicken",
      "3 bean salad",
      "4 cheese pizza",
      "7 layer burrito",
      "12 grain bread",
    ].map((name) => ["en", name, 40, 400] as const),
    ...["five spice chicken", "three bean salad", "3 cheese tortellini", "4 berry smoothie"].map(
      (name) => ["en", name, 40, 400] as const,
    ),
    ...["pizza 4 quesos", "pan de 5 cereales", "tarta de 3 chocolates", "arroz 3 delicias"].map(
      (name) => ["es", name, 40, 400] as const,
    ),
    ...[
      "pizza 4 saisons",
      "pizza aux 4 fromages",
      "pain 7 céréales",
      "confiture 4 fruits",
      "jus 5 fruits",
    ].map((name) => ["fr", name, 10, 400] as const),
  ];
  it.each(names)("counts no pieces (%s): %s", async (language, name, least, most) => {
    const grams = await gramsOf(name, language);
    expect(grams).toHaveLength(1);
    expect(grams[0]).toBeGreaterThanOrEqual(least);
    expect(grams[0]).toBeLessThanOrEqual(most);
  });

  it.each([
    ["3 bean burritos", "bean burrito"],
    ["4 cheese quesadillas", "cheese quesadilla"],
    ["2 cheese pizza", "cheese pizza"],
  ])("is a count before a plural, and below three: %s", async (several, one) => {
    const [[of = 0] = [], [each = 0] = []] = [await gramsOf(several, "en"), await gramsOf(one, "en")];
    expect(of).toBeGreaterThan(each * 1.5);
  });
});

describe("a bread that is called by its flour", () => {
  const fillings = ["turkey", "ham", "tuna", "chicken salad", "egg salad", "roast beef"];
  const breads = ["wheat", "white", "whole wheat", "rye"];
  it.each(fillings.flatMap((filling) => breads.map((bread) => `${filling} on ${bread}`)))(
    "makes a sandwich: %s",
    async (text) => {
      const foods = await readFoods(text, "en", "US");
      expect(foods).toHaveLength(1);
      expect(foods[0]?.source.description).toMatch(/sandwich|submarine/i);
    },
  );
});

describe("a pint of nothing that is named", () => {
  const texts = [
    "2 pints",
    "2 pints and crisps",
    "had 2 pints then a kebab",
    "pie and 2 pints",
    "3 pints, kebab",
  ];
  it.each(["GB", "IE", "AU", "CA"].flatMap((country) => texts.map((text) => [country, text] as const)))(
    "is beer (%s): %s",
    async (country, text) => {
      const foods = await readFoods(text, "en", country);
      expect(foods.filter(({ source }) => /^Beer/.test(source.description))).toHaveLength(1);
    },
  );

  it.each(["beer, 2 pints", "lager 2 pints", "pint of milk"])("is of the drink that is: %s", async (text) => {
    expect(await readFoods(text, "en", "GB")).toHaveLength(1);
  });
});

describe("a quarter of what is sold by the kilo", () => {
  it.each(["1/4 de barbacoa", "un cuarto de carnitas", "¼ de chicharrón", "cuarto de tortillas"])(
    "is 250 g: %s",
    async (text) => {
      expect(await gramsOf(text, "es", "MX")).toEqual([250]);
    },
  );

  it.each(["1/4 de pizza", "un cuarto de pollo", "la mitad del queso"])(
    "is none of other foods: %s",
    async (text) => {
      expect((await gramsOf(text, "es", "MX"))[0]).toBeLessThan(250);
    },
  );
});

const withSkim = ["coffee", "tea", "porridge"].flatMap((food) =>
  ["with skim", "with skimmed", "with semi skimmed", "w skim"].map((milk) => `${food} ${milk}`),
);

it.each(withSkim)("reads skimmed milk by its short name: %s", async (text) => {
  expect(await gramsOf(text, "en")).toEqual(await gramsOf(`${text.replace(" w ", " with ")} milk`, "en"));
});

it("reads some of a dish as one", async () => {
  expect(await gramsOf("some nachos", "en")).toEqual(await gramsOf("nachos", "en"));
});

it("knows the day of gnocchi", async () => {
  expect(await gramsOf("ñoquis del 29", "es", "AR")).toEqual(await gramsOf("ñoquis", "es", "AR"));
});

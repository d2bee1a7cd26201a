import { describe, expect, it } from "vitest";
import { readFoods } from "../../testing/read-foods.ts";

async function foodsIn(text: string) {
  return readFoods(text, "fr");
}

const foods = ["jambon blanc", "salade", "pomme"];
const brands = [
  "mousline",
  "oatly",
  "siggi's",
  "rice krispies",
  "heineken",
  "pepsi",
  "ritz",
  "ruffles",
  "smarties",
];
const pairs = foods.flatMap((food) => brands.map((brand) => [food, brand] as const));

describe("a brand behind a food without a word between", () => {
  it.each(pairs)("is another food: %s %s", async (food, brand) => {
    const named = (await foodsIn(`${food} ${brand}`)).map(({ source }) => source.code);
    expect(named).toEqual((await foodsIn(`${food}, ${brand}`)).map(({ source }) => source.code));
  });

  it.each([
    "bière heineken",
    "bière blonde heineken",
    "chips ruffles",
    "lait d'avoine oatly",
    "yaourt danone",
    "crème dessert danone",
    "pâtes barilla",
    "chocolat noir lindt",
    "soupe de poireaux campbell",
  ])("says which one it is, or who made it: %s", async (text) => {
    expect(await foodsIn(text)).toHaveLength(1);
  });
});

import { expect, it } from "vitest";
import { readFoods } from "../testing/read-foods.ts";

async function read(language: "es" | "fr", country: string, text: string) {
  const foods = await readFoods(text, language, country);
  return foods.map(({ grams, source }) => [Math.round(grams), source.description.split(/[,:(]/)[0]?.trim()]);
}

it.each([
  ["counts pieces", "fr", "FR", "4 petits beurre", [[33, "Butter biscuit"]]],
  ["weighs the packet", "fr", "FR", "un sachet de granola lait chocolat", [[39, "Biscuit"]]],
  ["weighs the packet", "es", "MX", "una bolsa de takis", [[62, "Corn chips"]]],
  ["takes the bag of small things that nobody counted", "es", "ES", "unas lays", [[44, "Potato chips"]]],
  [
    "counts the pieces said later",
    "es",
    "CL",
    "un paquete de galletas tritón, 4 unidades",
    [[44, "Chocolate biscuit"]],
  ],
  ["takes a flavour for no food", "fr", "FR", "une danette noisette", [[125, "Custard dessert"]]],
  ["takes a flavour for no food", "es", "ES", "un actimel fresa", [[100, "Fermented milk drink"]]],
  [
    "but a food beside it for one",
    "fr",
    "FR",
    "perle de lait coco et une banane",
    [
      [125, "Yogurt or fermented milk"],
      [115, "Banana"],
    ],
  ],
  [
    "and a food behind it",
    "fr",
    "FR",
    "3 cracottes confiture",
    [
      [17, "Crispbread"],
      [25, "Jam"],
    ],
  ],
  [
    "leaves makers out",
    "fr",
    "FR",
    "brandade de morue picard 300 g",
    [[300, "Fish brandade or fish shepherd's pie"]],
  ],
  ["leaves makers out", "fr", "FR", "2 knackis herta", [[70, "Poultry sausage"]]],
  ["reads a container without a word between", "fr", "FR", "canette coca", [[346, "Soft drink"]]],
  [
    "reads a container behind",
    "fr",
    "FR",
    "un volvic citron en canette",
    [[500, "Carbonated beverage or fruit soft drink"]],
  ],
  ["reads centilitres of a drink", "fr", "FR", "coca 33", [[346, "Soft drink"]]],
  [
    "begins a food behind a weight",
    "fr",
    "FR",
    "country crisp 45g lait écrémé",
    [
      [45, "Granola with fruits"],
      [160, "Milk"],
    ],
  ],
] as const)("%s: %s-%s %s", async (_, language, country, text, foods) => {
  expect(await read(language, country, text)).toEqual(foods);
});

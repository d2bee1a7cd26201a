import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());
type Language = "en" | "es" | "fr";

async function foodsOf(text: string, language: Language) {
  const outcome = await analyser.analyse({ text, language });
  if (outcome.kind !== "analysed") return [];
  return outcome.analysis.foods.map(({ source, grams }) => `${source.code} ${Math.round(grams)}`);
}

/** A counted food, two kinds of it as they appear in a list, and the full name of one kind. */
const foods = {
  en: [
    ["tacos", ["chicken", "beef"], (kind: string) => `${kind} tacos`],
    ["burritos", ["bean", "beef"], (kind: string) => `${kind} burritos`],
    ["sandwiches", ["ham", "tuna"], (kind: string) => `${kind} sandwiches`],
    ["slices of pizza", ["pepperoni", "mushroom"], (kind: string) => `slices of ${kind} pizza`],
    ["eggs", ["fried", "boiled"], (kind: string) => `${kind} eggs`],
    ["glasses of wine", ["red", "white"], (kind: string) => `glasses of ${kind} wine`],
    ["cookies", ["oatmeal", "chocolate chip"], (kind: string) => `${kind} cookies`],
    ["scoops of ice cream", ["vanilla", "chocolate"], (kind: string) => `scoops of ${kind} ice cream`],
  ],
  es: [
    ["tacos", ["de pastor", "de suadero"], (kind: string) => `tacos ${kind}`],
    ["empanadas", ["de carne", "de pollo"], (kind: string) => `empanadas ${kind}`],
    ["tostadas", ["con aguacate", "con tomate"], (kind: string) => `tostadas ${kind}`],
    ["sándwiches", ["de jamón", "de atún"], (kind: string) => `sándwiches ${kind}`],
    ["quesadillas", ["de queso", "de pollo"], (kind: string) => `quesadillas ${kind}`],
  ],
  fr: [
    ["crêpes", ["au sucre", "au nutella"], (kind: string) => `crêpes ${kind}`],
    ["tacos", ["au poulet", "au boeuf"], (kind: string) => `tacos ${kind}`],
    ["yaourts", ["nature", "aux fruits"], (kind: string) => `yaourts ${kind}`],
    ["sandwichs", ["au jambon", "au thon"], (kind: string) => `sandwichs ${kind}`],
  ],
} as const;

/** The counted food, then its kinds; how many of each. */
const forms: Readonly<Record<Language, readonly (readonly [string, number, number])[]>> = {
  en: [
    ["two FOOD, one A and one B", 1, 1],
    ["2 FOOD: 1 A and 1 B", 1, 1],
    ["3 FOOD (2 A, 1 B)", 2, 1],
    ["5 FOOD, 3 A 2 B", 3, 2],
    ["two FOOD, one A and the other B", 1, 1],
  ],
  es: [
    ["dos FOOD, uno A y otro B", 1, 1],
    ["2 FOOD: 1 A y 1 B", 1, 1],
    ["3 FOOD (2 A y 1 B)", 2, 1],
    ["cinco FOOD, tres A y dos B", 3, 2],
  ],
  fr: [
    ["deux FOOD, une A et une B", 1, 1],
    ["2 FOOD : 1 A et 1 B", 1, 1],
    ["3 FOOD (2 A, 1 B)", 2, 1],
    ["deux FOOD, une A et l'autre B", 1, 1],
  ],
};

describe.each(["en", "es", "fr"] as const)("kinds of what was counted, in %s", (language) => {
  for (const [food, [a, b], name] of foods[language])
    it.each(forms[language])(`${food}: %s`, async (form, ofA, ofB) => {
      const text = form.replace("FOOD", food).replace("A", a).replace("B", b);
      const each = await foodsOf(`${ofA} ${name(a)}, ${ofB} ${name(b)}`, language);
      expect(each.length, text).toBeGreaterThan(1);
      expect(await foodsOf(text, language), text).toEqual(each);
    });
});

describe("foods whose numbers add up to the first by chance", () => {
  it.each([
    ["en", "2 eggs, 1 toast, 1 coffee", 3],
    ["en", "2 tortillas, 1 egg and 1 banana", 3],
    ["en", "2 sandwiches, 1 apple and 1 banana", 3],
    ["en", "3 tacos, 2 beers and 1 flan", 3],
    ["en", "3 tacos, 2 eggs and 1 beer", 3],
    ["en", "3 pancakes, 2 eggs, 1 sausage", 3],
    ["en", "2 toast, 1 egg, 1 bacon", 3],
    ["en", "2 biscuits, 1 sausage, 1 egg", 3],
    ["es", "2 huevos, 1 tostada y 1 café", 3],
    ["es", "3 tacos, 2 quesadillas y 1 refresco", 3],
    ["en", "daves killer bread 2 slices, 1 tbsp almond butter, 1 banana", 3],
    ["fr", "2 parts de pizza, 1 bol de salade, 1 glace vanille", 3],
    ["fr", "2 oeufs, 1 tartine et 1 café", 3],
    ["fr", "deux pains au chocolat, un café et un jus d'orange", 3],
  ] as const)("stay foods of their own (%s): %s", async (language, text, count) => {
    expect(await foodsOf(text, language)).toHaveLength(count);
  });
});

it.each([
  ["en", "two pints, one lager and one bitter", "1 pint of lager, 1 pint of bitter"],
  ["en", "2 bagels, one plain and one with cream cheese", "1 plain bagel, 1 bagel with cream cheese"],
  [
    "es",
    "4 quesadillas: 2 de flor de calabaza y 2 de pollo",
    "2 quesadillas de flor de calabaza, 2 quesadillas de pollo",
  ],
  [
    "es",
    "3 empanadas, dos de jamón y queso y una de carne",
    "2 empanadas de jamón y queso, 1 empanada de carne",
  ],
  [
    "fr",
    "deux parts de quiche, une lorraine et une au saumon",
    "1 part de quiche lorraine, 1 part de quiche au saumon",
  ],
] as const)("reads measures, names and pairs as kinds (%s): %s", async (language, text, each) => {
  expect(await foodsOf(text, language)).toEqual(await foodsOf(each, language));
});

it("keeps what follows the kinds", async () => {
  expect(await foodsOf("2 tacos, one chicken and one beef, and a coke", "en")).toHaveLength(3);
});

it("weighs kinds in brackets as what stands before them", async () => {
  const gramsOf = async (text: string) => {
    const outcome = await analyser.analyse({ text, language: "en", country: "CA" });
    if (outcome.kind !== "analysed") return [];
    return outcome.analysis.foods.map(({ grams }) => Math.round(grams));
  };
  const kinds = await gramsOf("4 timbits (2 honey dip, 2 glazed)");
  expect(kinds).toHaveLength(2);
  expect(kinds.reduce((sum, grams) => sum + grams, 0)).toBeCloseTo((await gramsOf("4 timbits"))[0] ?? 0, -1);
});

describe("a kind told with its filling", () => {
  it.each([
    [
      "two tacos, one with chicken and the other with a hearty beef filling",
      "1 taco with chicken, 1 taco with beef",
    ],
    ["two burritos, one with a bean filling and one with beef", "1 burrito with beans, 1 burrito with beef"],
    ["3 sandwiches, two with ham and one with a tuna filling", "2 sandwiches with ham, 1 sandwich with tuna"],
  ])("is that kind of what was counted: %s", async (said, same) => {
    expect(await foodsOf(said, "en")).toEqual(await foodsOf(same, "en"));
  });
});

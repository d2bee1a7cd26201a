import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsIn(text: string, language: Language) {
  const outcome = await analyser.analyse({ text, language });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source, grams }) => `${source.code} ${Math.round(grams)}`);
}

const replaced: readonly (readonly [Language, said: string, replaced: string])[] = [
  ["en", "rice", "instead of fries"],
  ["en", "a salad", "rather than chips"],
  ["en", "steak, a baked potato", "in place of the fries"],
  ["en", "a latte with oat milk", "instead of regular"],
  ["es", "arroz", "en vez de patatas fritas"],
  ["es", "una ensalada", "en lugar de arroz"],
  ["fr", "du riz", "au lieu des frites"],
  ["fr", "une salade", "au lieu de frites"],
];

describe("what something else was eaten for", () => {
  it.each(replaced)("is not counted (%s): %s %s", async (language, said, instead) => {
    expect(await foodsIn(`${said} ${instead}`, language)).toEqual(await foodsIn(said, language));
    expect(await foodsIn(`${said} ${instead}, banana`, language)).toEqual(
      await foodsIn(`${said}, banana`, language),
    );
  });

  it("is left out of what it holds, where it is a bread", async () => {
    expect(await foodsIn("burger with lettuce instead of a bun", "en")).toEqual(
      await foodsIn("burger with lettuce without bun", "en"),
    );
  });
});

describe("both of two", () => {
  it.each([
    ["both eggs", "2 eggs"],
    ["both my sandwiches", "2 sandwiches"],
    ["soup and both rolls", "soup and 2 rolls"],
    ["both of the burgers", "2 burgers"],
  ])("counts two: %s", async (text, counted) => {
    expect(await foodsIn(text, "en")).toEqual(await foodsIn(counted, "en"));
  });

  it("counts nothing before two foods", async () => {
    expect(await foodsIn("both eggs and toast", "en")).toEqual(await foodsIn("eggs and toast", "en"));
  });
});

describe("a sandwich by another name", () => {
  it.each(["prawn mayo", "halloumi", "egg and cress"])("is one: %s sarnie", async (filling) => {
    for (const name of ["sarnie", "sando", "sammich"])
      expect(await foodsIn(`${filling} ${name}`, "en")).toEqual(await foodsIn(`${filling} sandwich`, "en"));
  });
});

describe("a number said anew without its measure", () => {
  it.each([
    ["2 slices of pizza, no wait 3", "3 slices of pizza", "en"],
    ["2 glasses of wine, no, 3", "3 glasses of wine", "en"],
    ["2 lonchas de jamón, no, 3", "3 lonchas de jamón", "es"],
    ["2 verres de vin, non, 3", "3 verres de vin", "fr"],
  ] as const)("counts what was counted before: %s", async (text, meant, language) => {
    expect(await foodsIn(text, language)).toEqual(await foodsIn(meant, language));
  });

  it.each(["split a pizza with my wife, I had 3 slices", "shared a pizza with friends, ate 3 slices"])(
    "is of the shared one: %s",
    async (text) => {
      expect(await foodsIn(text, "en")).toEqual(await foodsIn("3 slices of pizza", "en"));
    },
  );
});

describe("meals by their first letter", () => {
  it("are headings", async () => {
    expect(await foodsIn("B: 2 eggs L: 100 g rice D: 150 g salmon S: 1 apple", "en")).toEqual(
      await foodsIn("breakfast: 2 eggs. lunch: 100 g rice. dinner: 150 g salmon. snack: 1 apple", "en"),
    );
  });
});

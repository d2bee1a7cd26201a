/** analysis/text: from a sentence to foods. This test holds loaves, halves of toast and fractions to what the same is in full words. */
import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string, country = "ES") {
  const outcome = await analyser.analyse({ text, language: "es", country });
  if (outcome.kind !== "analysed") return [];
  return outcome.analysis.foods.map(({ source, grams }) => `${source.code} ${Math.round(grams)}`);
}

const fillings = ["jamón", "queso", "lomo", "tortilla", "atún"];
const sandwiches = ["bocata", "bocadillo"];
const loaves = [
  (sandwich: string, filling: string) => `${sandwich} de media barra con ${filling}`,
  (sandwich: string, filling: string) => `${sandwich} de media barra de ${filling}`,
  (sandwich: string, filling: string) => `${sandwich} 1/2 barra con ${filling}`,
  (sandwich: string, filling: string) => `${sandwich} de ${filling} de media barra`,
];
const loafSandwiches = fillings.flatMap((filling) =>
  sandwiches.flatMap((sandwich) => loaves.map((say) => [say(sandwich, filling), filling] as const)),
);

describe("a sandwich whose size is given by its loaf", () => {
  it.each(loafSandwiches)("is so much bread with what is in it: %s", async (text, filling) => {
    expect(await foodsOf(text)).toEqual(await foodsOf(`media barra con ${filling}`));
  });

  it("leaves a bar of something else", async () => {
    expect(await foodsOf("un bocadillo y media barra de chocolate")).toHaveLength(2);
  });
});

const toppings = ["con tomate", "con aceite", "con mantequilla", "de jamón", "con sobrasada", "con atún"];

describe("a toast that is named by its size", () => {
  it.each(toppings)("is half of one: media %s", async (topping) => {
    const toast = await foodsOf(`media tostada ${topping}`);
    expect(await foodsOf(`media ${topping}`)).toEqual(toast);
    expect(await foodsOf(`una media ${topping} y un café`)).toEqual([
      ...toast,
      ...(await foodsOf("un café")),
    ]);
  });

  it.each(toppings)("is a whole one: entera %s", async (topping) => {
    expect(await foodsOf(`entera ${topping}`)).toEqual(await foodsOf(`tostada entera ${topping}`));
  });

  it.each(["media de bravas", "pizza media con tomate"])("is none in %s", async (text) => {
    const foods = await foodsOf(text);
    expect(foods).not.toContain((await foodsOf("media tostada"))[0]);
  });
});

describe("a fraction that a name begins with", () => {
  it.each([
    ["1/4 de pollo asado", "cuarto de pollo asado"],
    ["1/2 pollo con patatas", "medio pollo con patatas"],
    ["½ tostada", "media tostada"],
    ["1/2 barra de pan", "media barra de pan"],
  ])("is read as its word: %s", async (text, spelled) => {
    expect(await foodsOf(text)).toEqual(await foodsOf(spelled));
  });
});

describe("a course with its number", () => {
  it.each(["1º sopa 2º lentejas", "1° sopa 2° lentejas", "1- sopa 2- lentejas", "1) sopa 2) lentejas"])(
    "is counted by no number: %s",
    async (text) => {
      expect(await foodsOf(text)).toEqual(await foodsOf("sopa. lentejas"));
    },
  );
});

describe("cuarto y mitad", () => {
  it.each(["jamón york", "carne picada", "gambas"])("weighs 375 g: %s", async (food) => {
    expect(await foodsOf(`cuarto y mitad de ${food}`)).toEqual(await foodsOf(`375 g de ${food}`));
  });
});

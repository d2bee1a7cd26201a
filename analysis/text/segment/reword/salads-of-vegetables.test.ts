import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string, language: Language = "en") {
  const outcome = await analyser.analyse({ text, language });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source, grams }) => [source.description, grams] as const);
}

const vegetables = ["lettuce", "tomato", "cucumber", "red onion", "grated carrot"];
const threeOfThem = vegetables.flatMap((first, at) =>
  vegetables
    .slice(at + 1)
    .flatMap((second, behind) =>
      vegetables.slice(at + behind + 2).map((third) => [first, second, third] as const),
    ),
);

describe("a salad of several vegetables", () => {
  it.each(threeOfThem)("is one food of its weight: %s, %s, %s", async (first, second, third) => {
    for (const text of [
      `220 g of a salad with ${first}, ${second} and ${third}`,
      `220 g ${first}, ${second}, and ${third} salad`,
    ])
      expect(await foodsOf(text)).toEqual([[expect.stringMatching(/salad/i), 220]]);
  });

  it.each([
    ["es", "200 g de ensalada de lechuga, tomate y cebolla"],
    ["fr", "200 g de salade de tomates, concombre et oignon"],
  ] as const)("is one in Spanish and French: %s, %s", async (language, text) => {
    expect(await foodsOf(text, language)).toHaveLength(1);
  });

  it.each([
    ["chicken salad with lettuce and tomato", /^Chicken/],
    ["tuna salad with cucumber and onion", /^Tuna/],
  ])("but one of a meat or fish stays that: %s", async (text, row) => {
    const [salad] = await foodsOf(text);
    expect(salad?.[0]).toMatch(row);
  });
});

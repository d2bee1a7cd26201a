import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { readFoods } from "../testing/read-foods.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function rowOf(text: string, language: "en" | "es" | "fr", country: string) {
  const outcome = await analyser.analyse({ text, language, country });
  return outcome.kind === "analysed" ? outcome.analysis.foods[0]?.source.description : undefined;
}

describe("fat that nobody named", () => {
  it.each([
    ["en", "GB", "steak with broccoli, rice"],
    ["es", "ES", "200 g de judías verdes"],
    ["es", "ES", "patata cocida"],
    ["es", "MX", "un plato de garbanzos"],
    ["fr", "FR", "haricots verts"],
    ["fr", "CA", "asperges vapeur"],
    ["en", "US", "steamed asparagus"],
  ] as const)("is not counted (%s %s): %s", async (language, country, text) => {
    const foods = await readFoods(text, language, country);
    expect(foods.map(({ source }) => source.description).join("; ")).toMatch(
      /no added fat|boiled\/cooked in water/,
    );
  });

  it.each([
    ["en", "GB", "fried mushrooms"],
    ["es", "ES", "judías verdes salteadas"],
    ["fr", "FR", "courgettes poêlées"],
    ["en", "US", "green beans"],
  ] as const)("is counted where it is said or usual (%s %s): %s", async (language, country, text) => {
    expect(await rowOf(text, language, country)).not.toMatch(/no added fat/);
  });
});

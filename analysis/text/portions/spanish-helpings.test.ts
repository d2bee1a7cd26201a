import { describe, expect, it } from "vitest";
import { loadFoodTable } from "#food/load-food-table.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTable());

async function foodsOf(text: string, country: string) {
  const outcome = await analyser.analyse({ text, language: "es", country });
  return outcome.kind === "analysed" ? outcome.analysis.foods : [];
}

async function rowsOf(text: string, country: string) {
  return (await foodsOf(text, country)).map(({ source }) => source.description);
}

const helpings = [
  ["AR", "locro"],
  ["CO", "sancocho"],
  ["CO", "lechona"],
  ["MX", "menudo"],
  ["MX", "frijoles charros"],
  ["PE", "ají de gallina"],
] as const;

describe("a dish that a country serves in its own size", () => {
  it.each(helpings.flatMap(([country, dish]) => ["plato", "porción"].map((word) => [country, word, dish])))(
    "weighs as much in %s by the %s: %s",
    async (country = "", word = "", dish = "") => {
      const [alone] = await foodsOf(dish, country);
      const [served] = await foodsOf(`un${word === "plato" ? "" : "a"} ${word} de ${dish}`, country);
      expect(served?.grams).toBe(alone?.grams);
    },
  );
});

const beside = ["milanesa", "suprema", "hamburguesa", "pollo a la brasa", "nuggets"];

describe("potatoes without another word", () => {
  it.each(beside)("are chips beside %s", async (food) => {
    expect((await rowsOf(`${food} con papas`, "AR")).join()).toMatch(/french fries/);
  });

  it.each(beside)("are boiled beside %s where they were weighed", async (food) => {
    expect((await rowsOf(`150 g de ${food}, 150 g de papa`, "AR")).at(-1)).toMatch(/boiled.*no added fat/);
  });
});

describe("fried plantain, which is called slices", () => {
  it.each(["carne asada, tajadas y limonada", "arroz, carne asada, tajadas", "arroz con tajadas"])(
    "is a food of its own: %s",
    async (text) => {
      expect((await rowsOf(text, "CO")).join()).toMatch(/plantain/);
    },
  );
});

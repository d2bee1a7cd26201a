import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { readFoods } from "../testing/read-foods.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function gramsOf(text: string, language: Language) {
  const outcome = await analyser.analyse({ text, language });
  return outcome.kind === "analysed" ? (outcome.analysis.foods[0]?.grams ?? 0) : 0;
}

describe("a drink that is stirred from a powder", () => {
  it.each([
    ["30 g whey with water", "en"],
    ["1 scoop whey with milk", "en"],
    ["whey 30 g à l'eau", "fr"],
    ["2 cucharaditas de colacao con leche", "es"],
    ["1 cazo de proteína con agua", "es"],
  ] as const)("weighs far more than the powder that it names: %s", async (text, language) => {
    expect(await gramsOf(text, language)).toBeGreaterThan(100);
  });

  it.each(["porridge 45 g", "45g porridge", "50g porridge oats with water"])(
    "weighs more than the dry oats that it names: %s",
    async (text) => {
      const foods = await readFoods(text, "en", "GB");
      const kilocalories = foods.map(({ grams, per100Grams }) => (grams * per100Grams.calories) / 100);
      expect(kilocalories.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(150);
    },
  );

  it.each([
    ["protein shake 330ml", "en"],
    ["batido de proteínas 330ml", "es"],
    ["shake protéiné 33cl", "fr"],
  ] as const)("weighs what its own volume says: %s", async (text, language) => {
    expect(await gramsOf(text, language)).toBeLessThan(400);
  });

  it("weighs what its own amount says", async () => {
    expect(await gramsOf("250 g hot chocolate", "en")).toBe(250);
  });
});

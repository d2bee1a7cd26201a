import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function gramsOf(text: string, language: "en" | "es" | "fr") {
  const outcome = await analyser.analyse({ text, language });
  return outcome.kind === "analysed" ? outcome.analysis.foods.map(({ grams }) => Math.round(grams)) : [];
}

describe("what is on each of several things", () => {
  it.each([
    ["en", "2 rice cakes, 1 tbsp almond butter each", "2 rice cakes, 2 tbsp almond butter"],
    ["en", "3 rice cakes with 1/2 tbsp peanut butter each", "3 rice cakes with 3/2 tbsp peanut butter"],
    ["en", "2 toasts, 10 g butter each", "2 toasts, 20 g butter"],
    ["es", "2 tostadas, 10 g de mantequilla cada una", "2 tostadas, 20 g de mantequilla"],
    ["fr", "2 tartines, 10 g de beurre chacune", "2 tartines, 20 g de beurre"],
  ] as const)("is multiplied by their number (%s): %s", async (language, each, together) => {
    expect(await gramsOf(each, language)).toEqual(await gramsOf(together, language));
  });

  it("is not multiplied twice where the weight is of the things themselves", async () => {
    expect(await gramsOf("2 chicken breasts, 6 oz each", "en")).toEqual([340]);
  });
});

describe("a meal that has a number", () => {
  it("takes no food's amount: meal 2 - 6 oz chicken", async () => {
    expect(await gramsOf("meal 2 - 6 oz chicken", "en")).toEqual([170]);
    expect(await gramsOf("meal 4 6 oz beef", "en")).toEqual([170]);
  });
});

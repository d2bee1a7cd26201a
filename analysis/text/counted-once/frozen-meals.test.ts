import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string) {
  const outcome = await analyser.analyse({ text, language: "en", country: "US" });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source, grams }) => `${source.description} ${Math.round(grams)} g`);
}

describe("a frozen meal and the contents named with it", () => {
  it.each([
    "an 11 oz Lean Cuisine meal consisting of teriyaki chicken, rice, and vegetables",
    "a Lean Cuisine with chicken and rice",
    "a tv dinner with salisbury steak and mashed potatoes",
  ])("is one food: %s", async (text) => {
    expect(await foodsOf(text)).toEqual([expect.stringContaining("frozen meal")]);
  });

  it("is the table's meal of these foods", async () => {
    expect(
      await foodsOf("an 11 oz Lean Cuisine meal featuring teriyaki chicken, rice and vegetables"),
    ).toEqual(["Teriyaki chicken with rice and vegetable, diet frozen meal 312 g"]);
  });

  it.each([
    ["a Lean Cuisine, a banana and a diet coke", 3],
    ["a Lean Cuisine with a diet coke", 2],
    ["a tv dinner with a glass of milk", 2],
    ["beef enchiladas 2 with refried beans and mexican rice", 2],
  ])("lies beside other foods, and is none where nothing was frozen: %s", async (text, foods) => {
    expect(await foodsOf(text)).toHaveLength(foods);
  });
});

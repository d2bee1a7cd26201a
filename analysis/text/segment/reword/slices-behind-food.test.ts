import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsIn(text: string) {
  const outcome = await analyser.analyse({ text, language: "en", country: "GB" });
  if (outcome.kind !== "analysed") return [];
  return outcome.analysis.foods.map(({ source, grams }) => `${source.code} ${Math.round(grams)}`);
}

const foods = [
  "swiss roll",
  "quiche",
  "lasagne",
  "victoria sponge",
  "banana bread",
  "garlic bread",
  "cheesecake",
];

describe("a slice named behind its food", () => {
  it.each(foods)("is a slice of %s", async (food) => {
    expect(await foodsIn(`${food} slice`)).toEqual(await foodsIn(`slice of ${food}`));
    expect(await foodsIn(`2 ${food} slices`)).toEqual(await foodsIn(`2 slices of ${food}`));
  });

  it("stays the name of a cake", async () => {
    const [caramelSlice = ""] = await foodsIn("caramel slice");
    expect(caramelSlice).not.toBe("");
    expect(await foodsIn("2 caramel slices")).not.toEqual(await foodsIn("2 slices of caramel"));
  });
});

import { describe, expect, it } from "vitest";
import { readFoods } from "./testing/read-foods.ts";

async function foodsOf(text: string, language: "en" | "es" | "fr") {
  return readFoods(text, language);
}

describe("a part behind a comma", () => {
  it.each([
    ["en", "lasagna, big slice", "lasagna, small slice"],
    ["en", "mac n cheese, large bowl", "mac n cheese, small bowl"],
    ["fr", "pâtes, grosse assiette", "pâtes, petite assiette"],
  ] as const)("is the amount of the food before it (%s): %s", async (language, more, less) => {
    const [large, ...others] = await foodsOf(more, language);
    const [small] = await foodsOf(less, language);
    expect(others).toEqual([]);
    expect(large?.grams).toBeGreaterThan(small?.grams ?? Number.POSITIVE_INFINITY);
  });

  it("is the whole piece, where it is a square of what is baked", async () => {
    const foods = await foodsOf("brownie, a square", "en");
    expect(foods.map(({ grams }) => grams)).toEqual([50]);
  });

  it.each([
    ["en", "ham, roll, butter", 3],
    ["es", "sopa, arroz", 2],
  ] as const)("is another food (%s): %s", async (language, text, count) => {
    expect(await foodsOf(text, language)).toHaveLength(count);
  });
});

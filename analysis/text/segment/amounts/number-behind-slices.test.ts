import { describe, expect, it } from "vitest";
import { readFoods } from "../../testing/read-foods.ts";

async function gramsOf(text: string, language: "en" | "es" | "fr") {
  return (await readFoods(text, language)).map(({ grams }) => Math.round(grams));
}

describe("a number behind what is cut from a whole", () => {
  it.each([
    ["en", "slice of pizza x2", "2 slices of pizza"],
    ["en", "slices of pizza (2)", "2 slices of pizza"],
    ["en", "slice of pizza, had 2", "2 slices of pizza"],
    ["en", "wedge of cheese x3", "3 wedges of cheese"],
    ["es", "rebanada de pan (2)", "2 rebanadas de pan"],
    ["fr", "tranches de jambon (2)", "2 tranches de jambon"],
  ] as const)("counts the pieces (%s): %s", async (language, behind, before) => {
    expect(await gramsOf(behind, language)).toEqual(await gramsOf(before, language));
  });
});

describe("a product before another food", () => {
  const products = ["kit kat", "kinder bueno", "big mac", "clif bar"];
  const others = ["a juice", "a drink", "soup", "fruit", "cereal"];
  const pairs = products.flatMap((product) => others.map((other) => [product, other] as const));
  it.each(pairs)("is still the product: %s and %s", async (product, other) => {
    const [alone] = await gramsOf(product, "en");
    const [grams] = await gramsOf(`${product} and ${other}`, "en");
    expect(grams).toBe(alone);
  });
});

import { describe, expect, it } from "vitest";
import { type DescribedProduct, foodOfProduct } from "./product-food.ts";

const cola: DescribedProduct = {
  code: null,
  name: "Cola",
  brand: null,
  unit: "ml",
  kilojoules: null,
  figures: {
    calories: 42,
    protein: 0,
    carbs: 10.6,
    fat: 0,
    fiber: null,
    sugars: 10.6,
    saturatedFat: null,
    salt: null,
    alcohol: null,
    polyols: null,
  },
  servingGrams: null,
  packGrams: 355,
};

function read(changes: Partial<DescribedProduct>) {
  return foodOfProduct({ ...cola, ...changes }, "food-1", "Your own product");
}

describe("how much of a packaged product is taken", () => {
  it.each([
    ["a can", {}, 355],
    ["a serving of a bottle", { servingGrams: 250, packGrams: 1500 }, 250],
    ["a bar", { unit: "g", packGrams: 40 }, 40],
  ] as const)("is what the packet states, and sure (%s)", (_, changes, grams) => {
    const food = read(changes);
    expect(food?.grams).toBe(grams);
    expect(food?.energyUncertainty).toBeLessThan(0.1);
  });

  it.each([
    ["a bottle", { packGrams: 1500 }],
    ["a bag", { unit: "g", packGrams: 355 }],
    ["nothing stated", { packGrams: null }],
  ] as const)("is a guess otherwise (%s)", (_, changes) => {
    const food = read(changes);
    expect(food?.grams).toBe(100);
    expect(food?.energyUncertainty).toBeGreaterThan(0.25);
  });
});

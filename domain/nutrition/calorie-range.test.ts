import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyMeal } from "../testing/any-meal.ts";
import { calorieRangeOf, relativeUncertaintyOf } from "./calorie-range.ts";
import { scaleMeal } from "./scale-meal.ts";

function food(kcal: number, energyUncertainty: number) {
  return { grams: 100, per100Grams: { calories: kcal }, energyUncertainty };
}

describe("calorieRangeOf", () => {
  it("contains the estimate and is never negative", () => {
    fc.assert(
      fc.property(anyMeal, ({ foods }) => {
        const calories = foods.reduce((sum, each) => sum + (each.per100Grams.calories * each.grams) / 100, 0);
        const { low, high } = calorieRangeOf(foods);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(calories);
        expect(high).toBeGreaterThanOrEqual(calories);
        expect(Number.isInteger(low) && Number.isInteger(high)).toBe(true);
      }),
    );
  });

  it("is never narrower when a food is less certain", () => {
    fc.assert(
      fc.property(anyMeal, fc.double({ min: 1, max: 3, noNaN: true }), ({ foods }, times) => {
        const lessSure = foods.map((each) => ({
          ...each,
          energyUncertainty: each.energyUncertainty * times,
        }));
        const [surer, wider] = [calorieRangeOf(foods), calorieRangeOf(lessSure)];
        expect(wider.low).toBeLessThanOrEqual(surer.low);
        expect(wider.high).toBeGreaterThanOrEqual(surer.high);
      }),
    );
  });

  it("has the same relative width for half the meal", () => {
    fc.assert(
      fc.property(anyMeal, (meal) => {
        const grams = meal.foods.reduce((sum, each) => sum + each.grams, 0);
        const half = scaleMeal(meal, grams / 2);
        expect(relativeUncertaintyOf(half.foods)).toBeCloseTo(relativeUncertaintyOf(meal.foods), 9);
      }),
    );
  });

  it("is narrower for two foods than for one with the same energy and uncertainty", () => {
    const one = relativeUncertaintyOf([food(400, 0.3)]);
    const two = relativeUncertaintyOf([food(200, 0.3), food(200, 0.3)]);
    expect(two).toBeLessThan(one);
    expect(two).toBeGreaterThan(one / 2);
  });

  it("is a few kcal wide for an empty meal", () => {
    expect(relativeUncertaintyOf([])).toBe(0);
    expect(calorieRangeOf([]).low).toBe(0);
    expect(calorieRangeOf([]).high).toBeLessThan(20);
  });
});

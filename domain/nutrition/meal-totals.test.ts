import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyMeal } from "../testing/any-meal.ts";
import { totalsOf } from "./meal-totals.ts";
import { macronutrientNames, micronutrientNames } from "./nutrients.ts";

describe("totalsOf", () => {
  it("sums the foods and rounds once", () => {
    fc.assert(
      fc.property(anyMeal, (meal) => {
        const totals = totalsOf(meal);
        for (const name of macronutrientNames) {
          const exact = meal.foods.reduce(
            (sum, food) => sum + (food.per100Grams[name] * food.grams) / 100,
            0,
          );
          expect(Math.abs(totals[name] - exact)).toBeLessThanOrEqual(name === "calories" ? 0.501 : 0.0501);
        }
      }),
    );
  });

  it("does not depend on the order of the foods", () => {
    fc.assert(
      fc.property(anyMeal, (meal) => {
        const there = totalsOf(meal);
        const back = totalsOf({ foods: meal.foods.toReversed() });
        expect(back.nutriScore).toBe(there.nutriScore);
        for (const name of macronutrientNames) expect(back[name]).toBeCloseTo(there[name], 0);
      }),
    );
  });

  it("distinguishes unknown micronutrients from zero and counts the foods with a known value", () => {
    fc.assert(
      fc.property(anyMeal, (meal) => {
        const { micronutrients, micronutrientsKnownFor } = totalsOf(meal);
        for (const name of micronutrientNames) {
          const known = meal.foods.filter((food) => food.per100Grams.micronutrients[name] !== null).length;
          expect(micronutrientsKnownFor[name]).toBe(known);
          expect(micronutrients[name] === null).toBe(known === 0);
        }
      }),
    );
  });

  it("returns calories within the calorie range", () => {
    fc.assert(
      fc.property(anyMeal, (meal) => {
        const { calories, range } = totalsOf(meal);
        expect(range.low).toBeLessThanOrEqual(calories);
        expect(range.high).toBeGreaterThanOrEqual(calories);
        expect(range.low).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

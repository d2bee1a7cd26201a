import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultGoals, goalRanges, isComplete } from "../goals/daily-goals.ts";
import { macronutrientNames } from "../nutrition/nutrients.ts";
import { barPercent, progressOf, sumMacronutrients } from "./day-summary.ts";

const amount = fc.double({ min: 0, max: 5000, noNaN: true });
const meal = fc.record({ calories: amount, protein: amount, carbs: amount, fat: amount, fiber: amount });

describe("day summary", () => {
  it("sums the meals in any order", () => {
    fc.assert(
      fc.property(fc.array(meal, { maxLength: 12 }), (meals) => {
        const forwards = sumMacronutrients(meals);
        const backwards = sumMacronutrients(meals.toReversed());
        for (const name of macronutrientNames) expect(forwards[name]).toBeCloseTo(backwards[name], 6);
      }),
    );
  });

  it("returns a negative remainder when over the goal", () => {
    const progress = progressOf({ ...sumMacronutrients([]), calories: 2300, protein: 75 }, defaultGoals);
    expect(progress.calories).toEqual({ actual: 2300, goal: 2000, remaining: -300, percent: 115 });
    expect(progress.protein.percent).toBe(50);
    expect(barPercent(progress.calories.percent)).toBe(100);
  });

  it("returns 0 % for a goal of 0", () => {
    expect(progressOf(sumMacronutrients([]), { ...defaultGoals, fat: 0 }).fat.percent).toBe(0);
  });
});

describe("goals", () => {
  it("have defaults within their ranges", () => {
    for (const name of macronutrientNames) {
      expect(defaultGoals[name]).toBeGreaterThanOrEqual(goalRanges[name].min);
      expect(defaultGoals[name]).toBeLessThanOrEqual(goalRanges[name].max);
    }
  });

  it("are complete only when all five are set", () => {
    expect(isComplete(defaultGoals)).toBe(true);
    expect(isComplete({ ...defaultGoals, fiber: 0 })).toBe(false);
    const withLimits = { ...defaultGoals, limits: {} };
    expect(isComplete(withLimits)).toBe(true);
  });
});

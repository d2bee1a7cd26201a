import { describe, expect, it } from "vitest";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { compareGoalEnergy } from "./compare-goal-energy.ts";

describe("compareGoalEnergy", () => {
  it("sums the Atwater energy of the macronutrient goals", () => {
    // 150 × 4 + 250 × 4 + 65 × 9
    expect(compareGoalEnergy(defaultGoals).macronutrientKcal).toBe(2185);
  });

  it.each([
    [{ ...defaultGoals, calories: 2200 }, "fits"],
    [{ ...defaultGoals, calories: 1500 }, "over"],
    [{ ...defaultGoals, calories: 3000 }, "under"],
  ] as const)("rates %o as %s", (goals, verdict) => {
    expect(compareGoalEnergy(goals).verdict).toBe(verdict);
  });
});

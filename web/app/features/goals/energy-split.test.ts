import { describe, expect, it } from "vitest";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { energySplit } from "./energy-split.ts";

describe("macronutrient goals beside the calorie goal", () => {
  it("come to their Atwater energy", () => {
    // 150 × 4 + 250 × 4 + 65 × 9
    expect(energySplit(defaultGoals).macronutrientKcal).toBe(2185);
  });

  it.each([
    [{ ...defaultGoals, calories: 2200 }, "fits"],
    [{ ...defaultGoals, calories: 1500 }, "over"],
    [{ ...defaultGoals, calories: 3000 }, "under"],
  ] as const)("%o %s", (goals, verdict) => {
    expect(energySplit(goals).verdict).toBe(verdict);
  });
});

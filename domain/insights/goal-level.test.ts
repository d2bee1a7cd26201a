import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultGoals } from "../goals/daily-goals.ts";
import { macronutrientNames } from "../nutrition/nutrients.ts";
import { progressOf } from "./day-summary.ts";
import { goalCompletionOf } from "./goal-completion.ts";
import { goalLevelOf, goalsAbove, isAboveLimit, limitedGoals } from "./goal-level.ts";

const amount = fc.double({ min: 0, max: 20_000, noNaN: true });
const eaten = fc.record({ calories: amount, protein: amount, carbs: amount, fat: amount, fiber: amount });
const goal = fc.integer({ min: 1, max: 6000 });
const goals = fc.record({ calories: goal, protein: goal, carbs: goal, fat: goal, fiber: goal });

describe("goalLevelOf", () => {
  it.each([
    ["calories", 79.9, "below"],
    ["calories", 80, "close"],
    ["fat", 99.9, "close"],
    ["carbs", 100, "reached"],
    ["calories", 110, "reached"],
    ["calories", 110.001, "above"],
    ["fat", 236, "above"],
    ["carbs", 111, "above"],
    ["protein", 236, "reached"],
    ["fiber", 400, "reached"],
  ] as const)("%s at %d %% are %s", (name, percent, level) => {
    expect(goalLevelOf(name, percent)).toBe(level);
  });

  it("never calls more than 110 % of calories, carbohydrate or fat reached, from figures or from rounded percents", () => {
    fc.assert(
      fc.property(eaten, goals, (actual, wanted) => {
        const progress = progressOf(actual, wanted);
        const { each } = goalCompletionOf(actual, wanted);
        for (const name of limitedGoals) {
          const level =
            actual[name] * 100 > wanted[name] * 110 ? "above" : expect.not.stringMatching("above");
          // Within what a double can tell apart, either is right.
          if (Math.abs(progress[name].percent - 110) < 1e-9) continue;
          expect(goalLevelOf(name, progress[name].percent)).toEqual(level);
          expect(goalLevelOf(name, each[name])).toEqual(level);
        }
      }),
    );
  });

  it("is kept where a percent just above the line is rounded to tenths", () => {
    const actual = { ...defaultGoals, calories: defaultGoals.calories * 1.1002 };
    expect(goalLevelOf("calories", goalCompletionOf(actual, defaultGoals).each.calories)).toBe("above");
  });
});

it("lists the goals that a day is above, in their order, and neither protein nor fibre", () => {
  const percents = { calories: 120, protein: 300, carbs: 110, fat: 150, fiber: 300 };
  expect(goalsAbove(percents)).toEqual(["calories", "fat"]);
  expect(macronutrientNames).toEqual(expect.arrayContaining([...limitedGoals]));
});

it.each([
  [6.5, 1, true],
  [6.1, 1, true],
  [6.04, 1, false],
  [6, 1, false],
  [6.4, 0, false],
])("%d g of a limit of 6 g, shown with %d decimals, is above it: %s", (amount, decimals, isAbove) => {
  expect(isAboveLimit(amount, 6, decimals)).toBe(isAbove);
});

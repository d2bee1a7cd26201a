import { expect, it } from "vitest";
import type { GoalPoint } from "#contract/shapes/progress.ts";
import { goalLevelOf, trendFigures } from "./trend-figures.ts";

function day(date: string, percent: number, isTracked = true): GoalPoint {
  const completion = { caloriesCompletion: percent, proteinCompletion: percent, carbsCompletion: percent };
  return { date, ...completion, fatCompletion: percent, fiberCompletion: 0, completion: percent, isTracked };
}

it.each([
  [120, "reached"],
  [100, "reached"],
  [99.99, "close"],
  [80, "close"],
  [79.99, "below"],
  [0, "below"],
] as const)("rates %d %% as %s", (percent, level) => {
  expect(goalLevelOf(percent)).toBe(level);
});

it("uses only days with meals for the latest value and the mean", () => {
  const points = [
    day("2026-03-01", 60),
    day("2026-03-02", 0, false),
    day("2026-03-03", 100),
    day("2026-03-04", 0, false),
  ];
  expect(trendFigures(points, "protein")).toEqual({ latest: 100, average: 80 });
  expect(trendFigures(points, "fiber")).toEqual({ latest: 0, average: 0 });
});

it("returns undefined when no day has a meal", () => {
  expect(trendFigures([day("2026-03-01", 0, false)], "fat")).toBeUndefined();
  expect(trendFigures([], "fat")).toBeUndefined();
});

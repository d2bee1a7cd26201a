/** web/features/insights: the trend's latest value, mean and colour. */
import { expect, it } from "vitest";
import type { GoalPoint } from "#contract/shapes/progress.ts";
import { standingOf, trendFigures } from "./trend-figures.ts";

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
] as const)("%d %% is %s", (percent, standing) => {
  expect(standingOf(percent)).toBe(standing);
});

it("takes the latest and the mean of the days with meals", () => {
  const points = [
    day("2026-03-01", 60),
    day("2026-03-02", 0, false),
    day("2026-03-03", 100),
    day("2026-03-04", 0, false),
  ];
  expect(trendFigures(points, "protein")).toEqual({ latest: 100, average: 80 });
  expect(trendFigures(points, "fiber")).toEqual({ latest: 0, average: 0 });
});

it("says nothing where nothing was eaten", () => {
  expect(trendFigures([day("2026-03-01", 0, false)], "fat")).toBeUndefined();
  expect(trendFigures([], "fat")).toBeUndefined();
});

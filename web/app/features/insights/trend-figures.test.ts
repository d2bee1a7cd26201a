import { expect, it } from "vitest";
import type { GoalPoint } from "#contract/shapes/insights.ts";
import { trendFigures, trendLevelOf } from "./trend-figures.ts";

function day(date: string, percent: number, isTracked = true): GoalPoint {
  const completion = { caloriesCompletion: percent, proteinCompletion: percent, carbsCompletion: percent };
  return { date, ...completion, fatCompletion: percent, fiberCompletion: 0, completion: percent, isTracked };
}

it.each([
  [110.1, "above"],
  [110, "reached"],
  [100, "reached"],
  [99.99, "close"],
  [80, "close"],
  [79.99, "below"],
  [0, "below"],
] as const)("rates %d %% as %s", (percent, level) => {
  expect(trendLevelOf("fat", { latest: percent, isLatestOver: true, average: percent })).toBe(level);
});

it.each([
  [236, "above"],
  [100, "reached"],
  [99.99, "open"],
  [0, "open"],
] as const)("rates %d %% of a day that goes on as %s", (percent, level) => {
  expect(trendLevelOf("fat", { latest: percent, isLatestOver: false, average: percent })).toBe(level);
});

it("calls protein and fibre reached, however much", () => {
  const figures = { latest: 236, isLatestOver: true, average: 236 };
  expect((["protein", "fiber"] as const).map((metric) => trendLevelOf(metric, figures))).toEqual([
    "reached",
    "reached",
  ]);
});

it("uses only days with meals for the latest value and the mean", () => {
  const points = [
    day("2026-03-01", 60),
    day("2026-03-02", 0, false),
    day("2026-03-03", 100),
    day("2026-03-04", 0, false),
  ];
  expect(trendFigures(points, "protein", "2026-03-04")).toEqual({
    latest: 100,
    isLatestOver: true,
    average: 80,
  });
  expect(trendFigures(points, "fiber", "2026-03-03")).toEqual({
    latest: 0,
    isLatestOver: false,
    average: 0,
  });
});

it("returns undefined when no day has a meal", () => {
  expect(trendFigures([day("2026-03-01", 0, false)], "fat", "2026-03-01")).toBeUndefined();
  expect(trendFigures([], "fat", "2026-03-01")).toBeUndefined();
});

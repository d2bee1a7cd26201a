import { expect, it } from "vitest";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { reportFigures } from "./report-figures.ts";

const toLimit = (sugars: number | null) => ({
  foodCount: 1,
  amounts: { sugars, saturatedFat: 4, salt: 2 },
  knownFor: { sugars: sugars === null ? 0 : 1, saturatedFat: 1, salt: 1 },
});
const day = (date: string, calories: number, changes: object = {}) => ({
  ...{ date, isTracked: true, goals: { ...defaultGoals }, toLimit: toLimit(30) },
  totals: { calories, protein: 100, carbs: 200, fat: 60, fiber: 20 },
  ...changes,
});

it("means leave out days that were not tracked, and follow the goals of the days that were", () => {
  const figures = reportFigures({
    days: [
      day("2026-03-09", 1800),
      day("2026-03-10", 2600, { goals: { ...defaultGoals, calories: 2400 }, toLimit: toLimit(null) }),
      day("2026-03-11", 0, { isTracked: false }),
      day("2026-03-12", 5000, { isTracked: false, isLeftOut: true }),
    ],
  });
  expect(figures).toMatchObject({
    trackedDays: 2,
    mean: { calories: 2200 },
    goals: { calories: 2200 },
    toLimit: { foodCount: 2, amounts: { sugars: 15, salt: 2 }, knownFor: { sugars: 1, salt: 2 } },
  });
});

it("a week without tracked days has no means, and one without goals none of these", () => {
  expect(reportFigures({ days: [day("2026-03-09", 0, { isTracked: false })] })).toBeUndefined();
  expect(reportFigures({ days: [day("2026-03-09", 1800, { goals: null })] })?.goals).toBeUndefined();
});

import type { DailySummary } from "#contract/shapes/meals.ts";
import { progressOf } from "#domain/insights/day-summary.ts";
import { summaryGoals } from "../goals/day-goals-query.ts";

export type DayProgress = ReturnType<typeof progressOf>;

export function dayProgress(summary: DailySummary): DayProgress {
  const actual = {
    calories: summary.actualCalories,
    protein: summary.actualProtein,
    carbs: summary.actualCarbs,
    fat: summary.actualFat,
    fiber: summary.actualFiber,
  };
  return progressOf(actual, summaryGoals(summary));
}

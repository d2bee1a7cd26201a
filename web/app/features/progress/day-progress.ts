import type { DailySummary } from "#contract/shapes/meals.ts";
import type { DailyGoals } from "#domain/goals/daily-goals.ts";
import { progressOf } from "#domain/progress/day-summary.ts";

export type DayProgress = ReturnType<typeof progressOf>;

export function summaryGoals(summary: DailySummary): DailyGoals {
  return {
    calories: summary.goalCalories,
    protein: summary.goalProtein,
    carbs: summary.goalCarbs,
    fat: summary.goalFat,
    fiber: summary.goalFiber,
  };
}

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

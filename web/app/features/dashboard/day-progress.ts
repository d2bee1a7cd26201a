import type { DailySummary } from "#contract/shapes/meals.ts";
import { progressOf } from "#domain/insights/day-summary.ts";
import { summaryGoals } from "../goals/day-goals-query.ts";
import type { ShownMacros } from "../nutrition/use-shown-macros.ts";

export type DayProgress = ReturnType<typeof progressOf>;

/** `shown`: of total carbohydrate, what the account is shown. */
export function dayProgress(summary: DailySummary, shown: ShownMacros["of"]): DayProgress {
  const actual = {
    calories: summary.actualCalories,
    protein: summary.actualProtein,
    carbs: summary.actualCarbs,
    fat: summary.actualFat,
    fiber: summary.actualFiber,
  };
  return progressOf(shown(actual), shown(summaryGoals(summary)));
}

// The means of a week, over the days that were tracked, beside what their goals were.
import type { WeekReport } from "#contract/shapes/insights.ts";
import type { DailyGoals } from "#domain/goals/daily-goals.ts";
import { meanGoals } from "#domain/goals/goals-of-day.ts";
import {
  type MacronutrientName,
  type Macronutrients,
  macronutrientNames,
} from "#domain/nutrition/nutrients.ts";
import { eachToLimit, sumTotalsToLimit, type TotalsToLimit } from "#domain/nutrition/nutrients-to-limit.ts";

export interface ReportFigures {
  readonly trackedDays: number;
  /** kcal and g a day. */
  readonly mean: Macronutrients;
  /** Undefined without goals. */
  readonly goals: DailyGoals | undefined;
  /** g a day. */
  readonly toLimit: TotalsToLimit;
}

/** Undefined where no day was tracked. */
export function reportFigures({ days }: Pick<WeekReport, "days">): ReportFigures | undefined {
  const tracked = days.filter(({ isTracked }) => isTracked);
  const count = tracked.length;
  if (count === 0) return undefined;
  const sum = sumTotalsToLimit(tracked.map(({ toLimit }) => toLimit));
  const meanOf = (name: MacronutrientName) =>
    tracked.reduce((total, { totals }) => total + totals[name], 0) / count;
  return {
    trackedDays: count,
    // Safe: the entries are built from all the names.
    mean: Object.fromEntries(macronutrientNames.map((name) => [name, meanOf(name)])) as Record<
      MacronutrientName,
      number
    >,
    goals: meanGoals(tracked.flatMap(({ goals }) => goals ?? [])),
    toLimit: {
      ...sum,
      amounts: eachToLimit((name) => {
        const amount = sum.amounts[name];
        return amount === null ? null : amount / count;
      }),
    },
  };
}

import type { DailyGoals } from "../goals/daily-goals.ts";
import type { MacronutrientName, Macronutrients } from "../nutrition/nutrients.ts";
import { addDays, type CalendarDay } from "../time/calendar-day.ts";
import { daysOf, lastDays } from "../time/day-range.ts";
import { progressOf } from "./day-summary.ts";
import { abovePercent } from "./goal-level.ts";

/** Percent of completion at which a day counts towards the streak. */
export const streakCompletion = 80;
const averagedDays = 7;
const countedGoals = ["calories", "protein", "carbs", "fat"] as const satisfies readonly MacronutrientName[];

export interface GoalCompletion {
  /** Percent of each goal, one decimal, not capped; 0 when the goal is 0. */
  readonly each: Readonly<Record<MacronutrientName, number>>;
  /** Mean of calories, protein, carbs and fat, without goals of 0. */
  readonly all: number;
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Rounds to one decimal, but not down onto the line of a goal what is above it. */
function roundPercent(percent: number): number {
  const rounded = roundToTenth(percent);
  return percent > abovePercent && rounded <= abovePercent ? abovePercent + 0.1 : rounded;
}

export function goalCompletionOf(actual: Macronutrients, goals: DailyGoals): GoalCompletion {
  const { calories, protein, carbs, fat, fiber } = progressOf(actual, goals);
  const each = {
    calories: roundPercent(calories.percent),
    protein: roundPercent(protein.percent),
    carbs: roundPercent(carbs.percent),
    fat: roundPercent(fat.percent),
    fiber: roundPercent(fiber.percent),
  };
  const counted = countedGoals.filter((name) => goals[name] > 0);
  const sum = counted.reduce((total, name) => total + each[name], 0);
  return { each, all: counted.length > 0 ? roundToTenth(sum / counted.length) : 0 };
}

export interface Streak {
  readonly days: number;
  readonly isTodayCounted: boolean;
}

/** Percent of completion of each day with meals. */
export type CompletionByDay = ReadonlyMap<CalendarDay, number>;
/** Days that the person marked as not tracked. */
export type LeftOutDays = ReadonlySet<CalendarDay>;

/**
 * Consecutive days back from today. Today counts once its goals are met; until then it does not break the streak. A day that is
 * left out neither breaks nor extends it.
 */
export function streakOf(
  completions: CompletionByDay,
  today: CalendarDay,
  leftOut: LeftOutDays = new Set(),
): Streak & { readonly brokenOn: CalendarDay } {
  const isMet = (day: CalendarDay) => !leftOut.has(day) && (completions.get(day) ?? 0) >= streakCompletion;
  const isTodayCounted = isMet(today);
  let days = isTodayCounted ? 1 : 0;
  let day = addDays(today, -1);
  for (; isMet(day) || leftOut.has(day); day = addDays(day, -1)) days += isMet(day) ? 1 : 0;
  return { days, isTodayCounted, brokenOn: day };
}

/** Mean of those of the last seven days that have meals and are not left out. Percent, one decimal; undefined without any. */
export function weeklyAverageOf(
  completions: CompletionByDay,
  today: CalendarDay,
  leftOut: LeftOutDays = new Set(),
): number | undefined {
  const averaged = daysOf(lastDays(today, averagedDays))
    .filter((day) => !leftOut.has(day))
    .flatMap((day) => completions.get(day) ?? []);
  if (averaged.length === 0) return undefined;
  return roundToTenth(averaged.reduce((sum, percent) => sum + percent, 0) / averaged.length);
}

// Which goals hold on a day: a weekday may have its own, and a day keeps those that it had.
import { macronutrientNames } from "../nutrition/nutrients.ts";
import type { CalendarDay } from "../time/calendar-day.ts";
import { type DailyGoals, goalRanges } from "./daily-goals.ts";
import type { Limits } from "./limits.ts";

export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof weekdays)[number];
/** All figures of each weekday that differs. */
export type WeekdayGoals = Partial<Readonly<Record<Weekday, DailyGoals>>>;

export interface GoalSet extends DailyGoals {
  readonly limits?: Limits | undefined;
  readonly weekdays?: WeekdayGoals | undefined;
}

/** Earlier goals, and the last day on which they applied. */
interface EarlierGoals extends GoalSet {
  readonly until: CalendarDay;
}

export interface GoalHistory {
  readonly current: GoalSet;
  /** The oldest first. */
  readonly earlier: readonly EarlierGoals[];
}

export function weekdayOf(day: CalendarDay): Weekday {
  const sinceSunday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekdays[(sinceSunday + weekdays.length - 1) % weekdays.length] ?? "monday";
}

/** The goals that were in force on a day. */
export function goalsSetOn({ current, earlier }: GoalHistory, day: CalendarDay): GoalSet {
  return earlier.find(({ until }) => day <= until) ?? current;
}

/** The five figures of the day. */
export function goalsOfDay(set: GoalSet, day: CalendarDay): DailyGoals {
  const { calories, protein, carbs, fat, fiber } = set.weekdays?.[weekdayOf(day)] ?? set;
  return { calories, protein, carbs, fat, fiber };
}

export function goalsOn(history: GoalHistory, day: CalendarDay): DailyGoals {
  return goalsOfDay(goalsSetOn(history, day), day);
}

/** The mean of several days' goals; undefined for no days. */
export function meanGoals(days: readonly DailyGoals[]): DailyGoals | undefined {
  if (days.length === 0) return undefined;
  const mean = (name: keyof DailyGoals) => days.reduce((sum, goals) => sum + goals[name], 0) / days.length;
  return {
    calories: mean("calories"),
    protein: mean("protein"),
    carbs: mean("carbs"),
    fat: mean("fat"),
    fiber: mean("fiber"),
  };
}

/** Other calories in the same proportions, each at the step of its slider. */
export function scaleGoals(goals: DailyGoals, calories: number): DailyGoals {
  const scaled = Object.fromEntries(
    macronutrientNames.map((name) => {
      const { min, max, step } = goalRanges[name];
      const wanted = name === "calories" ? calories : (goals[name] * calories) / goals.calories;
      return [name, Math.min(max, Math.max(min, Math.round(wanted / step) * step))];
    }),
  );
  // Safe: the entries are built from all the names.
  return scaled as unknown as DailyGoals;
}

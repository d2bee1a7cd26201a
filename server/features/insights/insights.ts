import type { Kysely } from "kysely";
import type { CaloriePoint, GoalPoint, MacroInsight } from "#contract/shapes/insights.ts";
import { goalsOn } from "#domain/goals/goals-of-day.ts";
import { sumMacronutrients } from "#domain/insights/day-summary.ts";
import { energySharesOf } from "#domain/insights/energy-shares.ts";
import { goalCompletionOf } from "#domain/insights/goal-completion.ts";
import { roundToTenth } from "#domain/nutrition/meal-totals.ts";
import { type CalendarDay, wallClockAsUtc } from "#domain/time/calendar-day.ts";
import { type DayRange, daysOf } from "#domain/time/day-range.ts";
import type { Database } from "../../database/schema.ts";
import { loadMealTimes } from "../meals/day-totals-table.ts";
import type { DiaryFigures } from "./diary-figures.ts";

/** How many days the trend of goal points goes back. */
export const goalTrendDays = { week: 7, month: 30 } as const;

export async function loadMacroInsight(figures: DiaryFigures, range: DayRange): Promise<MacroInsight> {
  const [all, leftOut, alcoholOf] = await Promise.all([
    figures.totals(range),
    figures.leftOut(range),
    figures.alcohol(range),
  ]);
  const isOneDay = range.from === range.to;
  const days = isOneDay ? all : all.filter(({ day }) => !leftOut.has(day));
  const { calories, protein, carbs, fat, fiber } = sumMacronutrients(days);
  const alcohol = days.reduce((sum, { day }) => sum + (alcoholOf.get(day) ?? 0), 0);
  const shares = energySharesOf({ protein, carbs, fat, fiber, alcohol });
  return {
    proteinPercentage: shares.protein,
    carbsPercentage: shares.carbs,
    fatPercentage: shares.fat,
    fiberPercentage: shares.fiber,
    alcoholPercentage: shares.alcohol,
    from: range.from,
    to: range.to,
    totals: {
      calories: roundToTenth(calories),
      protein: roundToTenth(protein),
      carbs: roundToTenth(carbs),
      fat: roundToTenth(fat),
      fiber: roundToTenth(fiber),
    },
    trackedDays: days.length,
  };
}

/** A point for each meal, oldest first, at its local time. */
export async function loadCaloriesOfDay(
  db: Kysely<Database>,
  userId: string,
  day: CalendarDay,
): Promise<CaloriePoint[]> {
  const meals = await loadMealTimes(db, userId, day);
  return meals.map(({ eatenAt, timeZone, calories }) => ({
    timestamp: wallClockAsUtc(timeZone, eatenAt),
    calories,
  }));
}

/** A point for each day of the range, with or without meals. */
export async function loadCaloriesByDay(figures: DiaryFigures, range: DayRange): Promise<CaloriePoint[]> {
  const [days, leftOut, goals] = await Promise.all([
    figures.totals(range),
    figures.leftOut(range),
    figures.goals(range),
  ]);
  const caloriesOf = new Map(days.map(({ day, calories }) => [day, calories]));
  return daysOf(range).map((day) => ({
    timestamp: `${day}T00:00:00.000Z`,
    calories: roundToTenth(caloriesOf.get(day) ?? 0),
    ...(leftOut.has(day) && { isLeftOut: true }),
    ...(goals && { goal: goalsOn(goals, day).calories }),
  }));
}

/** A point for each day of the range; none without stored goals. */
export async function loadGoalPoints(figures: DiaryFigures, range: DayRange): Promise<GoalPoint[]> {
  const [goals, days, leftOut] = await Promise.all([
    figures.goals(range),
    figures.totals(range),
    figures.leftOut(range),
  ]);
  if (!goals) return [];
  const totalsOf = new Map(days.map((totals) => [totals.day, totals]));
  return daysOf(range).map((date) => {
    const totals = totalsOf.get(date);
    const { each, all } = goalCompletionOf(totals ?? sumMacronutrients([]), goalsOn(goals, date));
    return {
      date,
      caloriesCompletion: each.calories,
      proteinCompletion: each.protein,
      carbsCompletion: each.carbs,
      fatCompletion: each.fat,
      fiberCompletion: each.fiber,
      completion: all,
      isTracked: totals !== undefined && !leftOut.has(date),
      ...(leftOut.has(date) && { isLeftOut: true }),
    };
  });
}

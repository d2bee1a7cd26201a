import type { Kysely } from "kysely";
import type { WeekReport } from "#contract/shapes/insights.ts";
import { type GoalHistory, goalsOn, goalsSetOn } from "#domain/goals/goals-of-day.ts";
import { sumMacronutrients } from "#domain/insights/day-summary.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { roundMacros } from "#domain/nutrition/meal-totals.ts";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import { totalsToLimitOf } from "#domain/nutrition/totals-to-limit.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type DayRange, daysOf } from "#domain/time/day-range.ts";
import type { Database } from "../../database/schema.ts";
import { loadGoalHistory } from "../goals/daily-goals-table.ts";
import { loadLeftOutDays } from "../meals/diary-days-table.ts";
import { readMealPages } from "../meals/meal-pages.ts";

interface ReportParts {
  readonly db: Kysely<Database>;
  readonly findFood: FindFood;
}

export async function loadWeekReport(
  { db, findFood }: ReportParts,
  userId: string,
  range: DayRange,
): Promise<WeekReport> {
  const [history, leftOut, mealsOf] = await Promise.all([
    loadGoalHistory(db, userId, range.from),
    loadLeftOutDays(db, userId, range),
    loadMealsByDay(db, userId, range),
  ]);
  const days = daysOf(range).map((date) => {
    const meals = mealsOf.get(date) ?? [];
    const { calories, ...macros } = sumMacronutrients(meals);
    const foods = meals.flatMap((meal) => meal.foods);
    return {
      date,
      isTracked: meals.length > 0 && !leftOut.has(date),
      ...(leftOut.has(date) && { isLeftOut: true }),
      totals: { calories: Math.round(calories), ...roundMacros(macros) },
      toLimit: totalsToLimitOf(foods, findFood),
      goals: history ? goalsOn(history, date) : null,
    };
  });
  return { ...range, days, limits: limitsOn(history, range.to) };
}

function limitsOn(history: GoalHistory | undefined, day: CalendarDay): WeekReport["limits"] {
  return (history && goalsSetOn(history, day).limits) ?? {};
}

async function loadMealsByDay(
  db: Kysely<Database>,
  userId: string,
  range: DayRange,
): Promise<ReadonlyMap<CalendarDay, SavedMeal[]>> {
  const byDay = new Map<CalendarDay, SavedMeal[]>();
  for await (const meals of readMealPages(db, userId, range)) {
    for (const meal of meals) byDay.set(meal.day, [...(byDay.get(meal.day) ?? []), meal]);
  }
  return byDay;
}

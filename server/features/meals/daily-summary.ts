import type { Kysely } from "kysely";
import type { DailySummary } from "#contract/shapes/meals.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Database } from "../../database/schema.ts";
import { loadGoals } from "../goals/daily-goals-table.ts";
import { loadTotalsOfDay } from "./meals-of-days-table.ts";

/** Uses `defaultGoals` where the user has none. */
export async function loadDailySummary(
  db: Kysely<Database>,
  userId: string,
  day: CalendarDay,
): Promise<DailySummary> {
  const [stored, actual] = await Promise.all([loadGoals(db, userId), loadTotalsOfDay(db, userId, day)]);
  const goals = stored ?? defaultGoals;
  return {
    goalCalories: goals.calories,
    goalProtein: goals.protein,
    goalCarbs: goals.carbs,
    goalFat: goals.fat,
    goalFiber: goals.fiber,
    actualCalories: actual.calories,
    actualProtein: actual.protein,
    actualCarbs: actual.carbs,
    actualFat: actual.fat,
    actualFiber: actual.fiber,
  };
}

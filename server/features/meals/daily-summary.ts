import type { Kysely } from "kysely";
import type { DailySummary } from "#contract/shapes/meals.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Database } from "../../database/schema.ts";
import { hasEntitlement, type User } from "../../http/caller.ts";
import { loadGoals } from "../goals/daily-goals-table.ts";
import { loadDayMicronutrients } from "./day-micronutrients.ts";
import { loadTotalsOfDay } from "./meals-of-days-table.ts";

interface SummaryParts {
  readonly db: Kysely<Database>;
  readonly findFood: FindFood;
}

interface Asked {
  readonly day: CalendarDay;
  readonly hasMicronutrients: boolean;
}

/** Uses `defaultGoals` where the user has none. Micronutrients are for Pro. */
export async function loadDailySummary(
  { db, findFood }: SummaryParts,
  caller: User,
  { day, hasMicronutrients }: Asked,
): Promise<DailySummary> {
  const { userId } = caller;
  const [stored, actual, micronutrients] = await Promise.all([
    loadGoals(db, userId),
    loadTotalsOfDay(db, userId, day),
    hasMicronutrients && hasEntitlement(caller, "micronutrients")
      ? loadDayMicronutrients({ db, findFood }, caller, day)
      : undefined,
  ]);
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
    ...(micronutrients && { micronutrients }),
  };
}

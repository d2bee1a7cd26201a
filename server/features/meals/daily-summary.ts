import { type Kysely, sql } from "kysely";
import type { DailySummary, DayMicronutrients } from "#contract/shapes/meals.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { type GoalSet, goalsOfDay } from "#domain/goals/goals-of-day.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { knownMacrosOf } from "#domain/nutrition/known-macros.ts";
import type { Macronutrients } from "#domain/nutrition/nutrients.ts";
import type { SavedFood } from "#domain/nutrition/saved-food.ts";
import { totalsToLimitOf } from "#domain/nutrition/totals-to-limit.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { compileOnce } from "../../database/compile-once.ts";
import type { Database } from "../../database/schema.ts";
import { goalsOnColumn } from "../goals/daily-goals-table.ts";
import { type DayOfPerson, eatenColumn } from "./meals-of-days-table.ts";

/** The columns of a meal that a summary shows. */
interface SummaryRow {
  readonly eaten: Macronutrients;
  /** The foods of each meal. */
  readonly foods: readonly (readonly SavedFood[])[];
  /** null where the user has none. */
  readonly goals: GoalSet | null;
}

const selectSummary = compileOnce((db, { userId, day }: DayOfPerson) => {
  const foods = sql`(select coalesce(json_agg(meals.foods), '[]'::json) from meals
    where meals.user_id = ${userId} and meals.day = ${day}) as foods`;
  return sql<SummaryRow>`select ${sql.join([eatenColumn(userId, day), foods, goalsOnColumn(db, userId, day)])}`;
});

export async function loadSummary(
  db: Kysely<Database>,
  userId: string,
  day: CalendarDay,
): Promise<SummaryRow> {
  const { rows } = await selectSummary(db, { userId, day });
  const [row] = rows;
  if (!row) throw new Error("A sum is one row.");
  return row;
}

interface ShownSummary {
  readonly day: CalendarDay;
  readonly findFood: FindFood;
  readonly micronutrients?: DayMicronutrients | undefined;
}

/** Uses `defaultGoals` where the user has none. */
export function presentSummary(
  { eaten, foods: foodsOfMeals, goals: stored }: SummaryRow,
  { day, findFood, micronutrients }: ShownSummary,
): DailySummary {
  const goals = goalsOfDay(stored ?? defaultGoals, day);
  const foods = foodsOfMeals.flat();
  return {
    goalCalories: goals.calories,
    goalProtein: goals.protein,
    goalCarbs: goals.carbs,
    goalFat: goals.fat,
    goalFiber: goals.fiber,
    actualCalories: eaten.calories,
    actualProtein: eaten.protein,
    actualCarbs: eaten.carbs,
    actualFat: eaten.fat,
    actualFiber: eaten.fiber,
    ...knownMacrosOf([{ foods }]),
    toLimit: totalsToLimitOf(foods, findFood),
    limits: stored?.limits ?? {},
    ...(micronutrients && { micronutrients }),
  };
}

import type { Kysely } from "kysely";
import { mealsPerDayMax } from "#contract/limits.ts";
import { guessMealType, type MealType } from "#domain/nutrition/meal-type.ts";
import type { PastMeal } from "#domain/nutrition/rank-usual.ts";
import { type CalendarDay, wallClockIn } from "#domain/time/calendar-day.ts";
import type { Database } from "../../database/schema.ts";

/** Newest first. */
function recentMeals(db: Kysely<Database>, userId: string, limit: number) {
  return db
    .selectFrom("meals")
    .where("user_id", "=", userId)
    .orderBy("day", "desc")
    .orderBy("eaten_at", "desc")
    .limit(limit);
}

const columns = [
  "id",
  "name",
  "eaten_at",
  "time_zone",
  "meal_type",
  "quantity_grams",
  "calories",
  "foods",
] as const;

export function pastMealsQuery(db: Kysely<Database>, userId: string, limit: number) {
  return recentMeals(db, userId, limit).select(columns);
}

export async function loadPastMeals(
  db: Kysely<Database>,
  userId: string,
  limit: number,
): Promise<PastMeal[]> {
  const rows = await pastMealsQuery(db, userId, limit).execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    eatenAt: row.eaten_at,
    mealType: row.meal_type ?? guessMealType(wallClockIn(row.time_zone, row.eaten_at).hour),
    grams: row.quantity_grams,
    calories: row.calories,
    foods: row.foods,
  }));
}

/** Of the meals on the day, with repeats. */
export async function loadMealTypes(
  db: Kysely<Database>,
  userId: string,
  day: CalendarDay,
): Promise<MealType[]> {
  const rows = await db
    .selectFrom("meals")
    .select(["meal_type", "eaten_at", "time_zone"])
    .where("user_id", "=", userId)
    .where("day", "=", day)
    .limit(mealsPerDayMax)
    .execute();
  return rows.map((row) => row.meal_type ?? guessMealType(wallClockIn(row.time_zone, row.eaten_at).hour));
}

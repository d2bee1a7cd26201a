import type { Kysely } from "kysely";
import type { FoodSource } from "#domain/nutrition/meal-analysis.ts";
import { guessMealType } from "#domain/nutrition/meal-type.ts";
import type { PastMeal } from "#domain/nutrition/rank-usual.ts";
import { wallClockIn } from "#domain/time/calendar-day.ts";
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

const mealsOfUsualFoods = 60;

/** The foods of the person's last meals, with repeats: what they usually eat. */
export async function recentFoodsOf(db: Kysely<Database>, userId: string): Promise<FoodSource[]> {
  const rows = await recentMeals(db, userId, mealsOfUsualFoods).select("foods").execute();
  return rows.flatMap(({ foods }) => foods.map(({ source }) => source));
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

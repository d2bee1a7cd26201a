import type { Kysely } from "kysely";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import { findMeal } from "./meal-table.ts";

/** The last meal of the previous page. Throws `meal_not_found` if it was deleted in the meantime. */
export async function findCursorMeal(
  db: Kysely<Database>,
  userId: string,
  mealId: string | undefined,
): Promise<SavedMeal | undefined> {
  if (mealId === undefined) return undefined;
  const meal = await findMeal(db, userId, mealId);
  if (!meal) throw new AppError("meal_not_found");
  return meal;
}

import type { Kysely } from "kysely";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import { findMeal, type SavedMeal } from "./meal-table.ts";

/** The meal that a page follows. Throws `meal_not_found` where it has been deleted meanwhile. */
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

import type { Kysely } from "kysely";
import { foodsPerMealMax } from "#contract/limits.ts";
import { recomposeMeal, toMealPart } from "#domain/nutrition/change-grams.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { followFoods } from "#domain/nutrition/name-of-foods.ts";
import { countFoods, type SavedFood } from "#domain/nutrition/saved-food.ts";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import { lockMeal } from "./meal-table.ts";

interface WantedMeal {
  readonly userId: string;
  readonly mealId: string;
  /** That the change was made from; undefined where it does not matter. */
  readonly revision: number | undefined;
}

/** Throws `meal_not_found`, or `meal_changed` where it has another revision by now. */
export async function lockMealAt(
  db: Kysely<Database>,
  { userId, mealId, revision }: WantedMeal,
): Promise<SavedMeal> {
  return requireRevision(await lockMeal(db, userId, mealId), revision);
}

/** Throws as `lockMealAt` does. */
export function requireRevision(found: SavedMeal | undefined, revision: number | undefined): SavedMeal {
  if (!found) throw new AppError("meal_not_found");
  if (revision !== undefined && revision !== found.revision) throw new AppError("meal_changed");
  return found;
}

/** The meal with other foods, its figures and name anew. Throws `meal_needs_a_food` or `too_many_foods`. */
export function withFoods(meal: SavedMeal, foods: readonly SavedFood[], findFood: FindFood): SavedMeal {
  if (foods.length === 0) throw new AppError("meal_needs_a_food");
  const parts = foods.map((food, at) => toMealPart(food, at, findFood));
  if (countFoods(parts) > foodsPerMealMax) throw new AppError("too_many_foods");
  const figures = recomposeMeal(meal, foods, findFood);
  return { ...meal, ...figures, name: followFoods(meal, figures.foods) };
}

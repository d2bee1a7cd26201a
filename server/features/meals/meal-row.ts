import { sql } from "kysely";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import type { Row } from "../../database/schema.ts";
import { requireBounded } from "./require-bounded.ts";

/** Fields of a meal that the person has not set or changed. */
export const newMealDefaults = { mealType: null, revision: 0 } as const;

export interface MealOrigin {
  readonly userId: string;
  /** The submission that it was accepted from; each makes one meal. null for a meal logged again. */
  readonly submissionId: string | null;
}

/** The columns of a meal that lists show: all but micronutrients. */
export const listedColumns = [
  "id",
  "day",
  "time_zone",
  "eaten_at",
  "name",
  "quantity_grams",
  "calories",
  "protein",
  "carbs",
  "fat",
  "fiber",
  "nutri_score",
  "meal_type",
  "foods",
  "revision",
] as const;

export type MealWithoutMicronutrientsRow = Pick<Row<"meals">, (typeof listedColumns)[number]>;
type MealRow = MealWithoutMicronutrientsRow & Pick<Row<"meals">, "micronutrients">;

export function toMeal(row: MealRow): SavedMeal {
  return { ...toMealWithoutMicronutrients(row), micronutrients: row.micronutrients };
}

export function toMealWithoutMicronutrients(
  row: MealWithoutMicronutrientsRow,
): Omit<SavedMeal, "micronutrients"> {
  return {
    id: row.id,
    day: row.day,
    timeZone: row.time_zone,
    eatenAt: row.eaten_at,
    name: row.name,
    quantityGrams: row.quantity_grams,
    calories: row.calories,
    protein: row.protein,
    carbs: row.carbs,
    fat: row.fat,
    fiber: row.fiber,
    nutriScore: row.nutri_score,
    mealType: row.meal_type,
    foods: row.foods,
    revision: row.revision,
  };
}

/** A meal's columns without owner and submission, and without those that are JSON. Throws `amount_too_large`. */
export function toPlainColumns(meal: SavedMeal) {
  requireBounded(meal.foods);
  return {
    day: meal.day,
    time_zone: meal.timeZone,
    eaten_at: meal.eatenAt,
    name: meal.name,
    quantity_grams: meal.quantityGrams,
    calories: meal.calories,
    protein: meal.protein,
    carbs: meal.carbs,
    fat: meal.fat,
    fiber: meal.fiber,
    nutri_score: meal.nutriScore,
    meal_type: meal.mealType,
    revision: meal.revision,
  };
}

export function toColumns(meal: SavedMeal) {
  const { micronutrients, foods } = meal;
  return {
    ...toPlainColumns(meal),
    micronutrients: JSON.stringify(micronutrients),
    foods: JSON.stringify(foods),
  };
}

export const insertedColumns = ["user_id", "submission_id", ...listedColumns, "micronutrients"] as const;
export const insertedNames = sql.join(insertedColumns.map((name) => sql.ref(name)));

export type MealToInsert = Readonly<Record<(typeof insertedColumns)[number], unknown>>;

export function mealToInsert({ userId, submissionId }: MealOrigin, meal: SavedMeal): MealToInsert {
  return { id: meal.id, user_id: userId, submission_id: submissionId, ...toColumns(meal) };
}

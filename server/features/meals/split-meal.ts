import type { Kysely } from "kysely";
import type { MealSplit } from "#contract/shapes/meals.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { nameOfFoods } from "#domain/nutrition/name-of-foods.ts";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import type { NewRow } from "../../http/idempotency-table.ts";
import { lockMealAt, withFoods } from "./change-foods.ts";
import { reserveMealSlot } from "./meal-limit.ts";
import { insertMeals, lockMeal } from "./meal-table.ts";
import { saveChange } from "./meal-undo-table.ts";
import { whenEaten } from "./when-eaten.ts";

interface SplitMeal {
  readonly findFood: FindFood;
  readonly caller: User;
  readonly mealId: string;
  readonly split: MealSplit;
  readonly now: Date;
  readonly newRow: NewRow;
}

interface Halves {
  readonly meal: SavedMeal;
  readonly split: SavedMeal;
}

/**
 * Moves some foods of a meal into a meal of their own, on the same day at the same time unless another is given. Throws
 * `meal_not_found`, `meal_changed`, `food_not_found`, `meal_needs_a_food` where none would be left, `date_in_future` or
 * `daily_meal_limit_exceeded`.
 */
export async function splitMeal(
  db: Kysely<Database>,
  { findFood, caller, mealId, split: wanted, now, newRow }: SplitMeal,
): Promise<Halves> {
  const { userId, timeZone, dayStartHour } = caller;
  const { positions, revision, date, mealType } = wanted;
  return db.transaction().execute(async (transaction) => {
    const made = newRow.mayExist ? await lockMeal(transaction, userId, newRow.id) : undefined;
    if (made)
      return { meal: await lockMealAt(transaction, { userId, mealId, revision: undefined }), split: made };
    const found = await lockMealAt(transaction, { userId, mealId, revision });
    const moved = new Set(positions);
    if (positions.some((position) => position >= found.foods.length)) throw new AppError("food_not_found");
    const isSameDay = date === undefined || date === found.day;
    const placing = isSameDay
      ? { day: found.day, eatenAt: found.eatenAt, timeZone: found.timeZone }
      : { ...whenEaten({ date, mealType, timeZone, dayStartHour, now }), timeZone };
    await reserveMealSlot(transaction, userId, placing.day);
    const left = found.foods.filter((_, at) => !moved.has(at));
    const changed = withFoods(found, left, findFood);
    const foods = found.foods.filter((_, at) => moved.has(at));
    const own = {
      id: newRow.id,
      name: nameOfFoods(foods),
      mealType: mealType ?? found.mealType,
      revision: 0,
    };
    const split = withFoods({ ...found, ...placing, ...own }, foods, findFood);
    await insertMeals(transaction, { userId, submissionId: null }, [split]);
    const meal = await saveChange(transaction, userId, { found, changed, splitInto: split.id });
    if (!meal) throw new AppError("meal_changed");
    return { meal, split };
  });
}

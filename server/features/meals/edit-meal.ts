import type { Kysely } from "kysely";
import type { MealChanges } from "#contract/shapes/meals.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { editSavedFoods } from "#domain/nutrition/edit-saved-foods.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import { todayOf } from "../../http/today-of.ts";
import { loadLanguage } from "../identity/users-table.ts";
import { lockMealAt, withFoods } from "./change-foods.ts";
import { reserveMealSlot } from "./meal-limit.ts";
import type { SavedMeal } from "./meal-table.ts";
import { saveChange } from "./meal-undo-table.ts";

interface MealEdit {
  readonly findFood: FindFood;
  readonly caller: User;
  readonly mealId: string;
  readonly changes: MealChanges;
  readonly now: Date;
}

/** Throws `meal_not_found`, `meal_changed`, `food_not_found` for a position without a food, `meal_needs_a_food`,
 * `date_in_future` or `daily_meal_limit_exceeded`. */
export async function editMeal(
  db: Kysely<Database>,
  { findFood, caller, mealId, changes, now }: MealEdit,
): Promise<SavedMeal> {
  const { name, mealType, foods = [], edits = [], eatenAt, revision } = changes;
  const { userId } = caller;
  return db.transaction().execute(async (transaction) => {
    const found = await lockMealAt(transaction, { userId, mealId, revision });
    let meal = name === undefined ? found : { ...found, name };
    if (mealType !== undefined) meal = { ...meal, mealType };
    if (eatenAt !== undefined) meal = moveToTime(meal, { eatenAt: new Date(eatenAt), caller, now });
    if (meal.day !== found.day) await reserveMealSlot(transaction, userId, meal.day);
    const allEdits = [...foods.map((change) => ({ kind: "portion", ...change }) as const), ...edits];
    if (allEdits.length > 0) {
      const language = await loadLanguage(transaction, userId);
      const edited = editSavedFoods(meal.foods, allEdits, { findFood, language });
      if (!edited) throw new AppError("food_not_found");
      meal = await withFoods(transaction, { userId, findFood }, { meal, foods: edited });
      // A name that was given with the change stays, even where it is that of the foods before.
      if (name !== undefined) meal = { ...meal, name };
    }
    return saveChange(transaction, userId, { found, changed: meal });
  });
}

/** Also moves the meal to the diary day of that instant. */
function moveToTime(
  meal: SavedMeal,
  { eatenAt, caller, now }: { readonly eatenAt: Date; readonly caller: User; readonly now: Date },
): SavedMeal {
  const day = todayOf({ caller, now: eatenAt });
  if (day > todayOf({ caller, now })) throw new AppError("date_in_future");
  return { ...meal, eatenAt, day, timeZone: caller.timeZone };
}

import type { Kysely } from "kysely";
import { tipFor } from "#analysis/compose/tip.ts";
import type { MealChanges } from "#contract/shapes/meals.ts";
import { changeGrams } from "#domain/nutrition/change-grams.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { renderText } from "#locales/render-text.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import { todayOf } from "../../http/today-of.ts";
import { loadLanguage } from "../identity/users-table.ts";
import { reserveMealSlot } from "./meal-limit.ts";
import { lockMeal, type SavedMeal, updateMeal } from "./meal-table.ts";

interface MealEdit {
  readonly findFood: FindFood;
  readonly caller: User;
  readonly mealId: string;
  readonly changes: MealChanges;
  readonly now: Date;
}

/** Throws `meal_not_found`, `food_not_found` for a position without a food, `date_in_future` or
 * `daily_meal_limit_exceeded`. */
export async function editMeal(
  db: Kysely<Database>,
  { findFood, caller, mealId, changes: { name, mealType, foods, eatenAt }, now }: MealEdit,
): Promise<SavedMeal> {
  return db.transaction().execute(async (transaction) => {
    const found = await lockMeal(transaction, caller.userId, mealId);
    if (!found) throw new AppError("meal_not_found");
    let meal = name === undefined ? found : { ...found, name };
    if (mealType !== undefined) meal = { ...meal, mealType };
    if (eatenAt !== undefined) meal = moveToTime(meal, { eatenAt: new Date(eatenAt), caller, now });
    if (meal.day !== found.day) await reserveMealSlot(transaction, caller.userId, meal.day);
    if (foods) {
      const changed = changeGrams(meal, foods, findFood);
      if (!changed) throw new AppError("food_not_found");
      const { rows, ...figures } = changed;
      const language = await loadLanguage(transaction, caller.userId);
      // A tip quotes figures of the meal, so one that cannot be regenerated is removed.
      const tip = rows && tipFor({ language, name: meal.name, foods: rows, questions: [] });
      meal = { ...meal, ...figures, nutritionalTip: tip ? renderText(language, tip) : null };
    }
    await updateMeal(transaction, caller.userId, meal);
    return meal;
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

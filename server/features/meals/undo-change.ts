import type { Kysely } from "kysely";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import { learnFromChange, learnFromRename } from "../learned/learn-corrections.ts";
import { loadTypedText } from "../learned/text-of-meal.ts";
import { lockMealAt } from "./change-foods.ts";
import { reserveMealSlot } from "./meal-limit.ts";
import { deleteMeal, lockMeal, updateMeal } from "./meal-table.ts";
import { deletePreviousMeal, findPreviousMeal } from "./meal-undo-table.ts";

interface UndoneChange {
  readonly caller: User;
  readonly mealId: string;
  /** The revision that the change led to. */
  readonly revision: number;
  readonly now: Date;
}

/**
 * The meal as it was before its last change; foods that were moved to a meal of their own come back. Throws `meal_not_found`,
 * `meal_changed` where either was changed since, `nothing_to_undo` or `daily_meal_limit_exceeded`.
 */
export async function undoMealChange(
  db: Kysely<Database>,
  { caller: { userId }, mealId, revision, now }: UndoneChange,
): Promise<SavedMeal> {
  return db.transaction().execute(async (transaction) => {
    const found = await lockMealAt(transaction, { userId, mealId, revision });
    const before = await findPreviousMeal(transaction, userId, found);
    if (!before) throw new AppError("nothing_to_undo");
    if (before.splitInto !== null) {
      const split = await lockMeal(transaction, userId, before.splitInto);
      if (split && split.revision > 0) throw new AppError("meal_changed");
      if (split) await deleteMeal(transaction, userId, split.id);
    }
    const meal = { ...before.meal, revision: revision + 1 };
    if (meal.day !== found.day) await reserveMealSlot(transaction, userId, meal.day);
    await updateMeal(transaction, { userId, meal, revision }).execute();
    await deletePreviousMeal(transaction, userId, mealId);
    const learner = { userId, now };
    await learnFromChange(transaction, learner, { before: found.foods, after: meal.foods });
    const { name, foods } = meal;
    if (name !== found.name) {
      const text = await loadTypedText(transaction, userId, mealId);
      await learnFromRename(transaction, learner, { text, before: found.name, after: name, foods });
    }
    return meal;
  });
}

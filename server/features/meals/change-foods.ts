import type { Kysely } from "kysely";
import { tipFor } from "#analysis/compose/tip.ts";
import { foodsPerMealMax } from "#contract/limits.ts";
import { recomposeMeal, toMealPart } from "#domain/nutrition/change-grams.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { followFoods } from "#domain/nutrition/name-of-foods.ts";
import { countFoods, type SavedFood } from "#domain/nutrition/saved-food.ts";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import type { Language } from "#domain/people/language.ts";
import { renderText } from "#locales/render-text.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import { loadLanguage } from "../account/user-settings-table.ts";
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

interface ChangedFoods {
  readonly caller: Pick<User, "userId" | "country">;
  readonly findFood: FindFood;
  /** The account's language; read where it is not given. */
  readonly language?: Language;
}

/** The meal with other foods, its figures, tip and name anew. Throws `meal_needs_a_food` or `too_many_foods`. */
export async function withFoods(
  db: Kysely<Database>,
  { caller, findFood, language: known }: ChangedFoods,
  { meal, foods }: { readonly meal: SavedMeal; readonly foods: readonly SavedFood[] },
): Promise<SavedMeal> {
  if (foods.length === 0) throw new AppError("meal_needs_a_food");
  const parts = foods.map((food, at) => toMealPart(food, at, findFood));
  if (countFoods(parts) > foodsPerMealMax) throw new AppError("too_many_foods");
  const { rows, ...figures } = recomposeMeal(meal, foods, findFood);
  const name = followFoods(meal, figures.foods);
  const language = known ?? (await loadLanguage(db, caller.userId));
  // A tip quotes figures of the meal, so one that cannot be regenerated is removed.
  const tip = rows && tipFor({ language, name, foods: rows, questions: [] });
  return {
    ...meal,
    ...figures,
    name,
    nutritionalTip: tip ? renderText({ language, country: caller.country }, tip) : null,
  };
}

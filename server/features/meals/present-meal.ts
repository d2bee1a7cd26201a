import { tipFor } from "#analysis/compose/tip.ts";
import type { Meal } from "#contract/shapes/meals.ts";
import { toMealPart } from "#domain/nutrition/change-grams.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { countKnown } from "#domain/nutrition/known-micronutrients.ts";
import type { Micronutrients } from "#domain/nutrition/nutrients.ts";
import { rowsOf } from "#domain/nutrition/saved-food.ts";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import { totalsToLimitOf } from "#domain/nutrition/totals-to-limit.ts";
import { renderText } from "#locales/render-text.ts";
import { hasEntitlement, type User } from "../../http/caller.ts";
import { mealTypeOf } from "./meal-type-of.ts";

/** Micronutrients may be left out for somebody who does not see them. */
export interface MealToPresent extends Omit<SavedMeal, "micronutrients"> {
  readonly micronutrients: Micronutrients | null;
}

interface Reader {
  readonly caller: User;
  readonly findFood: FindFood;
}

/** Tip and micronutrients are only for Pro; in other answers they are absent, so that no client could show them. */
export function presentMeal(meal: MealToPresent, reader: Reader): Meal {
  const { caller, findFood } = reader;
  const { eatenAt, day: _, timeZone, mealType, quantityGrams, micronutrients, foods, ...figures } = meal;
  return {
    ...figures,
    createdAt: eatenAt.toISOString(),
    mealType: mealTypeOf({ mealType, timeZone, eatenAt }),
    quantity: quantityGrams,
    foods: [...foods],
    toLimit: totalsToLimitOf(foods, findFood),
    ...(micronutrients && hasEntitlement(caller, "micronutrients")
      ? { micronutrients, micronutrientsKnownFor: countKnown(foods, findFood).knownFor }
      : {}),
    nutritionalTip: hasEntitlement(caller, "tips") ? tipOf(meal, reader) : undefined,
  };
}

/**
 * The tip, made anew for each answer in the account's present language. It quotes rows of the table, so a meal with a food
 * without a row has none.
 */
function tipOf({ foods }: MealToPresent, { caller, findFood }: Reader): string | undefined {
  const rows = rowsOf(foods.map((food, at) => toMealPart(food, at, findFood)));
  return rows && renderText(caller, tipFor(rows, caller.country));
}

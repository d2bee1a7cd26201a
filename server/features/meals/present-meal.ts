import type { Meal } from "#contract/shapes/meals.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { countKnown } from "#domain/nutrition/known-micronutrients.ts";
import type { Micronutrients } from "#domain/nutrition/nutrients.ts";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import { totalsToLimitOf } from "#domain/nutrition/totals-to-limit.ts";
import { type Caller, hasEntitlement } from "../../http/caller.ts";
import { mealTypeOf } from "./meal-type-of.ts";

/** Micronutrients may be left out for somebody who does not see them. */
export interface MealToPresent extends Omit<SavedMeal, "micronutrients"> {
  readonly micronutrients: Micronutrients | null;
}

/** Tip and micronutrients are only for Pro; in other answers they are absent, so that no client could show them. */
export function presentMeal(
  meal: MealToPresent,
  { caller, findFood }: { readonly caller: Caller; readonly findFood: FindFood },
): Meal {
  const {
    eatenAt,
    day: _,
    timeZone,
    mealType,
    quantityGrams,
    nutritionalTip,
    micronutrients,
    foods,
    ...figures
  } = meal;
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
    ...(hasEntitlement(caller, "tips") && nutritionalTip !== null ? { nutritionalTip } : {}),
  };
}

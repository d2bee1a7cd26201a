import type { Meal } from "#contract/shapes/meals.ts";
import { type Caller, mayCaller } from "../../http/caller.ts";
import type { SavedMeal } from "./meal-table.ts";

/** Tip and micronutrients are Pro's: for others they are absent, not hidden (spec section 6). */
export function presentMeal(meal: SavedMeal, caller: Caller): Meal {
  const {
    eatenAt,
    day: _,
    timeZone: __,
    quantityGrams,
    nutritionalTip,
    micronutrients,
    foods,
    ...figures
  } = meal;
  return {
    ...figures,
    createdAt: eatenAt.toISOString(),
    quantity: quantityGrams,
    foods: [...foods],
    ...(mayCaller(caller, "micronutrients") ? { micronutrients } : {}),
    ...(mayCaller(caller, "tips") && nutritionalTip !== null ? { nutritionalTip } : {}),
  };
}

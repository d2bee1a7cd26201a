import type { Meal } from "#contract/shapes/meals.ts";
import { guessMealType } from "#domain/nutrition/meal-type.ts";
import { wallClockIn } from "#domain/time/calendar-day.ts";
import { type Caller, hasEntitlement } from "../../http/caller.ts";
import type { SavedMeal } from "./meal-table.ts";

/** Tip and micronutrients are only for Pro; in other answers they are absent, so that no client could show them. */
export function presentMeal(meal: SavedMeal, caller: Caller): Meal {
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
    mealType: mealType ?? guessMealType(wallClockIn(timeZone, eatenAt).hour),
    quantity: quantityGrams,
    foods: [...foods],
    ...(hasEntitlement(caller, "micronutrients") ? { micronutrients } : {}),
    ...(hasEntitlement(caller, "tips") && nutritionalTip !== null ? { nutritionalTip } : {}),
  };
}

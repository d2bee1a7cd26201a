import { guessMealType, type MealType } from "#domain/nutrition/meal-type.ts";
import { hourIn } from "#domain/time/calendar-day.ts";
import type { SavedMeal } from "./meal-row.ts";

/** As the person chose it, else guessed from the local time. */
export function mealTypeOf({
  mealType,
  timeZone,
  eatenAt,
}: Pick<SavedMeal, "mealType" | "timeZone" | "eatenAt">): MealType {
  return mealType ?? guessMealType(hourIn(timeZone, eatenAt));
}

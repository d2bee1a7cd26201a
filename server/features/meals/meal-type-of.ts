import { guessMealType, type MealType } from "#domain/nutrition/meal-type.ts";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import { hourIn } from "#domain/time/calendar-day.ts";

/** The meal type that the person chose, else a guess from the local time. */
export function mealTypeOf({
  mealType,
  timeZone,
  eatenAt,
}: Pick<SavedMeal, "mealType" | "timeZone" | "eatenAt">): MealType {
  return mealType ?? guessMealType(hourIn(timeZone, eatenAt));
}

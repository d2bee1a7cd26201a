import { guessMealType, type MealType } from "#domain/nutrition/meal-type.ts";
import { nowMs } from "../../time/clock.ts";

/** What people eat at this hour, where they are. */
export function presentMealType(): MealType {
  return guessMealType(new Date(nowMs()).getHours());
}

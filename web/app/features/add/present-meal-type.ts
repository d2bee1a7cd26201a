import { guessMealType, type MealType } from "#domain/nutrition/meal-type.ts";
import { wallClockIn } from "#domain/time/calendar-day.ts";
import { nowMs } from "../../time/clock.ts";

/** What people eat at this hour, where they are. */
export function presentMealType(): MealType {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return guessMealType(wallClockIn(timeZone, new Date(nowMs())).hour);
}

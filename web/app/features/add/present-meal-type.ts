import { guessMealType, type MealType } from "#domain/nutrition/meal-type.ts";
import { wallClockIn } from "#domain/time/calendar-day.ts";
import { nowMs } from "../../time/clock.ts";
import { deviceTimeZone } from "../../time/device-time-zone.ts";

/** What people eat at this hour, where they are. */
export function presentMealType(): MealType {
  return guessMealType(wallClockIn(deviceTimeZone(), new Date(nowMs())).hour);
}

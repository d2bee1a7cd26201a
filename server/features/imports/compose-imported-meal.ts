import { usualTimes } from "#domain/nutrition/meal-type.ts";
import { composeMeal } from "#domain/nutrition/saved-food.ts";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import { sameTimeOn } from "#domain/time/calendar-day.ts";
import { nameOfParts } from "../add/resolve-items.ts";
import { newMealDefaults } from "../meals/meal-row.ts";
import type { FoodRow } from "./reading/read-row.ts";

interface Storing {
  readonly id: string;
  /** Where the person is: the files of other products have no time zone. */
  readonly timeZone: string;
  readonly now: Date;
}

/** Composes a meal from foods of one day and meal type. */
export function composeImportedMeal(
  foods: readonly [FoodRow, ...FoodRow[]],
  { id, timeZone, now }: Storing,
): SavedMeal {
  const [{ day, mealType }] = foods;
  const times = foods.flatMap(({ time }) => time ?? []).sort();
  const clock = new Date(`${day}T${times[0] ?? usualTimes[mealType]}:00Z`);
  const eatenAt = sameTimeOn({ day, timeZone, like: clock, likeZone: "UTC" });
  const parts = foods.map(({ food }) => ({ kind: "figures" as const, food }));
  return {
    ...newMealDefaults,
    ...composeMeal(parts),
    id,
    day,
    timeZone,
    eatenAt: eatenAt > now ? now : eatenAt,
    name: nameOfParts(parts),
    mealType,
  };
}

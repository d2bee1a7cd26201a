import type { Meal } from "#contract/shapes/meals.ts";
import { type EnergyUnit, fromKcal, toKcal } from "#domain/nutrition/energy-unit.ts";
import { roundToTotal } from "#domain/nutrition/round-to-total.ts";

/** The calories beside the foods add up to the meal's, as they are read in the unit. */
export function foodsWithAddingUpCalories({ foods, calories }: Meal, unit: EnergyUnit): Meal["foods"] {
  const rounded = roundToTotal(
    foods.map((food) => fromKcal(food.calories, unit)),
    fromKcal(calories, unit),
  );
  return foods.map((food, at) => ({ ...food, calories: toKcal(rounded[at] ?? 0, unit) }));
}

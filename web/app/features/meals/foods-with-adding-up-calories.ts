import type { Meal } from "#contract/shapes/meals.ts";
import { roundToTotal } from "#domain/nutrition/round-to-total.ts";

/** The calories beside the foods add up to the meal's. */
export function foodsWithAddingUpCalories({ foods, calories }: Meal): Meal["foods"] {
  const rounded = roundToTotal(
    foods.map((food) => food.calories),
    calories,
  );
  return foods.map((food, at) => ({ ...food, calories: rounded[at] ?? food.calories }));
}

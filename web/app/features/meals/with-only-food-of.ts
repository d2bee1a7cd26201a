import type { Meal } from "#contract/shapes/meals.ts";
import { macronutrientNames } from "#domain/nutrition/nutrients.ts";

/** As the server will answer it: a meal of one food, with so many grams of it. */
export function withOnlyFoodOf(meal: Meal, grams: number): Meal {
  const [food] = meal.foods;
  if (!food || food.grams <= 0) return meal;
  const factor = grams / food.grams;
  const figures = Object.fromEntries(macronutrientNames.map((name) => [name, food[name] * factor]));
  const rounded = Object.fromEntries(macronutrientNames.map((name) => [name, meal[name] * factor]));
  return { ...meal, ...rounded, quantity: grams, foods: [{ ...food, ...figures, grams }] };
}

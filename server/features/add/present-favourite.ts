import { toMealPart } from "#domain/nutrition/change-grams.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { composeMeal } from "#domain/nutrition/saved-food.ts";
import type { Favourite } from "./favourites-table.ts";

/** With the figures that a meal of it would have now. */
export function presentFavourite({ id, name, foods }: Favourite, findFood: FindFood) {
  const figures = composeMeal(foods.map((food, at) => toMealPart(food, at, findFood)));
  const { quantityGrams: grams, calories, protein, carbs, fat, fiber } = figures;
  return { id, name, grams, calories, protein, carbs, fat, fiber, foods: [...figures.foods] };
}

import { takeShare, toMealPart } from "./change-grams.ts";
import type { FindFood } from "./edit-food.ts";
import { composeMeal, type MealPart, type SavedFigures, type SavedFood } from "./saved-food.ts";

/** `FoodSource.table` of a dish that was made by a recipe of the person's own; its ingredients name their tables. */
export const recipeTable = "Your recipe";

export interface Recipe {
  readonly id: string;
  readonly name: string;
  readonly servings: number;
  /** Weight of the finished dish; null: that of its ingredients. */
  readonly cookedGrams: number | null;
  readonly ingredients: readonly SavedFood[];
}

/** The figures of the whole dish, by the present rows of its ingredients. */
export function recipeFigures({ ingredients }: Recipe, findFood: FindFood): SavedFigures {
  return composeMeal(ingredients.map((food, at) => toMealPart(food, at, findFood)));
}

/** The weight of the whole dish. */
export function recipeGrams({
  cookedGrams,
  ingredients,
}: Pick<Recipe, "cookedGrams" | "ingredients">): number {
  return cookedGrams ?? ingredients.reduce((sum, { grams }) => sum + grams, 0);
}

/**
 * This many grams of the finished dish: the same share of every ingredient. Cooking changes the weight only; nutrients count as
 * fully retained, as in the table's own dishes.
 */
export function eatenRecipe(recipe: Recipe, grams: number, findFood: FindFood): MealPart {
  const share = grams / recipeGrams(recipe);
  const { id, name, ingredients } = recipe;
  const parts = ingredients.map((food, at) => toMealPart(takeShare(food, share), at, findFood));
  const { calories, protein, carbs, fat, fiber, foods } = composeMeal(parts);
  const source = { table: recipeTable, code: id, description: name };
  const food = { name, grams, calories, protein, carbs, fat, fiber, source, ingredients: foods };
  return { kind: "recipe", food, parts };
}

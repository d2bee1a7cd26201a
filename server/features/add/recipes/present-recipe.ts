import { toMealPart } from "#domain/nutrition/change-grams.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { recipeFigures, recipeGrams } from "#domain/nutrition/recipe.ts";
import { macronutrientsOfParts } from "#domain/nutrition/saved-food.ts";
import type { StoredRecipe } from "./recipes-table.ts";

/** A recipe for lists, without its ingredients. */
export function presentSummary(recipe: StoredRecipe, findFood: FindFood) {
  const { id, name, servings, revision } = recipe;
  const parts = recipe.ingredients.map((food, at) => toMealPart(food, at, findFood));
  return { id, name, servings, grams: recipeGrams(recipe), ...macronutrientsOfParts(parts), revision };
}

export function presentRecipe(recipe: StoredRecipe, findFood: FindFood) {
  const { id, name, servings, cookedGrams, revision } = recipe;
  const { calories, protein, carbs, fat, fiber, foods } = recipeFigures(recipe, findFood);
  const macros = { calories, protein, carbs, fat, fiber };
  const grams = recipeGrams(recipe);
  return { id, name, servings, grams, ...macros, revision, cookedGrams, ingredients: [...foods] };
}

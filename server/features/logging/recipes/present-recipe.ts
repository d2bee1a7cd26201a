import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { recipeFigures, recipeGrams } from "#domain/nutrition/recipe.ts";
import type { StoredRecipe } from "./recipes-table.ts";

export function presentRecipe(recipe: StoredRecipe, findFood: FindFood) {
  const { id, name, servings, cookedGrams, revision } = recipe;
  const { calories, protein, carbs, fat, fiber, foods } = recipeFigures(recipe, findFood);
  const macros = { calories, protein, carbs, fat, fiber };
  const grams = recipeGrams(recipe);
  return { id, name, servings, grams, ...macros, revision, cookedGrams, ingredients: [...foods] };
}

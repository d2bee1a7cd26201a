import { endpoint } from "../endpoint.ts";
import { scanRequestTimeoutMs } from "../limits.ts";
import {
  ingredientList,
  newRecipe,
  readIngredients,
  recipe,
  recipeChange,
  recipeParams,
  recipeSummaries,
} from "../shapes/recipes.ts";

export const listRecipes = endpoint({
  method: "GET",
  path: "/api/recipes",
  access: "user",
  token: "read",
  summary: "The caller's recipes, by name",
  answer: recipeSummaries,
});
export const getRecipe = endpoint({
  method: "GET",
  path: "/api/recipes/:id",
  access: "user",
  summary: "A recipe of the caller's, with its ingredients",
  params: recipeParams,
  answer: recipe,
  failures: ["recipe_not_found"],
});
export const addRecipe = endpoint({
  method: "POST",
  path: "/api/recipes",
  access: "user",
  summary: "Add a recipe; its figures are the sum of its ingredients",
  body: newRecipe,
  answer: recipe,
  status: 201,
  isIdempotent: true,
  failures: ["food_not_found", "recipe_limit_exceeded"],
});
export const changeRecipe = endpoint({
  method: "PUT",
  path: "/api/recipes/:id",
  access: "user",
  summary: "Replace a recipe, unless it was changed after the given revision; saved meals keep their figures",
  params: recipeParams,
  body: recipeChange,
  answer: recipe,
  failures: ["amount_too_large", "recipe_changed", "recipe_not_found", "food_not_found"],
});
export const deleteRecipe = endpoint({
  method: "DELETE",
  path: "/api/recipes/:id",
  access: "user",
  summary: "Delete a recipe; saved meals and favourites keep it",
  params: recipeParams,
  failures: ["recipe_not_found"],
});
export const readIngredientList = endpoint({
  method: "POST",
  path: "/api/recipes/read-list",
  access: "user",
  summary: "Read a pasted list of ingredients, a line each; costs no scan and stores nothing",
  body: ingredientList,
  answer: readIngredients,
  failures: ["too_many_ingredients", "ingredient_line_too_long"],
  timeoutMs: scanRequestTimeoutMs,
});

import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { foodSearchMaxResults } from "../limits.ts";
import {
  foodIngredients,
  foodIngredientsQuery,
  foodSearchQuery,
  foundFood,
  householdSizes,
  householdSizesQuery,
} from "../shapes/foods.ts";

export const searchFoods = endpoint({
  method: "GET",
  path: "/api/foods/search",
  access: "visitor",
  token: "read",
  summary: "Find foods of the composition table by name",
  query: foodSearchQuery,
  answer: z.array(foundFood).check(z.maxLength(foodSearchMaxResults)),
});
export const listFoodIngredients = endpoint({
  method: "GET",
  path: "/api/foods/ingredients",
  access: "visitor",
  token: "read",
  summary: "What a standard recipe of the table is made of, in the language asked for",
  query: foodIngredientsQuery,
  answer: foodIngredients,
  failures: ["food_not_found"],
});
export const listHouseholdSizes = endpoint({
  method: "GET",
  path: "/api/foods/sizes",
  access: "visitor",
  token: "read",
  summary: "What a food of the table can be measured in besides grams, where the caller lives",
  query: householdSizesQuery,
  answer: householdSizes,
  failures: ["food_not_found"],
});

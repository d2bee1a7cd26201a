import { endpoint } from "../endpoint.ts";
import {
  copiedDay,
  copiedMeals,
  favourite,
  favouriteParams,
  favourites,
  newFavourite,
  newMeal,
  ownFood,
  ownFoodFields,
  ownFoodParams,
  ownFoods,
  usualEntries,
  usualEntryChange,
  usualQuery,
} from "../shapes/add.ts";
import { meal } from "../shapes/meals.ts";

export const logMeal = endpoint({
  method: "POST",
  path: "/api/meals",
  access: "user",
  token: "write",
  summary: "Save a meal of foods that are known already; costs no scan",
  body: newMeal,
  answer: meal,
  status: 201,
  isIdempotent: true,
  failures: [
    "amount_too_large",
    "daily_meal_limit_exceeded",
    "date_in_future",
    "favourite_not_found",
    "food_not_found",
    "invalid_barcode",
    "meal_not_found",
    "product_not_found",
    "recipe_not_found",
    "too_many_foods",
  ],
});
export const copyDay = endpoint({
  method: "POST",
  path: "/api/meals/copy-day",
  access: "user",
  token: "write",
  summary: "Save all meals of one day once more on another; the answer is the new meals",
  body: copiedDay,
  answer: copiedMeals,
  status: 201,
  isIdempotent: true,
  failures: ["daily_meal_limit_exceeded", "date_in_future"],
});
export const listUsual = endpoint({
  method: "GET",
  path: "/api/meals/usual",
  access: "user",
  token: "read",
  isCostly: true,
  summary: "The meals and foods that the caller eats most at a time of day, and the last meals",
  query: usualQuery,
  answer: usualEntries,
});
export const changeUsual = endpoint({
  method: "PUT",
  path: "/api/meals/usual",
  access: "user",
  token: "write",
  summary:
    "Take an entry out of the lists of what is eaten until it is logged anew, or put it back; meals stay",
  body: usualEntryChange,
  failures: ["meal_not_found", "food_not_found"],
});
export const listOwnFoods = endpoint({
  method: "GET",
  path: "/api/foods/own",
  access: "user",
  token: "read",
  summary: "The caller's own foods, by name",
  answer: ownFoods,
});
export const addOwnFood = endpoint({
  method: "POST",
  path: "/api/foods/own",
  access: "user",
  token: "write",
  summary: "Add a food of one's own",
  body: ownFoodFields,
  answer: ownFood,
  status: 201,
  isIdempotent: true,
  failures: ["own_food_limit_exceeded"],
});
export const changeOwnFood = endpoint({
  method: "PUT",
  path: "/api/foods/own/:id",
  access: "user",
  token: "write",
  summary: "Replace a food of one's own; saved meals keep their figures",
  params: ownFoodParams,
  body: ownFoodFields,
  answer: ownFood,
  failures: ["food_not_found"],
});
export const deleteOwnFood = endpoint({
  method: "DELETE",
  path: "/api/foods/own/:id",
  access: "user",
  token: "write",
  summary: "Delete a food of one's own; saved meals keep it",
  params: ownFoodParams,
  failures: ["food_not_found"],
});
export const listFavourites = endpoint({
  method: "GET",
  path: "/api/favourites",
  access: "user",
  token: "read",
  isCostly: true,
  summary: "The caller's favourites, newest first",
  answer: favourites,
});
export const addFavourite = endpoint({
  method: "POST",
  path: "/api/favourites",
  access: "user",
  token: "write",
  summary: "Keep foods under a name, to be logged again",
  body: newFavourite,
  answer: favourite,
  status: 201,
  isIdempotent: true,
  failures: [
    "favourite_limit_exceeded",
    "food_not_found",
    "invalid_barcode",
    "meal_not_found",
    "product_not_found",
    "recipe_not_found",
    "favourite_not_found",
    "too_many_foods",
    "amount_too_large",
  ],
});
export const deleteFavourite = endpoint({
  method: "DELETE",
  path: "/api/favourites/:id",
  access: "user",
  token: "write",
  summary: "Delete a favourite",
  params: favouriteParams,
  failures: ["favourite_not_found"],
});

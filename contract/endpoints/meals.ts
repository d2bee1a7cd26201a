import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { exportTimeoutMs, mealsPerDayMax, scanRequestTimeoutMs } from "../limits.ts";
import {
  dailySummary,
  dayRequest,
  logAgainRequest,
  meal,
  mealChanges,
  mealCorrection,
  mealExport,
  mealParams,
  mealSplit,
  picturesOfDay,
  picturesQuery,
  splitMeals,
  undoneChange,
} from "../shapes/meals.ts";
import { calendarDay } from "../shapes/primitives.ts";

export const listMeals = endpoint({
  method: "POST",
  path: "/api/meals/list",
  access: "user",
  token: "read",
  summary: "The meals of one of the caller's days, newest first; `after` continues",
  body: dayRequest,
  answer: z.array(meal).check(z.maxLength(mealsPerDayMax)),
  failures: ["meal_not_found"],
});
export const deleteMeal = endpoint({
  method: "DELETE",
  path: "/api/meals/:id",
  access: "user",
  token: "write",
  summary: "Delete a saved meal",
  params: mealParams,
  failures: ["meal_not_found"],
});
export const listMealPictures = endpoint({
  method: "GET",
  path: "/api/meals/pictures",
  access: "user",
  summary: "The small pictures of the meals of one of the caller's days; none unless the caller keeps them",
  query: picturesQuery,
  answer: picturesOfDay,
});
export const deleteMealPicture = endpoint({
  method: "DELETE",
  path: "/api/meals/:id/picture",
  access: "user",
  summary: "Delete the small picture of a meal, and keep the meal",
  params: mealParams,
  failures: ["meal_not_found"],
});
export const editMeal = endpoint({
  method: "PATCH",
  path: "/api/meals/:id",
  access: "user",
  token: "write",
  summary: "Change a saved meal's name, foods or time; the answer is the meal anew",
  params: mealParams,
  body: mealChanges,
  answer: meal,
  failures: [
    "amount_too_large",
    "daily_meal_limit_exceeded",
    "date_in_future",
    "food_has_no_weight",
    "food_not_found",
    "meal_changed",
    "meal_needs_a_food",
    "meal_not_found",
    "too_many_foods",
  ],
});
export const correctMeal = endpoint({
  method: "POST",
  path: "/api/meals/:id/correct",
  access: "user",
  summary: "Correct a saved meal in words; costs no scan",
  params: mealParams,
  body: mealCorrection,
  answer: meal,
  failures: [
    "amount_too_large",
    "correction_changes_nothing",
    "correction_not_understood",
    "meal_changed",
    "meal_not_found",
    "empty_text",
    "note_too_long",
    "food_not_found",
    "meal_needs_a_food",
    "too_many_foods",
    "analysis_failed",
    "analysis_timed_out",
  ],
  timeoutMs: scanRequestTimeoutMs,
});
export const splitMeal = endpoint({
  method: "POST",
  path: "/api/meals/:id/split",
  access: "user",
  summary: "Move some foods of a saved meal into a meal of their own",
  params: mealParams,
  body: mealSplit,
  answer: splitMeals,
  isIdempotent: true,
  failures: [
    "daily_meal_limit_exceeded",
    "meal_needs_a_food",
    "meal_not_found",
    "food_not_found",
    "date_in_future",
    "meal_changed",
  ],
});
export const undoMealChange = endpoint({
  method: "POST",
  path: "/api/meals/:id/undo",
  access: "user",
  summary: "Take back the last change of a saved meal",
  params: mealParams,
  body: undoneChange,
  answer: meal,
  failures: ["meal_not_found", "nothing_to_undo", "meal_changed"],
});
export const logMealAgain = endpoint({
  method: "POST",
  path: "/api/meals/:id/log-again",
  access: "user",
  token: "write",
  summary: "Save the same meal once more, now or on another day",
  params: mealParams,
  body: logAgainRequest,
  answer: meal,
  status: 201,
  isIdempotent: true,
  failures: ["daily_meal_limit_exceeded", "date_in_future", "meal_not_found"],
});
export const exportMeals = endpoint({
  method: "GET",
  path: "/api/meals/export.csv",
  access: "pro",
  token: "read",
  summary:
    "Every food of the caller's saved meals, a row each (UTF-8 with BOM, RFC 4180; decimal comma and semicolons on request)",
  query: mealExport,
  download: { type: "text/csv; charset=utf-8" },
  timeoutMs: exportTimeoutMs,
  failures: ["range_reversed"],
});
export const getDailySummary = endpoint({
  method: "GET",
  path: "/api/dailySummaries",
  access: "user",
  token: "read",
  summary: "What was eaten on a day (today unless given), beside the goals",
  query: z.strictObject({ date: z.optional(calendarDay), with: z.optional(z.literal("micronutrients")) }),
  answer: dailySummary,
});

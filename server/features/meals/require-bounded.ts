import { foodFigureMax } from "#domain/nutrition/meal-limits.ts";
import { macronutrientNames } from "#domain/nutrition/nutrients.ts";
import type { SavedFood } from "#domain/nutrition/saved-food.ts";
import { AppError } from "../../core/app-error.ts";

/**
 * Checks all figures of foods that are to be stored, and of their ingredients: multiplied often enough, a figure becomes infinite.
 * Throws `amount_too_large`.
 */
export function requireBounded(foods: readonly SavedFood[]): void {
  for (const food of foods) {
    const { grams, micronutrients = {}, toLimit = {}, ingredients = [] } = food;
    const macros = macronutrientNames.map((name) => food[name]);
    const figures = [grams, ...macros, ...Object.values(micronutrients), ...Object.values(toLimit)];
    if (!figures.every(isBounded)) throw new AppError("amount_too_large");
    requireBounded(ingredients);
  }
}

function isBounded(figure = 0): boolean {
  return figure >= 0 && figure <= foodFigureMax;
}

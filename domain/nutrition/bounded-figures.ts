import { foodFigureMax } from "./meal-limits.ts";
import { macronutrientNames } from "./nutrients.ts";
import type { SavedFood } from "./saved-food.ts";

/** Whether all figures of the foods, and of their ingredients, are numbers that can be kept and added up. */
export function areFiguresBounded(foods: readonly SavedFood[]): boolean {
  return foods.every((food) => {
    const { grams, micronutrients = {}, toLimit = {}, ingredients = [] } = food;
    const macros = macronutrientNames.map((name) => food[name]);
    const figures = [grams, ...macros, ...Object.values(micronutrients), ...Object.values(toLimit)];
    return figures.every(isBounded) && areFiguresBounded(ingredients);
  });
}

function isBounded(figure = 0): boolean {
  return figure >= 0 && figure <= foodFigureMax;
}

import type { FindFood } from "./edit-food.ts";
import { hasOnlyOwnFigures } from "./entered-food.ts";
import { importedFrom } from "./imported-food.ts";
import { roundToHundredth, roundToTenth } from "./meal-totals.ts";
import { eachMicronutrient, type Macronutrients, type Micronutrients } from "./nutrients.ts";
import {
  composeMeal,
  type MealPart,
  type SavedFigures,
  type SavedFood,
  singleParts,
  toAnalysedFood,
} from "./saved-food.ts";

/** The food with its row of the table where it still has one. */
export function toMealPart(food: SavedFood, at: number, findFood: FindFood): MealPart {
  const { ingredients } = food;
  if (ingredients)
    return {
      kind: "recipe",
      food,
      parts: ingredients.map((each, index) => toMealPart(each, index, findFood)),
    };
  const found = findFood(food.source.table, food.source.code);
  return found ? { kind: "row", food: toAnalysedFood(food, at, found) } : { kind: "figures", food };
}

/**
 * The meal with these foods, its figures from the table; foods of the person's own have theirs. When another row is no longer in
 * the table, the figures are the sum of the foods', and the micronutrients scale with the meal's grams.
 */
export function recomposeMeal(
  meal: SavedFigures,
  foods: readonly SavedFood[],
  findFood: FindFood,
): SavedFigures {
  const parts = foods.map((food, at) => toMealPart(food, at, findFood));
  const isComplete = singleParts(parts).every((part) => part.kind === "row" || hasOwnFigures(part.food));
  return isComplete ? composeMeal(parts) : scaleFigures(meal, foods);
}

/** Whether the food's figures belong to no table: they scale with its grams, whatever happens to the tables. */
function hasOwnFigures(food: SavedFood): boolean {
  return hasOnlyOwnFigures(food) || importedFrom(food) !== undefined;
}

/** Figures in proportion to the grams; what weighs nothing keeps its figures. */
export function scaleFood(food: SavedFood, grams: number): SavedFood {
  return food.grams > 0 ? { ...takeShare(food, grams / food.grams), grams } : food;
}

/** The food times `factor`, whether or not its weight is known. */
export function takeShare(food: SavedFood, factor: number): SavedFood {
  return {
    ...food,
    grams: food.grams * factor,
    calories: Math.round(food.calories * factor),
    protein: roundToTenth(food.protein * factor),
    carbs: roundToTenth(food.carbs * factor),
    fat: roundToTenth(food.fat * factor),
    fiber: roundToTenth(food.fiber * factor),
    ...(food.micronutrients && { micronutrients: scaleKnown(food.micronutrients, factor) }),
    ...(food.toLimit && { toLimit: scaleKnown(food.toLimit, factor) }),
    ...(food.ingredients && {
      ingredients: food.ingredients.map((each) => takeShare(each, factor)),
    }),
  };
}

function scaleKnown<Known extends { readonly [Name in keyof Known]?: number | undefined }>(
  known: Known,
  factor: number,
): Known {
  const scaled = Object.entries<number | undefined>(known).map(([name, amount]) => [
    name,
    amount && roundToHundredth(amount * factor),
  ]);
  // Safe: the names are those of the object itself.
  return Object.fromEntries(scaled) as unknown as Known;
}

function scaleFigures(meal: SavedFigures, foods: readonly SavedFood[]): SavedFigures {
  const sum = (name: "grams" | keyof Macronutrients) =>
    roundToTenth(foods.reduce((total, food) => total + food[name], 0));
  const quantityGrams = sum("grams");
  const factor = meal.quantityGrams > 0 ? quantityGrams / meal.quantityGrams : 1;
  return {
    quantityGrams,
    calories: Math.round(sum("calories")),
    protein: sum("protein"),
    carbs: sum("carbs"),
    fat: sum("fat"),
    fiber: sum("fiber"),
    nutriScore: meal.nutriScore,
    micronutrients: scaleMicronutrients(meal.micronutrients, factor),
    foods,
  };
}

function scaleMicronutrients(micronutrients: Micronutrients, factor: number): Micronutrients {
  return eachMicronutrient((name) => {
    const amount = micronutrients[name];
    return amount === null ? null : roundToHundredth(amount * factor);
  });
}

import type { FindFood, TableFood } from "./edit-meal.ts";
import type { AnalysedFood, FoodSource, MealTotals } from "./meal-analysis.ts";
import { foodFigures, totalsOf } from "./meal-totals.ts";
import { eachMicronutrient, type Macronutrients, type Micronutrients } from "./nutrients.ts";

/** A food of a saved meal, in kcal and g. */
export interface SavedFood extends Macronutrients {
  readonly name: string;
  readonly grams: number;
  readonly source: FoodSource;
}

export type SavedFigures = Macronutrients &
  Pick<MealTotals, "quantityGrams" | "nutriScore" | "micronutrients"> & {
    readonly foods: readonly SavedFood[];
  };

/** `position` is the index of the food in the meal. */
export interface GramsChange {
  readonly position: number;
  readonly grams: number;
}

export interface MealWithNewGrams extends SavedFigures {
  /** The foods as table rows; undefined when the table lacks any of them. */
  readonly rows: readonly AnalysedFood[] | undefined;
}

function toAnalysedFood(food: SavedFood, at: number, found: TableFood): AnalysedFood {
  const { source, per100Grams, nutriScoreClass, hasNonNutritiveSweeteners = false } = found;
  return {
    id: `food-${at + 1}`,
    name: food.name,
    grams: food.grams,
    source,
    per100Grams,
    nutriScoreClass,
    hasNonNutritiveSweeteners,
    confidence: 1,
    energyUncertainty: 0,
    portionUncertainty: 0,
    candidates: [],
  };
}

/** Undefined when the table lacks any of the foods. */
export function findRows(foods: readonly SavedFood[], findFood: FindFood): AnalysedFood[] | undefined {
  const rows = foods.flatMap((food, at) => {
    const found = findFood(food.source.table, food.source.code);
    return found ? [toAnalysedFood(food, at, found)] : [];
  });
  return rows.length === foods.length ? rows : undefined;
}

/**
 * Recomputes the meal from the table with the new grams. When a row is no longer in the table, each food's figures scale
 * with its grams and the micronutrients with the meal's total. Undefined when a position is out of range.
 */
export function changeGrams(
  meal: SavedFigures,
  changes: readonly GramsChange[],
  findFood: FindFood,
): MealWithNewGrams | undefined {
  const gramsAt = new Map(changes.map(({ position, grams }) => [position, grams]));
  if (changes.some(({ position }) => meal.foods[position] === undefined)) return undefined;
  const foods = meal.foods.map((food, at) => scaleFood(food, gramsAt.get(at) ?? food.grams));
  const rows = findRows(foods, findFood);
  if (!rows) return { ...scaleFigures(meal, foods), rows };
  const { quantityGrams, calories, protein, carbs, fat, fiber, nutriScore, micronutrients } = totalsOf({
    foods: rows,
  });
  return {
    quantityGrams,
    calories,
    protein,
    carbs,
    fat,
    fiber,
    nutriScore,
    micronutrients,
    foods: foods.map((food, at) => ({ ...food, ...(rows[at] && foodFigures(rows[at])) })),
    rows,
  };
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function scaleFood(food: SavedFood, grams: number): SavedFood {
  const factor = food.grams > 0 ? grams / food.grams : 1;
  return {
    ...food,
    grams,
    calories: Math.round(food.calories * factor),
    protein: roundToTenth(food.protein * factor),
    carbs: roundToTenth(food.carbs * factor),
    fat: roundToTenth(food.fat * factor),
    fiber: roundToTenth(food.fiber * factor),
  };
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
    return amount === null ? null : Math.round(amount * factor * 100) / 100;
  });
}

/** domain/nutrition: a food of a saved meal, and its grams changed after the fact. */
import type { FindFood, TableFood } from "./edit-meal.ts";
import type { AnalysedFood, FoodSource, MealTotals } from "./meal-analysis.ts";
import { foodFigures, totalsOf } from "./meal-totals.ts";
import { eachMicronutrient, type Macronutrients, type Micronutrients } from "./nutrients.ts";

/** As it is stored: g, kcal, and where the figures come from. */
export interface SavedFood extends Macronutrients {
  readonly name: string;
  readonly grams: number;
  readonly source: FoodSource;
}

export type SavedFigures = Macronutrients &
  Pick<MealTotals, "quantityGrams" | "nutriScore" | "micronutrients"> & {
    readonly foods: readonly SavedFood[];
  };

/** What changes: a food by its position in the meal, and its new grams. */
export interface GramsChange {
  readonly position: number;
  readonly grams: number;
}

export interface RegrammedMeal extends SavedFigures {
  /** The foods as rows of the table; undefined where the table has not all of them (any more). */
  readonly rows: readonly AnalysedFood[] | undefined;
}

function rowOf(food: SavedFood, at: number, found: TableFood): AnalysedFood {
  const { source, per100Grams, nutriScoreClass, hasNonNutritiveSweeteners = false } = found;
  return {
    ...{ id: `food-${at + 1}`, name: food.name, grams: food.grams },
    ...{ source, per100Grams, nutriScoreClass, hasNonNutritiveSweeteners },
    ...{ confidence: 1, energyUncertainty: 0, portionUncertainty: 0, candidates: [] },
  };
}

/** The foods as rows of the table; undefined where it has not all of them. */
export function rowsOf(foods: readonly SavedFood[], findFood: FindFood): AnalysedFood[] | undefined {
  const rows = foods.flatMap((food, at) => {
    const found = findFood(food.source.table, food.source.code);
    return found ? [rowOf(food, at, found)] : [];
  });
  return rows.length === foods.length ? rows : undefined;
}

/**
 * The meal with other grams, worked out again from the table. Where a row has left the table, figures go with the grams,
 * and micronutrients with the whole. Undefined where a position names no food.
 */
export function changeGrams(
  meal: SavedFigures,
  changes: readonly GramsChange[],
  findFood: FindFood,
): RegrammedMeal | undefined {
  const gramsAt = new Map(changes.map(({ position, grams }) => [position, grams]));
  if (changes.some(({ position }) => meal.foods[position] === undefined)) return undefined;
  const foods = meal.foods.map((food, at) => scaledFood(food, gramsAt.get(at) ?? food.grams));
  const rows = rowsOf(foods, findFood);
  if (!rows) return { ...scaledFigures(meal, foods), rows };
  const { quantityGrams, calories, protein, carbs, fat, fiber, nutriScore, micronutrients } = totalsOf({
    foods: rows,
  });
  return {
    ...{ quantityGrams, calories, protein, carbs, fat, fiber, nutriScore, micronutrients },
    foods: foods.map((food, at) => ({ ...food, ...(rows[at] && foodFigures(rows[at])) })),
    rows,
  };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function scaledFood(food: SavedFood, grams: number): SavedFood {
  const factor = food.grams > 0 ? grams / food.grams : 1;
  return {
    ...food,
    grams,
    calories: Math.round(food.calories * factor),
    protein: tenth(food.protein * factor),
    carbs: tenth(food.carbs * factor),
    fat: tenth(food.fat * factor),
    fiber: tenth(food.fiber * factor),
  };
}

function scaledFigures(meal: SavedFigures, foods: readonly SavedFood[]): SavedFigures {
  const sum = (name: "grams" | keyof Macronutrients) =>
    tenth(foods.reduce((total, food) => total + food[name], 0));
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
    micronutrients: scaledMicronutrients(meal.micronutrients, factor),
    foods,
  };
}

function scaledMicronutrients(micronutrients: Micronutrients, factor: number): Micronutrients {
  return eachMicronutrient((name) => {
    const amount = micronutrients[name];
    return amount === null ? null : Math.round(amount * factor * 100) / 100;
  });
}

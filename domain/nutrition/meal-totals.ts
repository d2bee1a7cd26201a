import { calorieRangeOf } from "./calorie-range.ts";
import type { AnalysedFood, MealTotals } from "./meal-analysis.ts";
import { mealNutriScoreOf } from "./meal-nutri-score.ts";
import {
  eachMicronutrient,
  type MacronutrientName,
  type Macronutrients,
  type MicronutrientName,
} from "./nutrients.ts";

/** Decimal places: whole kcal, tenths of a gram, hundredths of a micronutrient's unit. */
const digits = { calories: 0, grams: 1, micronutrients: 2 } as const;

function roundTo(value: number, digitsKept: number): number {
  const factor = 10 ** digitsKept;
  return Math.round(value * factor) / factor;
}

export function roundToTenth(value: number): number {
  return roundTo(value, digits.grams);
}

export function roundToHundredth(value: number): number {
  return roundTo(value, digits.micronutrients);
}

/** g of each, to tenths. */
export function roundMacros({ protein, carbs, fat, fiber }: Omit<Macronutrients, "calories">) {
  return {
    protein: roundToTenth(protein),
    carbs: roundToTenth(carbs),
    fat: roundToTenth(fat),
    fiber: roundToTenth(fiber),
  };
}

/** kcal or g of one macronutrient, unrounded. */
function amountIn(food: AnalysedFood, name: MacronutrientName): number {
  return (food.per100Grams[name] * food.grams) / 100;
}

function sum(foods: readonly AnalysedFood[], amount: (food: AnalysedFood) => number): number {
  return foods.reduce((total, food) => total + amount(food), 0);
}

export function macronutrientsOf(foods: readonly AnalysedFood[]): Macronutrients {
  const total = (name: MacronutrientName) => {
    const kept = name === "calories" ? digits.calories : digits.grams;
    return roundTo(
      sum(foods, (food) => amountIn(food, name)),
      kept,
    );
  };
  return {
    calories: total("calories"),
    protein: total("protein"),
    carbs: total("carbs"),
    fat: total("fat"),
    fiber: total("fiber"),
  };
}

/** kcal and g of one food, rounded like the meal's totals. */
export function foodFigures(food: AnalysedFood): Macronutrients {
  return macronutrientsOf([food]);
}

/** A lower bound: foods with an unknown value count as 0. Null when the value is unknown for every food. */
export function micronutrientIn(foods: readonly AnalysedFood[], name: MicronutrientName): number | null {
  if (countKnown(foods, name) === 0) return null;
  const total = sum(foods, (food) => ((food.per100Grams.micronutrients[name] ?? 0) * food.grams) / 100);
  return roundTo(total, digits.micronutrients);
}

function countKnown(foods: readonly AnalysedFood[], name: MicronutrientName): number {
  return foods.filter((food) => food.per100Grams.micronutrients[name] !== null).length;
}

export function totalsOf(meal: { readonly foods: readonly AnalysedFood[] }): MealTotals {
  const { foods } = meal;
  return {
    ...macronutrientsOf(foods),
    quantityGrams: roundTo(
      sum(foods, (food) => food.grams),
      digits.grams,
    ),
    nutriScore: mealNutriScoreOf(foods),
    range: calorieRangeOf(foods),
    micronutrients: eachMicronutrient((name) => micronutrientIn(foods, name)),
    micronutrientsKnownFor: eachMicronutrient((name) => countKnown(foods, name)),
  };
}

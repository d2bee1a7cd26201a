import { kcalOfMacros, kcalPerGram } from "#domain/nutrition/energy-factors.ts";
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import { isBeverage } from "#domain/nutrition/nutri-score.ts";
import { saltGramsOf } from "#domain/nutrition/salt.ts";

const mostlyPlantsPercent = 60;
const ownSugarsPer100Grams = 5;

/** Below, what macronutrients leave of a drink's energy is rounding. g in 100 g */
const leastAlcoholPer100Grams = 1.5;

export type Amount = (food: AnalysedFood) => number;

export function totalOf(foods: readonly AnalysedFood[], amount: Amount): number {
  return foods.reduce((sum, food) => sum + amount(food), 0);
}

/** The food that gives most of something, by the name that the person knows it by. */
export function mainSource(foods: readonly AnalysedFood[], amount: Amount): string {
  return foods.reduce((most, food) => (amount(food) > amount(most) ? food : most)).name;
}

const per = (food: AnalysedFood, in100Grams: number) => (in100Grams * food.grams) / 100;
export const salt: Amount = (food) => per(food, saltGramsOf(food.per100Grams.sodiumMg));
export const saturatedFat: Amount = (food) => per(food, food.per100Grams.saturatedFat);
export const fruitAndVegetables: Amount = (food) => per(food, food.per100Grams.fruitVegetableLegumePercent);
/**
 * An estimate, as no table tells free sugars from others. Whole fruit has none (juice has: WHO counts it), and the
 * first 5 g in 100 g may be milk's lactose or a vegetable's own.
 */
export const freeSugars: Amount = (food) =>
  food.per100Grams.fruitVegetableLegumePercent >= mostlyPlantsPercent && !isBeverage(food.nutriScoreClass)
    ? 0
    : per(food, Math.max(0, food.per100Grams.sugars - ownSugarsPer100Grams));

/** The share of a drink's energy that its protein, fat and carbohydrate do not explain: the table states no alcohol. */
export const alcohol: Amount = ({ nutriScoreClass, per100Grams, grams }) => {
  if (!isBeverage(nutriScoreClass)) return 0;
  const in100Grams = (per100Grams.calories - kcalOfMacros(per100Grams)) / kcalPerGram.alcohol;
  return in100Grams < leastAlcoholPer100Grams ? 0 : (in100Grams * grams) / 100;
};

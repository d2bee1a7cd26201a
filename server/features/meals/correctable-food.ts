import type { FindFood } from "#domain/nutrition/edit-food.ts";
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import { eachMicronutrient } from "#domain/nutrition/nutrients.ts";
import { nutrientsToLimit } from "#domain/nutrition/nutrients-to-limit.ts";
import { sodiumMgOf } from "#domain/nutrition/salt.ts";
import { type SavedFood, toAnalysedFood } from "#domain/nutrition/saved-food.ts";

/** A saved food as corrections take it. One without a row of the table gets a row made of its own figures, so that words can name it. */
export function correctableFood(food: SavedFood, at: number, findFood: FindFood): AnalysedFood {
  const { source, grams, unknown = [], toLimit = {} } = food;
  const row = food.ingredients ? undefined : findFood(source.table, source.code);
  if (row) return toAnalysedFood(food, at, row);
  const per100 = (amount: number) => (grams > 0 ? (amount * 100) / grams : 0);
  const per100Grams = {
    calories: per100(food.calories),
    protein: per100(food.protein),
    carbs: per100(food.carbs),
    fat: per100(food.fat),
    fiber: per100(food.fiber),
    sugars: per100(toLimit.sugars ?? 0),
    saturatedFat: per100(toLimit.saturatedFat ?? 0),
    sodiumMg: sodiumMgOf(per100(toLimit.salt ?? 0)),
    fruitVegetableLegumePercent: 0,
    micronutrients: eachMicronutrient(() => null),
  };
  const analysed = toAnalysedFood(food, at, { source, per100Grams, nutriScoreClass: "general" });
  const details = { code: null, brand: null, unit: "g", servingGrams: grams, packGrams: null } as const;
  const unknownToLimit = nutrientsToLimit.filter((name) => toLimit[name] === undefined);
  // Not all that a score needs is stated.
  return { ...analysed, product: { ...details, unknown, unknownToLimit, isScored: false, doubts: [] } };
}

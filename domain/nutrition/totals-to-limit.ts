import type { FindFood } from "./edit-food.ts";
import { roundToHundredth } from "./meal-totals.ts";
import {
  amountsToLimit,
  eachToLimit,
  type KnownToLimit,
  type NutrientToLimit,
  type TotalsToLimit,
} from "./nutrients-to-limit.ts";
import { type SavedFood, sourcedFoods } from "./saved-food.ts";

/** What the total needs of a food that was eaten. */
export interface FoodToLimit {
  readonly source: { readonly table: string; readonly code: string };
  readonly grams: number;
  readonly toLimit?: KnownToLimit | null;
}

/** g; a food whose row the table no longer has counts as unknown. */
export function knownToLimit({ source, grams, toLimit }: FoodToLimit, findFood: FindFood): KnownToLimit {
  const row = findFood(source.table, source.code);
  return row ? amountsToLimit(row.per100Grams, grams) : (toLimit ?? {});
}

/** Of foods that have a source of their own. */
export function sumToLimit(foods: readonly FoodToLimit[], findFood: FindFood): TotalsToLimit {
  const known = foods.map((food) => knownToLimit(food, findFood));
  const amountsOf = (name: NutrientToLimit) => known.flatMap((amounts) => amounts[name] ?? []);
  return {
    foodCount: foods.length,
    amounts: eachToLimit((name) => {
      const amounts = amountsOf(name);
      return amounts.length === 0 ? null : roundToHundredth(amounts.reduce((sum, each) => sum + each, 0));
    }),
    knownFor: eachToLimit((name) => amountsOf(name).length),
  };
}

export function totalsToLimitOf(foods: readonly SavedFood[], findFood: FindFood): TotalsToLimit {
  return sumToLimit(sourcedFoods(foods), findFood);
}

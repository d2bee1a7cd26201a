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

/** g, to hundredths, so that sums do not depend on how foods are grouped; unknown of a food whose row the table no longer has. */
export function knownToLimitOf({ source, grams, toLimit }: SavedFood, findFood: FindFood): KnownToLimit {
  const row = findFood(source.table, source.code);
  if (!row) return toLimit ?? {};
  const amounts = amountsToLimit(row.per100Grams, grams);
  return eachToLimit((name) => roundToHundredth(amounts[name]));
}

export function totalsToLimitOf(foods: readonly SavedFood[], findFood: FindFood): TotalsToLimit {
  const known = sourcedFoods(foods).map((food) => knownToLimitOf(food, findFood));
  const amountsOf = (name: NutrientToLimit) => known.flatMap((amounts) => amounts[name] ?? []);
  return {
    foodCount: known.length,
    amounts: eachToLimit((name) => {
      const amounts = amountsOf(name);
      return amounts.length === 0 ? null : roundToHundredth(amounts.reduce((sum, each) => sum + each, 0));
    }),
    knownFor: eachToLimit((name) => amountsOf(name).length),
  };
}

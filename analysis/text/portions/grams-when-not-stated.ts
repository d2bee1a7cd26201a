/** Decides how much is meant where no amount is said. */
import type { FoodRow } from "#food/food-row.ts";
import { isInGroup } from "#food/portions/meal-groups.ts";
import { servingGrams, usualNumber, wholeGrams } from "#food/portions/servings.ts";
import { rowHasStatedMeasure } from "./best-portion.ts";
import type { ChosenPortion } from "./chosen-portion.ts";
import { gramsOfOne } from "./grams-of-one.ts";
import { inchesSaid, sizeFactorFor, sizeFactorOf } from "./size-factors.ts";
import type { StatedAmount } from "./stated-amount.ts";

/** "cookie": who names one of what is eaten singly had one. */
function numberOfSingular(row: FoodRow): number | undefined {
  return isInGroup(row, "one-if-singular") ? 1 : undefined;
}

/** A size that is listed below this share of a serving is of one of many: a small crisp. */
const leastShareOfServing = 0.15;

function isSizeOfMany(one: number, serving: number | undefined): boolean {
  return serving !== undefined && one < serving * leastShareOfServing;
}

export function gramsWhenNotStated(row: FoodRow, amount: StatedAmount): ChosenPortion {
  const { sizes, role, country, isPlural } = amount;
  const serving = servingGrams(row, role, country);
  const number = isPlural ? usualNumber(row, country) : numberOfSingular(row);
  if (number !== undefined) {
    const counted = { ...amount, quantity: { count: number, qualifiers: [], isSaid: true } };
    return { grams: number * gramsOfOne(row, counted), origin: "assumed" };
  }
  if (sizes.length === 0) return { grams: serving ?? gramsOfOne(row, amount), origin: "assumed" };
  // "large pizza": what is eaten in parts is a larger helping, not all of a larger one, unless it was measured: "12 inch pizza".
  const isInParts = wholeGrams(row, country) !== undefined && inchesSaid(sizes) === undefined;
  const one = gramsOfOne(row, amount);
  const isStated = rowHasStatedMeasure(row, amount) || inchesSaid(sizes) !== undefined;
  const isSized = !isInParts && isStated && !isSizeOfMany(one, serving);
  const grams =
    serving === undefined || isSized
      ? one
      : serving * (isInParts ? sizeFactorOf(sizes) : sizeFactorFor(row, sizes, amount));
  return { grams, origin: "counted" };
}

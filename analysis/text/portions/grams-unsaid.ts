/** Decides how much is meant where no amount is said. */
import type { FoodRow } from "#food/food-row.ts";
import { servingGrams, usualNumber } from "#food/portions/servings.ts";
import type { AmountSaid } from "./amount-said.ts";
import { rowHasStatedMeasure } from "./best-portion.ts";
import type { ChosenPortion } from "./chosen-portion.ts";
import { gramsOfOne } from "./grams-of-one.ts";
import { sizeFactorOf } from "./size-factors.ts";

export function gramsWhenNotStated(row: FoodRow, amount: AmountSaid): ChosenPortion {
  const { sizes, role, country, isPlural } = amount;
  const serving = servingGrams(row, role, country);
  const number = isPlural ? usualNumber(row, country) : undefined;
  if (number !== undefined) {
    const counted = { ...amount, quantity: { count: number, qualifiers: [], isSaid: true } };
    return { grams: number * gramsOfOne(row, counted), origin: "assumed" };
  }
  if (sizes.length === 0) return { grams: serving ?? gramsOfOne(row, amount), origin: "assumed" };
  const isSized = serving === undefined || rowHasStatedMeasure(row, amount);
  return { grams: isSized ? gramsOfOne(row, amount) : serving * sizeFactorOf(sizes), origin: "counted" };
}

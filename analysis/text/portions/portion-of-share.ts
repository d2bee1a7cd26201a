/** Weighs a share of what was named without an amount: "lasagne, ate half", "pizza between 4". */
import type { FoodRow } from "#food/food-row.ts";
import { gramsOfOneIn, wholeGrams } from "#food/portions/servings.ts";
import type { Quantity } from "../quantities/quantity.ts";
import type { ChosenPortion } from "./chosen-portion.ts";
import type { StatedAmount } from "./stated-amount.ts";

/** So large a slice nobody cuts. */
const cutShareMax = 0.3;

/** Of a whole one, or of what is usually eaten where that is more. */
export function portionOfShare(
  row: FoodRow,
  { country, quantity }: StatedAmount,
  portionOf: (quantity: Quantity | undefined) => ChosenPortion,
): ChosenPortion {
  const { isShare: _, whole, ...share } = quantity ?? { count: 1, qualifiers: [], isSaid: false };
  const ofOne = portionOf(share);
  const usual = portionOf(whole);
  const grams = usual.grams * share.count;
  // "pan, dejé la mitad": of what is cut from a whole, so much of the slice; "quiche, one sixth" is of the whole.
  const isCut = wholeGrams(row, country) !== undefined && gramsOfOneIn(row, country) === undefined;
  return grams > ofOne.grams || (isCut && share.count > cutShareMax) ? { ...usual, grams } : ofOne;
}

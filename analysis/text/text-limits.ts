/** analysis/text: from a sentence to foods. This file names the limits of what is read. */

/** Characters; the same as the contract's limit, which the analyser may not import. */
export const mealTextMaxLength = 2000;
/** More foods than this are not one meal. */
export const foodsMax = 60;
/** g of one food: nobody eats more of it in a meal. The same as the contract's limit. */
export const foodGramsMax = 5000;
/** Parts of a text that are read; with more, no meal is told. */
export const partsMax = 120;
/** Parts that may name one food together: a long text is a list, and every way of joining costs time. */
export function joinedPartsMax(parts: number): number {
  return parts > 40 ? 3 : 6;
}

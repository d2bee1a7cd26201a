/** Names the limits of what is read. */

export {
  foodGramsMax,
  foodsPerMealMax as foodsMax,
  mealTextMaxLength,
} from "#domain/nutrition/meal-limits.ts";

/** Parts of a text that are read; a text with more does not describe a meal. */
export const partsMax = 100;
/** Parts that may name one food together: a long text is a list, and every way of joining costs time. */
export function joinedPartsMax(parts: number): number {
  if (parts > 40) return 3;
  return parts > 20 ? 5 : 8;
}

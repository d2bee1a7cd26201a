import { roundToTenth } from "./meal-totals.ts";

/** From here on, tenths of a gram say nothing. */
const wholeFrom = 10;

/** g of one food as people weigh it: 2.5 g of yeast, 126 g of bread. */
export function roundFoodGrams(grams: number): number {
  return grams < wholeFrom ? roundToTenth(grams) : Math.round(grams);
}

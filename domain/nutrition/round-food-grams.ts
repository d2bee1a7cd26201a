import { foodGramsMax, foodGramsMin } from "./meal-limits.ts";
import { roundToTenth } from "./meal-totals.ts";

/** From here on, tenths of a gram do not matter. */
const wholeFrom = 10;

/** g of one food as people weigh it: 2.5 g of yeast, 126 g of bread. */
export function roundFoodGrams(grams: number): number {
  return grams < wholeFrom ? roundToTenth(grams) : Math.round(grams);
}

/** The nearest amount that a meal or recipe takes. */
export function nearestFoodGrams(grams: number): number {
  return Math.min(foodGramsMax, Math.max(foodGramsMin, roundFoodGrams(grams)));
}

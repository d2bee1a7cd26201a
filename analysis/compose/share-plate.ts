/** Reduces the portions that nobody stated where the foods of a meal together exceed a usual one. */
import { isSubjectiveAmount } from "../text/portions/subjective-amount.ts";
import type { ComposedFood } from "./compose-food.ts";

/** kcal of a main meal: 35 % of a day of 2,000 kcal (ANSES: 35 to 40 %). Up to it no portion is reduced. */
const usualMealCalories = 700;
/** Portions shrink by this power of the ratio to the usual meal. Fitted on bench/everyday, where 0.3 to 0.6 do equally well. */
const shrinkExponent = 0.5;

/** Whether the portion may be reduced beside other foods: nobody stated its amount, and neither law nor trade fixes its size. */
export function sharesPlate({ row, origin, evidence }: ComposedFood): boolean {
  return origin === "assumed" && isSubjectiveAmount(row, { origin }, evidence);
}

function caloriesOf({ food }: ComposedFood): number {
  return (food.grams * food.per100Grams.calories) / 100;
}

/**
 * The factor for the portions that nobody stated. 1 if the meal has no more energy than a usual one, or than its two largest
 * foods: a dish keeps its size beside another. Adding a food never lowers the meal's energy.
 */
export function shareOfPortion(meal: readonly ComposedFood[]): number {
  const [first = 0, second = 0, ...others] = meal.map(caloriesOf).sort((a, b) => b - a);
  const usual = Math.max(usualMealCalories, first + second);
  const total = others.reduce((sum, each) => sum + each, first + second);
  return total <= usual ? 1 : (usual / total) ** shrinkExponent;
}

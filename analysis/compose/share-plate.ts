/** Reduces the portions that nobody stated where several foods of a meal share one plate. */
import type { FoodRow } from "#food/food-row.ts";
import { isInGroup, type MealGroup } from "#food/portions/meal-groups.ts";
import { isDrink } from "../text/portions/row-density.ts";
import type { ComposedFood } from "./compose-food.ts";

/** kcal of a main meal: 35 % of a day of 2,000 kcal (ANSES: 35 to 40 %). Up to it no portion is reduced. */
const usualMealCalories = 700;
/** Portions shrink by this power of the ratio to the usual meal. Fitted on bench/everyday, where 0.3 to 0.6 do equally well. */
const shrinkExponent = 0.5;
/** The smallest share of a usual portion that is assumed. */
const shareMin = 0.6;
/** Of fewer foods each keeps its usual portion: "burger and fries". */
const sharingFoodsMin = 3;

/** Groups that are served by the spoon, slice or ladle, so that less of them can be served; an apple or a pot of yogurt cannot shrink. */
const dishedGroups: readonly MealGroup[] = ["main", "beside-main", "starch", "uncounted"];

function isDished(row: FoodRow): boolean {
  return !isDrink(row) && dishedGroups.some((group) => isInGroup(row, group));
}

/** Whether its portion may be reduced: dished out, and of an amount that nobody stated. */
export function sharesPlate({ row, origin }: ComposedFood): boolean {
  return origin === "assumed" && isDished(row);
}

function caloriesOf({ food }: ComposedFood): number {
  return (food.grams * food.per100Grams.calories) / 100;
}

/** The factor for the portions of a meal that nobody stated: 1 where the meal is no larger than usual. */
export function shareOfPortion(meal: readonly ComposedFood[]): number {
  const calories = meal.reduce((sum, food) => sum + caloriesOf(food), 0);
  const dished = meal.filter(({ row }) => isDished(row)).length;
  if (dished < sharingFoodsMin || calories <= usualMealCalories) return 1;
  return Math.max(shareMin, (usualMealCalories / calories) ** shrinkExponent);
}

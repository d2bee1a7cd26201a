/** Several foods share one plate: where nobody says how much of each, the more there are, the less there is of each. */
import type { FoodRow } from "#food/food-row.ts";
import { isInGroup, type MealGroup } from "#food/portions/meal-groups.ts";
import { isDrink } from "../text/portions/row-density.ts";
import type { ComposedFood } from "./compose-food.ts";

/** kcal. A main meal of 35 % of a day of 2,000 kcal (ANSES: main meals of 35 to 40 %); larger ones are eaten, but less often. */
const usualMealCalories = 700;
/** Of the surplus in logarithms, what is taken back: fitted on everyday sentences (bench/everyday), 0.3 to 0.6 do equally. */
const takenBack = 0.5;
/** Nobody is served less than this share of a usual portion. */
const leastShare = 0.6;
/** A dish and what it is served with is a usual portion of each: "burger and fries". */
const sharingMin = 3;

/** Served by the spoon, slice or ladle; an apple or a pot of yogurt comes as it is. */
const dishedGroups: readonly MealGroup[] = ["main", "beside-main", "starch", "uncounted"];

function isDished(row: FoodRow): boolean {
  return !isDrink(row) && dishedGroups.some((group) => isInGroup(row, group));
}

/** Whether it shrinks where more is on the plate. */
export function sharesPlate({ row, origin }: ComposedFood): boolean {
  return origin === "assumed" && isDished(row);
}

function caloriesOf({ food }: ComposedFood): number {
  return (food.grams * food.per100Grams.calories) / 100;
}

/** What is left of each usual portion in a meal of these foods: 1 where the meal is no larger than usual. */
export function shareOfPortion(meal: readonly ComposedFood[]): number {
  const calories = meal.reduce((sum, food) => sum + caloriesOf(food), 0);
  const dished = meal.filter(({ row }) => isDished(row)).length;
  if (dished < sharingMin || calories <= usualMealCalories) return 1;
  return Math.max(leastShare, (usualMealCalories / calories) ** takenBack);
}

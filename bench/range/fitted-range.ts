// Evaluates constants of the calorie range on measured meals.
import { type RowWithConfidence, uncertaintyOf } from "#analysis/compose/uncertainty.ts";
import type { UncertaintyCalibration } from "#analysis/compose/uncertainty-calibration.ts";
import type { PortionOrigin } from "#analysis/text/portions/chosen-portion.ts";
import { mean, median } from "#domain/averages.ts";
import { calorieRangeOf } from "#domain/nutrition/calorie-range.ts";
import type { CalorieRangeCalibration } from "#domain/nutrition/calorie-range-calibration.ts";
import type { CalorieRange } from "#domain/nutrition/meal-analysis.ts";

export interface RangeConstants {
  readonly uncertainty: UncertaintyCalibration;
  readonly range: CalorieRangeCalibration;
}

/** The parts of a food that the range depends on. */
type MeasuredFood = RowWithConfidence & { readonly grams: number; readonly origin: PortionOrigin };

export interface RangedMeal {
  readonly foods: readonly MeasuredFood[];
  /** kcal. */
  readonly labelledCalories: number;
}

export interface MealGroup {
  readonly name: string;
  readonly meals: readonly RangedMeal[];
  /** Weight of the group in the fit. */
  readonly weight: number;
}

function rangeOf(meal: RangedMeal, { uncertainty, range }: RangeConstants): CalorieRange {
  const foods = meal.foods.map((food) => ({ ...food, ...uncertaintyOf(food.origin, food, uncertainty) }));
  return calorieRangeOf(foods, range);
}

function isInside(meal: RangedMeal, { low, high }: CalorieRange): boolean {
  return meal.labelledCalories >= low && meal.labelledCalories <= high;
}

/** kcal added before taking logarithms, so that meals with almost no energy have little influence. */
const logOffsetKcal = 20;
/** Share of meals allowed below the range, and above it. */
const tail = 0.1;

/**
 * The interval score of the logarithms: the width, plus the distance of values outside divided by `tail`.
 * Its mean is minimal for the true 10th and 90th percentiles (Gneiting & Raftery 2007, eq. 43).
 */
function intervalScore(meal: RangedMeal, constants: RangeConstants): number {
  const { low, high } = rangeOf(meal, constants);
  const [from, to, truth] = [low, high, meal.labelledCalories].map((kcal) => Math.log(kcal + logOffsetKcal));
  if (from === undefined || to === undefined || truth === undefined) return 0;
  return to - from + (Math.max(0, from - truth) + Math.max(0, truth - to)) / tail;
}

/** Share of meals whose labelled calories are inside the range. */
export function coverageOf(meals: readonly RangedMeal[], constants: RangeConstants): number {
  return mean(meals.map((meal) => (isInside(meal, rangeOf(meal, constants)) ? 1 : 0)));
}

/** Median of (high − low) / estimate. */
export function medianWidthOf(meals: readonly RangedMeal[], constants: RangeConstants): number {
  const widths = meals.flatMap((meal) => {
    const calories = meal.foods.reduce(
      (sum, food) => sum + (food.per100Grams.calories * food.grams) / 100,
      0,
    );
    const { low, high } = rangeOf(meal, constants);
    return calories > 0 ? [(high - low) / calories] : [];
  });
  return median(widths) ?? 0;
}

export function weightedMean(groups: readonly MealGroup[], figure: (group: MealGroup) => number): number {
  const weights = groups.reduce((sum, group) => sum + group.weight, 0);
  return groups.reduce((sum, group) => sum + figure(group) * group.weight, 0) / weights;
}

/** Weighted mean of the interval score; smaller is better. */
export function scoreOf(groups: readonly MealGroup[], constants: RangeConstants): number {
  return weightedMean(groups, ({ meals }) => mean(meals.map((meal) => intervalScore(meal, constants))));
}

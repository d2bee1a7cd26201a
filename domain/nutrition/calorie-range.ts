/** domain/nutrition: the honest range of a meal's energy, from how sure each food's row and portion are. */
import { type CalorieRangeCalibration, calorieRangeCalibration } from "./calorie-range-calibration.ts";
import type { AnalysedFood, CalorieRange } from "./meal-analysis.ts";
import type { NutrientsPer100Grams } from "./nutrients.ts";

/** What the range needs of a food. */
export type FoodEnergy = Pick<AnalysedFood, "grams" | "energyUncertainty"> & {
  readonly per100Grams: Pick<NutrientsPer100Grams, "calories">;
};

function kcalOf(food: FoodEnergy): number {
  return (food.per100Grams.calories * food.grams) / 100;
}

/**
 * Relative standard uncertainty of a meal's energy: of the foods' variance a share is common to all and adds up
 * (who fills one plate fills all, and what misreads one part of a sentence misreads the next), the rest adds as
 * independent errors do. A floor stands for what no table can know: recipes, brands, waste.
 */
export function relativeUncertaintyOf(
  foods: readonly FoodEnergy[],
  { floor, common }: CalorieRangeCalibration = calorieRangeCalibration,
): number {
  let calories = 0;
  let error = 0;
  let errorSquares = 0;
  for (const food of foods) {
    const foodError = kcalOf(food) * food.energyUncertainty;
    calories += kcalOf(food);
    error += foodError;
    errorSquares += foodError ** 2;
  }
  if (calories === 0) return 0;
  const variance = common * error ** 2 + (1 - common) * errorSquares;
  return Math.hypot(Math.sqrt(variance) / calories, floor);
}

/** 80 % of meals are meant to lie inside: a log-normal interval with the calibrated width, in whole kcal. */
export function calorieRangeOf(
  foods: readonly FoodEnergy[],
  calibration: CalorieRangeCalibration = calorieRangeCalibration,
): CalorieRange {
  const calories = foods.reduce((total, food) => total + kcalOf(food), 0);
  const uncertainty = relativeUncertaintyOf(foods, calibration);
  const { lowFactor, highFactor, slackKcal } = calibration;
  return {
    low: Math.max(0, Math.floor(calories * Math.exp(-lowFactor * uncertainty) - slackKcal)),
    high: Math.ceil(calories * Math.exp(highFactor * uncertainty) + slackKcal),
  };
}

import { type CalorieRangeCalibration, calorieRangeCalibration } from "./calorie-range-calibration.ts";
import type { AnalysedFood, CalorieRange } from "./meal-analysis.ts";
import type { NutrientsPer100Grams } from "./nutrients.ts";

/** The parts of a food that the range depends on. */
export type FoodEnergy = Pick<AnalysedFood, "grams" | "energyUncertainty"> & {
  readonly per100Grams: Pick<NutrientsPer100Grams, "calories">;
};

export function foodKcal(food: Pick<FoodEnergy, "grams" | "per100Grams">): number {
  return (food.per100Grams.calories * food.grams) / 100;
}

/**
 * Relative standard uncertainty of a meal's energy. Part of the foods' errors is correlated (a generous cook is
 * generous with every food; a misread sentence affects several foods) and adds linearly; the rest is independent and adds
 * in quadrature. The floor covers what no table knows: recipes, brands, leftovers.
 */
export function relativeUncertaintyOf(
  foods: readonly FoodEnergy[],
  { floor, common }: CalorieRangeCalibration = calorieRangeCalibration,
): number {
  let calories = 0;
  let error = 0;
  let errorSquares = 0;
  for (const food of foods) {
    const foodError = foodKcal(food) * food.energyUncertainty;
    calories += foodKcal(food);
    error += foodError;
    errorSquares += foodError ** 2;
  }
  if (calories === 0) return 0;
  const variance = common * error ** 2 + (1 - common) * errorSquares;
  return Math.hypot(Math.sqrt(variance) / calories, floor);
}

/** Log-normal interval with the calibrated width, in whole kcal; aims to contain the true value for 80 % of meals. */
export function calorieRangeOf(
  foods: readonly FoodEnergy[],
  calibration: CalorieRangeCalibration = calorieRangeCalibration,
): CalorieRange {
  const calories = foods.reduce((total, food) => total + foodKcal(food), 0);
  const uncertainty = relativeUncertaintyOf(foods, calibration);
  const { lowFactor, highFactor, slackKcal } = calibration;
  return {
    low: Math.max(0, Math.floor(calories * Math.exp(-lowFactor * uncertainty) - slackKcal)),
    high: Math.ceil(calories * Math.exp(highFactor * uncertainty) + slackKcal),
  };
}

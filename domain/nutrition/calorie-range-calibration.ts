/** domain/nutrition: the width of the calorie range, fitted so that 80 % of measured meals lie inside. */

export interface CalorieRangeCalibration {
  /** Standard uncertainties below and above the estimate. */
  readonly lowFactor: number;
  readonly highFactor: number;
  /** Relative uncertainty that even a weighed, well-known food keeps. */
  readonly floor: number;
  /** kcal on either side, for meals of almost nothing. */
  readonly slackKcal: number;
}

/** Set by hand until the first fit. */
export const calorieRangeCalibration: CalorieRangeCalibration = {
  lowFactor: 1.28,
  highFactor: 1.28,
  floor: 0.05,
  slackKcal: 3,
};

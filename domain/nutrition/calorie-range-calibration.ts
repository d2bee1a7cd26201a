/** domain/nutrition: the width of the calorie range, fitted so that 80 % of measured meals lie inside. */

/** Set by hand until the first fit. */
export const calorieRangeCalibration = {
  /** Standard uncertainties below and above the estimate. */
  lowFactor: 1.28,
  highFactor: 1.28,
  /** Relative uncertainty that even a weighed, well-known food keeps. */
  floor: 0.05,
  /** kcal on either side, for meals of almost nothing. */
  slackKcal: 3,
} as const;

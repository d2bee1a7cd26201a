/** domain/nutrition: the width of the calorie range, fitted so that 80 % of measured meals lie inside. */

export interface CalorieRangeCalibration {
  /** Standard uncertainties below and above the estimate. */
  readonly lowFactor: number;
  readonly highFactor: number;
  /** Relative uncertainty that even a weighed, well-known food keeps. */
  readonly floor: number;
  /** Share of the foods' variance that is common to all of them: 0 to 1. */
  readonly common: number;
  /** kcal on either side, for meals of almost nothing. */
  readonly slackKcal: number;
}

/**
 * Fitted by `npm run bench:calibrate` on 2026-11-21, together with the foods' own uncertainties: on
 * 13,943 meals of the development half of NutriBench, ways of writing weighted alike, the least interval
 * score, then widened or narrowed until 80 % lie inside. Whoever changes what the analyser finds fits again.
 */
export const calorieRangeCalibration: CalorieRangeCalibration = {
  lowFactor: 1.09,
  highFactor: 0.763,
  floor: 0.05,
  common: 0.364,
  slackKcal: 3,
};

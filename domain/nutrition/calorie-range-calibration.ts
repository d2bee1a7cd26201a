// Written by `npm run bench -- calibrate-range`.

export interface CalorieRangeCalibration {
  /** Standard uncertainties below and above the estimate. */
  readonly lowFactor: number;
  readonly highFactor: number;
  /** Minimum relative uncertainty, even for a weighed and well-known food. */
  readonly floor: number;
  /** Share of the foods' variance that all of them have in common: 0 to 1. */
  readonly common: number;
  /** kcal added on either side, for meals with almost no energy. */
  readonly slackKcal: number;
}

/**
 * Fitted by `npm run bench -- calibrate-range` on 2026-11-22, together with the foods' own uncertainties: on
 * 15,761 meals, of the development half of NutriBench and of our everyday sentences, writing styles weighted equally: minimises the interval score, then
 * scales the width until 80 % lie inside. Run it again after changing what the analyser finds.
 */
export const calorieRangeCalibration: CalorieRangeCalibration = {
  lowFactor: 1.152,
  highFactor: 0.823,
  floor: 0.05,
  common: 0.57,
  slackKcal: 3,
};

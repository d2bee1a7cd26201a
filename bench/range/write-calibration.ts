// The fitted constants as the two source files that contain them.
import type { RangeConstants } from "./fitted-range.ts";

/** The source file of the range, with the date: a fit is only valid for the analyser of that day. */
export function rangeCalibrationFile({ range }: RangeConstants, meals: number, now = new Date()): string {
  const { lowFactor, highFactor, floor, common, slackKcal } = range;
  return `// Written by \`npm run bench -- calibrate-range\`.

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
 * Fitted by \`npm run bench -- calibrate-range\` on ${now.toISOString().slice(0, 10)}, together with the foods' own uncertainties: on
 * ${meals.toLocaleString("en")} meals, of the development half of NutriBench and of our everyday sentences, writing styles weighted equally: minimises the interval score, then
 * scales the width until 80 % lie inside. Run it again after changing what the analyser finds.
 */
export const calorieRangeCalibration: CalorieRangeCalibration = {
  lowFactor: ${lowFactor},
  highFactor: ${highFactor},
  floor: ${floor},
  common: ${common},
  slackKcal: ${slackKcal},
};
`;
}

/** The source file of the uncertainties of portions and rows. */
export function uncertaintyCalibrationFile({ uncertainty: { portion, row } }: RangeConstants): string {
  const { weighed, measured, counted, assumed } = portion;
  return `/** How sure amounts and rows are, fitted together with the calorie range. */
import type { PortionOrigin } from "../text/portions/chosen-portion.ts";

export interface UncertaintyCalibration {
  /** Relative standard uncertainty of a portion, by how the amount was given; all different, so that the value identifies the origin. */
  readonly portion: Readonly<Record<PortionOrigin, number>>;
  /** Relative standard uncertainty of the row's energy where the words fit fully, and where they hardly do. */
  readonly row: {
    readonly sure: number;
    readonly unsure: number;
    /** For each unit by which the logarithms of the other candidates' energies differ from it. */
    readonly candidates: number;
    /** Of a row that is one recipe for what every kitchen makes its own way. */
    readonly recipe: number;
  };
}

/** Fitted by \`npm run bench -- calibrate-range\`, which says on what in the calorie range's own calibration. */
export const uncertaintyCalibration: UncertaintyCalibration = {
  portion: { weighed: ${weighed}, measured: ${measured}, counted: ${counted}, assumed: ${assumed} },
  row: { sure: ${row.sure}, unsure: ${row.unsure}, candidates: ${row.candidates}, recipe: ${row.recipe} },
};
`;
}

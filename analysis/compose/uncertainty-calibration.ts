/** How sure amounts and rows are, fitted together with the calorie range. */
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

/** Fitted by `npm run bench -- calibrate-range`, which says on what in the calorie range's own calibration. */
export const uncertaintyCalibration: UncertaintyCalibration = {
  portion: { weighed: 0.03, measured: 0.153, counted: 0.186, assumed: 0.248 },
  row: { sure: 0.04, unsure: 0.865, candidates: 0.104, recipe: 0.348 },
};

/** analysis/compose: from foods and grams to an analysis. This file says how sure a food's energy is, from how its amount was said and how well its row fits. */
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import type { PortionOrigin } from "../text/portions/choose-grams.ts";
import { uncertaintyCalibration } from "./uncertainty-calibration.ts";

export function uncertaintyOf(
  origin: PortionOrigin,
  confidence: number,
  { portion, row } = uncertaintyCalibration,
): Pick<AnalysedFood, "energyUncertainty" | "portionUncertainty"> {
  const ofPortion = portion[origin];
  const ofRow = row.sure + (row.unsure - row.sure) * (1 - confidence);
  return { energyUncertainty: Math.hypot(ofPortion, ofRow), portionUncertainty: ofPortion };
}

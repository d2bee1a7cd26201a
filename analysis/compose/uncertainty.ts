/** analysis/compose: from foods and grams to an analysis. This file says how sure a food's energy is, from how its amount was said and how well its row fits. */
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import type { PortionOrigin } from "../text/portions/choose-grams.ts";

/** Relative standard uncertainty of a portion, by how it was said. */
const portionUncertainty: Readonly<Record<PortionOrigin, number>> = {
  weighed: 0.03,
  measured: 0.15,
  counted: 0.22,
  assumed: 0.4,
};
/** Relative standard uncertainty of the row's energy where the words fit fully, and where they hardly do. */
const rowUncertainty = { sure: 0.06, unsure: 0.45 } as const;

export function uncertaintyOf(
  origin: PortionOrigin,
  confidence: number,
): Pick<AnalysedFood, "energyUncertainty" | "portionUncertainty"> {
  const ofPortion = portionUncertainty[origin];
  const ofRow = rowUncertainty.sure + (rowUncertainty.unsure - rowUncertainty.sure) * (1 - confidence);
  return { energyUncertainty: Math.hypot(ofPortion, ofRow), portionUncertainty: ofPortion };
}

import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import type { PortionOrigin } from "../text/portions/chosen-portion.ts";
import { uncertaintyCalibration } from "./uncertainty-calibration.ts";

export type RowWithConfidence = Pick<AnalysedFood, "confidence" | "candidates" | "source"> & {
  readonly per100Grams: Pick<AnalysedFood["per100Grams"], "calories">;
};

/** kcal added before taking logarithms: water and tea are alike. */
const logOffsetKcal = 10;
/** The candidates behind the first few are hardly ever meant. */
const candidatesJudged = 4;
/** Tables of foods as such, and menus with their date; any other row is a recipe written down once. */
const foodTables = /^FNDDS|\(\p{Lu}{2}\) \d{4}-\d\d$/u;

/** Mean distance of the candidates' energies from the row's own, as a difference of logarithms. */
function candidateSpreadOf({ candidates, per100Grams }: RowWithConfidence): number {
  const judged = candidates.slice(0, candidatesJudged);
  const distances = judged.map(({ caloriesPer100Grams }) =>
    Math.abs(Math.log((caloriesPer100Grams + logOffsetKcal) / (per100Grams.calories + logOffsetKcal))),
  );
  return distances.reduce((sum, distance) => sum + distance, 0) / Math.max(1, distances.length);
}

export function uncertaintyOf(
  origin: PortionOrigin,
  judged: RowWithConfidence,
  { portion, row } = uncertaintyCalibration,
): Pick<AnalysedFood, "energyUncertainty" | "portionUncertainty"> {
  const ofFit = row.sure + (row.unsure - row.sure) * (1 - judged.confidence);
  const ofCandidates = row.candidates * candidateSpreadOf(judged);
  const ofRecipe = foodTables.test(judged.source.table) ? 0 : row.recipe;
  const ofPortion = portion[origin];
  return {
    energyUncertainty: Math.hypot(ofPortion, ofFit, ofCandidates, ofRecipe),
    portionUncertainty: ofPortion,
  };
}

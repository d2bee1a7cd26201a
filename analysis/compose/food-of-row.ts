import type { AnalysedFood, FoodCandidate } from "#domain/nutrition/meal-analysis.ts";
import type { LocalSpeaker } from "#domain/people/locale.ts";
import type { FoodRow } from "#food/food-row.ts";
import type { FoundRow } from "../text/match/find-rows.ts";
import { nameOfRow } from "../text/match/name-rows.ts";
import type { ChosenPortion } from "../text/portions/chosen-portion.ts";
import { uncertaintyOf } from "./uncertainty.ts";

/** A row that the food could be as well, named in the person's language. */
export function candidateOf(row: FoodRow, { language, country }: LocalSpeaker): FoodCandidate {
  return {
    name: nameOfRow(row, language, country),
    source: row.source,
    caloriesPer100Grams: row.per100Grams.calories,
  };
}

/** How clearly the first row ranks above the second, and how much of the words it has: 0 to 1. */
export function confidenceOf(found: readonly FoundRow[]): number {
  const [first, second] = found;
  if (first === undefined) return 0;
  const lead = second === undefined ? 1 : Math.min(1, Math.max(0, first.score - second.score) * 2);
  return Math.round(Math.min(1, first.coverage * (0.7 + 0.3 * lead)) * 100) / 100;
}

interface PlacedRow extends Pick<AnalysedFood, "id" | "name" | "confidence" | "candidates"> {
  readonly portion: ChosenPortion;
}

export function foodOfRow(
  row: FoodRow,
  { id, name, portion, confidence, candidates }: PlacedRow,
): AnalysedFood {
  const judged = { source: row.source, per100Grams: row.per100Grams, confidence, candidates };
  return {
    id,
    name,
    grams: portion.grams,
    nutriScoreClass: row.nutriScoreClass,
    hasNonNutritiveSweeteners: row.hasNonNutritiveSweeteners,
    ...judged,
    ...uncertaintyOf(portion.origin, judged),
  };
}

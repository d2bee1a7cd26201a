import type { AlsoSeenFood, AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import { usualCountry } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { candidateOf, foodOfRow } from "../compose/food-of-row.ts";
import type { ChosenPortion } from "../text/portions/chosen-portion.ts";
import { portionSizesOf } from "./guided/portion-sizes.ts";
import type { PhotoLabel } from "./photo-label.ts";

/** Pieces that are seen are counted, by what one weighs in the table; otherwise the usual portion is assumed. */
export function portionOf({ pieceGrams, defaultGrams }: PhotoLabel, pieces: number | null): ChosenPortion {
  return pieceGrams !== null && pieces !== null && pieces > 0
    ? { grams: pieces * pieceGrams, origin: "counted" }
    : { grams: defaultGrams, origin: "assumed" };
}

export interface PlacedLabel {
  readonly id: string;
  readonly label: PhotoLabel;
  readonly pieces: number | null;
  /** 0 to 1 */
  readonly confidence: number;
  /** Other labels that it may be. */
  readonly others: readonly PhotoLabel[];
}

export function foodOfLabel(
  { id, label, pieces, confidence, others }: PlacedLabel,
  language: Language,
): AnalysedFood {
  const speaker = { language, country: usualCountry[language] };
  const ofOthers = others.map(({ row, names }) => ({ ...candidateOf(row, speaker), name: names[language] }));
  const ofRow = label.alternatives.map((row) => candidateOf(row, speaker));
  const food = foodOfRow(label.row, {
    id,
    name: label.names[language],
    portion: portionOf(label, pieces),
    confidence,
    candidates: [...ofOthers, ...ofRow].filter(({ source }) => source.code !== label.row.source.code),
  });
  return { ...food, portions: portionSizesOf(label.row, label.defaultGrams) };
}

export function alsoSeenOf(label: PhotoLabel, pieces: number | null, language: Language): AlsoSeenFood {
  return {
    name: label.names[language],
    source: label.row.source,
    grams: portionOf(label, pieces).grams,
    caloriesPer100Grams: label.row.per100Grams.calories,
  };
}

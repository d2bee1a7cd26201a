import type { AlsoSeenFood, AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import type { LocalSpeaker } from "#domain/people/locale.ts";
import { inSpanishOf } from "#food/words/words-of-country.ts";
import { candidateOf, foodOfRow } from "../compose/food-of-row.ts";
import type { ChosenPortion } from "../text/portions/chosen-portion.ts";
import { portionSizesOf } from "./guided/portion-sizes.ts";
import type { PhotoLabel } from "./photo-label.ts";

/** The label's name in the country's words. */
export function nameOfLabel({ names }: PhotoLabel, { language, country }: LocalSpeaker): string {
  return language === "es" ? inSpanishOf(country, names.es) : names[language];
}

/** The portion by the pieces seen and the table's weight of one; without pieces the usual portion. */
function portionOf({ pieceGrams, defaultGrams }: PhotoLabel, pieces: number | null): ChosenPortion {
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
  speaker: LocalSpeaker,
): AnalysedFood {
  const ofOthers = others.map((other) => ({
    ...candidateOf(other.row, speaker),
    name: nameOfLabel(other, speaker),
  }));
  const ofRow = label.alternatives.map((row) => candidateOf(row, speaker));
  const food = foodOfRow(label.row, {
    id,
    name: nameOfLabel(label, speaker),
    portion: portionOf(label, pieces),
    confidence,
    candidates: [...ofOthers, ...ofRow].filter(({ source }) => source.code !== label.row.source.code),
  });
  return { ...food, portions: portionSizesOf(label.row, label.defaultGrams) };
}

export function alsoSeenOf(label: PhotoLabel, pieces: number | null, speaker: LocalSpeaker): AlsoSeenFood {
  return {
    name: nameOfLabel(label, speaker),
    source: label.row.source,
    grams: portionOf(label, pieces).grams,
    caloriesPer100Grams: label.row.per100Grams.calories,
  };
}

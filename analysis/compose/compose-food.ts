/** analysis/compose: from foods and grams to an analysis. This file makes one food of a mention and its rows. */
import { foodId } from "#domain/nutrition/edit-meal.ts";
import type { AnalysedFood, FoodCandidate } from "#domain/nutrition/meal-analysis.ts";
import type { FoodRow } from "#food/food-row.ts";
import type { FoundRow } from "../text/match/find-rows.ts";
import { chooseGrams, type PortionOrigin } from "../text/portions/choose-grams.ts";
import type { Atom } from "../text/segment/atoms.ts";
import { mergeQuantities } from "../text/segment/atoms.ts";
import type { FoodMention } from "../text/segment/join-atoms.ts";
import { stemEnglish } from "../text/words/english-stem.ts";

/** Relative standard uncertainty of a portion, by how it was said. */
const portionUncertainty: Readonly<Record<PortionOrigin, number>> = {
  weighed: 0.03,
  measured: 0.15,
  counted: 0.22,
  assumed: 0.4,
};
/** Relative standard uncertainty of the row's energy where the words fit fully, and where they hardly do. */
const rowUncertainty = { sure: 0.06, unsure: 0.45 } as const;

function quantityOf(atoms: readonly Atom[]) {
  return atoms.reduce<Atom["quantity"]>(
    (merged, atom) => (atom.quantity === undefined ? merged : mergeQuantities(merged, atom.quantity)),
    undefined,
  );
}

/** The person's own words, from the first that names the food to the last. */
function nameOf(atoms: readonly Atom[], text: string): string {
  const words = atoms.flatMap((atom) => atom.words);
  const start = Math.min(...words.map((word) => word.start));
  const end = Math.max(...words.map((word) => word.end));
  return text.slice(start, end).replace(/\s+/g, " ");
}

function candidateOf(row: FoodRow): FoodCandidate {
  return {
    name: row.source.description,
    source: row.source,
    caloriesPer100Grams: row.per100Grams.calories,
  };
}

/** How clearly the first row stands before the second, and how much of the words it has. */
function confidenceOf(found: readonly FoundRow[]): number {
  const [first, second] = found;
  if (first === undefined) return 0;
  const lead = second === undefined ? 1 : Math.min(1, Math.max(0, first.score - second.score) * 2);
  return Math.round(Math.min(1, first.coverage * (0.7 + 0.3 * lead)) * 100) / 100;
}

export function composeFood(mention: FoodMention, number: number, text: string): AnalysedFood | undefined {
  const [first, ...others] = mention.found;
  if (first === undefined) return undefined;
  const { row } = first;
  const words = mention.atoms.flatMap((atom) => atom.words.flatMap((word) => word.english.map(stemEnglish)));
  const sizes = mention.atoms.flatMap((atom) => atom.sizes);
  const portion = chooseGrams(row, { quantity: quantityOf(mention.atoms), sizes, words });
  const confidence = confidenceOf(mention.found);
  const ofPortion = portionUncertainty[portion.origin];
  const ofRow = rowUncertainty.sure + (rowUncertainty.unsure - rowUncertainty.sure) * (1 - confidence);
  return {
    id: foodId(number),
    name: nameOf(mention.atoms, text),
    grams: portion.grams,
    source: row.source,
    per100Grams: row.per100Grams,
    nutriScoreClass: row.nutriScoreClass,
    confidence,
    energyUncertainty: Math.hypot(ofPortion, ofRow),
    portionUncertainty: ofPortion,
    candidates: others.map((other) => candidateOf(other.row)),
  };
}

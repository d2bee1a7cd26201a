import { type FoundRow, isGoodRow } from "../match/find-rows.ts";
import type { Atom } from "./atom.ts";

/** Parts that name one food, and the rows found for it, the best first. */
export interface FoodMention {
  readonly atoms: readonly Atom[];
  readonly found: readonly FoundRow[];
}

/** The rows for parts that are taken for one food. */
export type FindRows = (atoms: readonly Atom[]) => readonly FoundRow[];

/** A cut of a text into foods gains their rows' scores; two foods must fit that much better than one. */
export const costOfFood = 1.2;
/** Every word was found. */
export const wholeCoverage = 0.999;

/** A row that fits, with every word found. */
export function isWholeFood(found: FoundRow | undefined): found is FoundRow {
  return found !== undefined && isGoodRow(found) && found.coverage >= wholeCoverage;
}

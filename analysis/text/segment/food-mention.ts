/** Says what one mention of a food states, the rows found for it, and what the mentions behind it hold. */
import { listing, opensContents } from "../languages/language-grammar.ts";
import { type FoundRow, isGoodRow } from "../match/find-rows.ts";
import { headNoun } from "../words/head-noun.ts";
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

export interface MentionedAmount {
  readonly grams: number;
  readonly calories: number;
}

export type AmountOf = (mention: FoodMention) => MentionedAmount;

export function firstAtomOf({ atoms: [first] }: FoodMention): Atom | undefined {
  return first;
}

/** Whether it goes on with what was named before: "with", "made of", "and", ",". */
export function opensOrContinues(mention: FoodMention): boolean {
  const connective = firstAtomOf(mention)?.connective;
  return connective !== undefined && (listing.has(connective) || opensContents.has(connective));
}

/** "2 eggs"; "extra cheese" is an amount besides what the dish holds. */
export function statesAmount({ atoms }: FoodMention): boolean {
  return atoms.some(({ quantity, isExtra }) => quantity?.isSaid === true || isExtra === true);
}

export function nounsOf({ atoms }: Pick<FoodMention, "atoms">): readonly string[] {
  const words = atoms.flatMap((atom) => atom.words).filter(({ kind }) => kind !== "modifier");
  return words.flatMap(({ english }) => headNoun(english) ?? []);
}

/** The mentions before the first that does not belong. */
export function untilNot(
  mentions: readonly FoodMention[],
  belongs: (mention: FoodMention) => boolean,
): readonly FoodMention[] {
  const end = mentions.findIndex((mention) => !belongs(mention));
  return end < 0 ? mentions : mentions.slice(0, end);
}

/** analysis/text: from a sentence to foods. This file says what the smallest part of a text is: an amount and the words beside it. */
import type { Connective } from "../languages/language-grammar.ts";
import type { LexiconKind } from "../lexicon/lexicon-entry.ts";
import type { Quantity } from "../quantities/quantity.ts";

/** A word or lexicon term of a food's name. */
export interface FoodWord {
  readonly english: readonly string[];
  /** Instead, where no other word names the food. */
  readonly englishAlone?: readonly string[];
  readonly kind: LexiconKind | "plain";
  /** Another food than the letters say: a correction or its container changed it. */
  readonly isReread?: boolean;
  /** Description of the one row that it means. */
  readonly row?: string;
  /** g of one, where the word is a serving of its own. */
  readonly servingGrams?: number;
  readonly start: number;
  readonly end: number;
}

export interface Atom {
  connective: Connective;
  quantity: Quantity | undefined;
  /** What stands before the words: a said amount ("two eggs") begins something new, an article ("an egg") perhaps. */
  lead: "amount" | "article" | undefined;
  words: FoodWord[];
  /** "raclette: 200 g of cheese": the name of what follows. */
  isHeading: boolean;
  /** "no, two": said instead of an amount before. */
  isCorrection: boolean;
  /** Words that say the measure and may tell the food too: "fast food order", "school container". */
  hints: string[];
  /** "the", "it was": told of something named before. */
  isDefinite: boolean;
  /** Sizes said beside the food: "chicken drumstick, medium in size". */
  sizes: string[];
}

export function emptyAtom(connective: Connective): Atom {
  return {
    connective,
    quantity: undefined,
    lead: undefined,
    isDefinite: false,
    isHeading: false,
    isCorrection: false,
    hints: [],
    words: [],
    sizes: [],
  };
}

export function isMeasured(quantity: Quantity): boolean {
  return quantity.measure !== undefined && quantity.measure.kind !== "household";
}

/** "2 latas de 80 g": the weight of each. */
export function multiplyWeightByCount(counted: Quantity | undefined, weight: Quantity): Quantity {
  return counted === undefined ? weight : { ...weight, count: counted.count * weight.count };
}

/** "two 30 g bars" multiplies; otherwise the exact amount wins: "a bottle … at 12 fl oz". */
export function mergeQuantities(first: Quantity | undefined, second: Quantity): Quantity {
  if (first === undefined) return second;
  if (!second.isSaid) return first;
  const isCount = first.measure === undefined && first.isSaid;
  if (isCount && isMeasured(second)) return { ...second, count: first.count * second.count };
  if (isMeasured(first) && !isMeasured(second)) return first;
  return { ...second, qualifiers: [...first.qualifiers, ...second.qualifiers] };
}

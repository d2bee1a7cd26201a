/** analysis/text: from a sentence to foods. This file says what one line of a lexicon is. */
export const lexiconKinds = ["food", "modifier", "ignore", "brand"] as const;
export type LexiconKind = (typeof lexiconKinds)[number];

export interface LexiconEntry {
  /** As people write it: lower case, with accents, singular. */
  readonly term: string;
  /** In the food table's vocabulary, words in round brackets only where the term alone names the food: "chocolate (candy)"; or "=" and a row's description. */
  readonly english: string;
  readonly kind: LexiconKind;
  /** g of one, where the word means a serving of its own: a caña is a small beer. */
  readonly servingGrams?: number;
  /** Means this in some countries only, whatever rows of that name there are. */
  readonly isReread?: boolean;
}

/** analysis/text: from a sentence to foods. This file says what one line of a lexicon is. */
export const lexiconKinds = ["food", "modifier", "ignore", "brand", "maker"] as const;
export type LexiconKind = (typeof lexiconKinds)[number];

export type OwnMeasures = Readonly<Record<string, number>>;

export interface LexiconEntry {
  /** As people write it: lower case, with accents, singular. */
  readonly term: string;
  /** In the food table's vocabulary, words in round brackets only where the term alone names the food: "chocolate (candy)"; or "=" and a row's description. */
  readonly english: string;
  readonly kind: LexiconKind;
  /** g of one, where the word means a serving of its own: a caña is a small beer. */
  readonly servingGrams?: number;
  /** g of a packet, where one is sold to be eaten at once: "un sachet de granola". */
  readonly packGrams?: number;
  /** g of one of other things that it is sold as or counted in, by the measure's or the size's word: "pack", "large"; "one" is a piece of it. */
  readonly measures?: OwnMeasures;
  /** Sold in flavours, which follow its name and change no row. */
  readonly isFlavoured?: true;
  /** Where it is from rather than what it is, if a food is named beside it. */
  readonly isChain?: true;
  /** What is listed after it without an amount is in it or comes with it. */
  readonly isWhole?: true;
  /** Means this in some countries only, whatever rows of that name there are. */
  readonly isReread?: boolean;
}

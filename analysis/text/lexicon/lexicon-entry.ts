/** Says what one line of a lexicon is. */
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
  /** g of what is usually eaten of it, where nobody says how many: three biscuits. */
  readonly usualGrams?: number;
  /** g of a packet that one person eats at once: "un sachet de granola". */
  readonly packGrams?: number;
  /** g of each size or measure that it is sold or counted in: "pack", "large"; "one" is a piece of it. */
  readonly measures?: OwnMeasures;
  /** Sold in flavours, which follow its name and change no row. */
  readonly isFlavoured?: true;
  /** A chain, which says only where the food comes from if one is named beside it. */
  readonly isChain?: true;
  /** Foods listed after it without an amount are part of it or come with it. */
  readonly isWhole?: true;
  /** Means this in some countries only, whatever rows of that name there are. */
  readonly isReread?: boolean;
}

/** What a term means besides its English words. */
export type OwnMeaning = Omit<LexiconEntry, "term" | "english"> & {
  /** Typed without the "de" that belongs there: "pechuga pavo". */
  readonly isHurried?: true;
};

export interface LexiconTerm extends OwnMeaning {
  /** Folded and singular. */
  readonly words: readonly string[];
  readonly english: readonly string[];
  /** Where no other word names the food; absent: the same. */
  readonly englishAlone?: readonly string[];
  /** Its head, where that is written as one: "empanada de carne", where "natillas" are one pot. */
  readonly singularHead?: string;
  /** Description of the one row that it means. */
  readonly row?: string;
}

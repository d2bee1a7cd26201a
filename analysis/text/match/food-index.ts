/** The index from words to the names of rows, as it is searched: build-food-index.ts makes it once. */
import type { FoodRow } from "#food/food-row.ts";

/** The entries of all words, one word's after another's: parallel columns, for speed, and few large ones, for memory. */
export interface Postings {
  /** A name: a row's description or one of its other names. */
  readonly names: Int32Array;
  /** What the name earns when the word is said, as a share of the word's weight. */
  readonly credits: Float32Array;
  /** What the name loses when the word is not said. */
  readonly penalties: Float32Array;
  /** What the word is in the name: `wordPlace`. */
  readonly places: Uint8Array;
}

/** Where the entries of one word are. */
export interface Span {
  readonly from: number;
  /** Behind the last. */
  readonly to: number;
}

/** The head; another word that names or describes the food; a word of its other names; something beside it. */
export const wordPlace = { beside: 0, otherName: 1, naming: 2, head: 3 } as const;

export interface FoodIndex {
  readonly rows: readonly FoodRow[];
  readonly postings: Postings;
  readonly spans: ReadonlyMap<string, Span>;
  /** By word: how informative it is, about 0.5 to 1.5. */
  weightOf(word: string): number;
  /** By name: the row. */
  readonly rowOfName: Int32Array;
  /** By name: what it loses when none of its words is said, less its bonus. */
  readonly basePenalty: Float32Array;
}

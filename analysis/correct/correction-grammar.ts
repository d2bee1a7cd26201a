/**
 * Patterns of one clause, lower case and with straight apostrophes; each is tried against the whole clause, in the order
 * of read-correction.ts. Named groups: `to` and `from` of a replacement, `food`, `text`, `share`.
 */
export interface CorrectionGrammar {
  /** What opens a line and says nothing: "no,", "actually". */
  readonly opening: RegExp;
  /** Parts clauses where a comma alone does not. */
  readonly clauseEnd: RegExp;
  readonly replace: readonly RegExp[];
  readonly remove: readonly RegExp[];
  /** "I ate `share` of `food`". */
  readonly ate: readonly RegExp[];
  /** "I left `share`". */
  readonly left: readonly RegExp[];
  /** The `food` was `text`. */
  readonly was: readonly RegExp[];
  /** The `food` was not `from` but `to`. */
  readonly wasNot: RegExp;
  /** The `food` had `part`: "the toast had butter". */
  readonly had: RegExp;
  /** The `food` has `figure` kilocalories, or kilojoules where `kj` is there. */
  readonly energy: RegExp;
  /** It was `to`. */
  readonly itWas: RegExp;
  /** `text` was left out: "a beer is missing", "I forgot the honey". */
  readonly missing: readonly RegExp[];
  /** Between the parts of a line: what joins them is the first group. */
  readonly joint: RegExp;
  /** What joins a part to the one before it, and says nothing else. */
  readonly conjunction: RegExp;
  /** A part that only denies belongs to what it denies: "turkey, | not ham". */
  readonly denial: RegExp;
  /** A number, or the article that counts one. */
  readonly counted: RegExp;
  /** "and the potatoes 100 g", "and the salad without croutons". */
  readonly articleWithChange: RegExp;
  /** The `food` was "with milk": what completes its name. */
  readonly completion: RegExp;
  /** The `food` was `head` "with milk". */
  readonly completed: RegExp;
  /** "without croutons". */
  readonly refusal: RegExp;
  /** "some chicken", "du poulet": a food by itself, no material. */
  readonly partitive: RegExp;
  /** Before what a dish is made of, or comes in: "on a brioche bun". */
  readonly madeOf: RegExp;
  /** Between a dish and what it holds or lacks, and between a measure and its food. */
  readonly holds: { readonly with: string; readonly without: string; readonly of: string };
  /** Before a part that a dish is named after: " with a ", " and ". */
  readonly partLink: string;
  readonly article: RegExp;
  /** Between foods of a list: "no onions or pickles". */
  readonly listed: RegExp;
  /** Words for sugar as a part, and words that say it in a name: "sweet tea". */
  readonly sweet: { readonly sugar: RegExp; readonly words: RegExp };
  /** Of a cup or glass: no food, and as much as it holds. */
  readonly full: RegExp;
  /** Sizes that cups are called by; one takes the place of another in a name. */
  readonly cupSize: RegExp;
  /** Of several words: "wholemeal bread". */
  readonly isNounLast: boolean;
  readonly addition: RegExp;
  /** "more fries". */
  readonly more: RegExp;
  /** Words for the meal itself: "half of it". */
  readonly wholeMeal: RegExp;
  /** Words for shares; figures (1/2, 50 %) are read in every language. */
  readonly shares: Readonly<Record<string, number>>;
}

export function alternationOf(words: Readonly<Record<string, number>>): string {
  return Object.keys(words)
    .sort((a, b) => b.length - a.length)
    .join("|");
}

/** "150 kcal", "630 kJ". */
export const energyFigure =
  "(?<figure>\\d+(?:[.,]\\d+)?) ?(?:(?<kj>kj|kilojoules?)|kcal|cals?|calories|calorías|kilocalories|kilocalorías)";
export const figures = "\\d{1,3} ?%|\\d\\/\\d|½|⅓|⅔|¼|¾";

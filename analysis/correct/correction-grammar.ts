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
  /** Between a dish and what it holds, or lacks. */
  readonly holds: { readonly with: string; readonly without: string };
  /** Of several words: "wholemeal bread". */
  readonly isNounLast: boolean;
  readonly addition: RegExp;
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

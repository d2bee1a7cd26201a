import type { Place } from "../words/said-text.ts";
import type { Measure, Size } from "./measures.ts";
import type { VagueAmount } from "./vague-amount.ts";

export interface Quantity {
  readonly count: number;
  /** Absent: so many of the thing itself. */
  readonly measure?: Measure;
  /** Words that say which measure: "single serving" bag, "large" slice. Folded and singular. */
  readonly qualifiers: readonly string[];
  readonly size?: Size;
  /** A number was said, or a measure; not just "a". */
  readonly isSaid: boolean;
  /** Nothing of a number was typed, not even an article. */
  readonly isImplied?: true;
  /** What is usually eaten of it, in grams: "oreo", "oreos" are three, however many that name more. */
  readonly isUsual?: true;
  /** The word names one, so its plural is several: "empanadas", where "natillas" are one pot. */
  readonly isOfOne?: true;
  /** "2 pc": pieces of it were counted, as they are served; a whole chicken is none. */
  readonly isOfPieces?: true;
  /** A share of what was named without an amount: "lasagne, ate half". */
  readonly isShare?: true;
  /** The amount that a share is of, as far as words tell one. */
  readonly whole?: Quantity | undefined;
  /** A share of what has a definite article, which may be a helping or one piece: "half the cheese", "la mitad del huevo". */
  readonly isOfNamed?: true;
  /** "150 fresas": a round number without a unit, which is a weight where nobody eats so many; `measure` says it is. */
  readonly isBareWeight?: true;
  /** "x2", behind all that there are two of. */
  readonly isTimes?: true;
  /** "(175 ml each)": of every one that was counted before. */
  readonly isEach?: true;
  /** "2 pommes 300 g": how many were counted. What one of them usually weighs decides whether the weight is of each or of all. */
  readonly ofCounted?: number;
  /** Half the width of a range, as a share of its middle: 0.2 for "2 or 3". */
  readonly spread?: number;
  /** No number was said: the count is 1 and means nothing. */
  readonly vague?: VagueAmount;
  /** The places of its words in the text. */
  readonly places?: readonly Place[];
}

export interface ReadQuantity {
  readonly quantity: Quantity;
  /** The first token after it. */
  readonly next: number;
}

export interface ReadNumber {
  readonly value: number;
  /** The first token after it. */
  readonly next: number;
  /** Half the width of a range, as a share of its middle: 0.2 for "2 or 3". */
  readonly spread?: number;
}

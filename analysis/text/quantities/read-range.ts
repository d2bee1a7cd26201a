/** Reads ranges, of which the middle counts: "2-3", "between 2 and 3". */
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { type Token, textAt } from "../words/tokenise.ts";
import type { ReadNumber } from "./quantity.ts";
import { addHalfIfSaid } from "./read-fraction.ts";
import { readSingleNumber } from "./read-single-number.ts";

/** Nobody says how much so vaguely: in "made for 4 - 500 g mince" the second number is of the mince. */
const widestRange = 12;

function middleOfRange(low: number, { value: high, next }: ReadNumber): ReadNumber {
  const middle = (low + high) / 2;
  return { value: middle, next, spread: (high - low) / 2 / middle };
}

interface LowerEnd {
  readonly tokens: readonly Token[];
  readonly read: ReadNumber;
  readonly grammar: LanguageGrammar;
}

function extendBy(joins: ReadonlySet<string>, { tokens, read, grammar }: LowerEnd): ReadNumber {
  if (!joins.has(textAt(tokens, read.next))) return read;
  const upper = readSingleNumber(tokens, read.next + 1, grammar);
  if (upper === undefined) return read;
  const whole = addHalfIfSaid(tokens, upper, grammar);
  const isRange = whole.value > read.value && whole.value <= read.value * widestRange;
  return isRange ? middleOfRange(read.value, whole) : read;
}

/** "2-3", "two or three", "100 à 150", "between 2 and 3": the middle. */
export function extendToRange(
  tokens: readonly Token[],
  read: ReadNumber,
  grammar: LanguageGrammar,
): ReadNumber {
  return extendBy(grammar.rangeWords, { tokens, read, grammar });
}

/** "between 2 and 3", "entre 2 y 3". */
export function readBetweenRange(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): ReadNumber | undefined {
  if (!grammar.betweenWords.has(textAt(tokens, at))) return undefined;
  const low = readSingleNumber(tokens, at + 1, grammar);
  if (low === undefined) return undefined;
  const range = extendBy(grammar.andWords, { tokens, read: low, grammar });
  return range === low ? undefined : range;
}

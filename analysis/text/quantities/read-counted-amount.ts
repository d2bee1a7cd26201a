/** Reads what follows a number: sizes, a measure, a half, a range. */
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { wordSet } from "../words/read-word-files.ts";
import { type Token, textAt } from "../words/tokenise.ts";
import { household, type Measure } from "./measures.ts";
import type { Quantity, ReadNumber, ReadQuantity } from "./quantity.ts";
import { addHalfIfSaid } from "./read-fraction.ts";
import { findMeasureAhead, readMeasureAt, skipFilledWith, skipWordsForOf } from "./read-measure.ts";
import { readNumber } from "./read-number.ts";
import { extendToRange } from "./read-range.ts";
import { type Qualified, readSizes } from "./read-sizes.ts";

const eachWords: ReadonlySet<string> = wordSet("each");

const timesMarks: ReadonlySet<string> = new Set(["-", "x", "×", "*"]);

export function skipTimesMark(tokens: readonly Token[], at: number): number {
  return timesMarks.has(textAt(tokens, at)) ? at + 1 : at;
}

/** After "12 fl oz" the container says nothing new: "can of". */
function skipContainer(tokens: readonly Token[], at: number, grammar: LanguageGrammar): number {
  const sized = readSizes(tokens, skipTimesMark(tokens, at), grammar);
  const container = readMeasureAt(tokens, sized.next, grammar);
  return skipWordsForOf(tokens, container?.next ?? at, grammar);
}

function isMassOrVolume(measure: Measure): boolean {
  return measure.kind !== "household";
}

export function definedSize({ size }: Qualified): Pick<Quantity, "size"> {
  return size === undefined ? {} : { size };
}

function definedSpread({ spread }: Pick<ReadNumber, "spread">): Pick<Quantity, "spread"> {
  return spread === undefined ? {} : { spread };
}

/** "a couple of cups", "1/2 the bag", "a quarter of my tub". */
function skipOfIfMeasureFollows(tokens: readonly Token[], at: number, grammar: LanguageGrammar): number {
  const of = skipWordsForOf(tokens, at, grammar);
  const after = grammar.definiteWords.has(textAt(tokens, of)) ? of + 1 : of;
  return after > at && readMeasureAt(tokens, after, grammar) !== undefined ? after : at;
}

export interface Counted {
  /** The token after the number. */
  readonly at: number;
  readonly number: Pick<ReadNumber, "value" | "spread">;
  readonly isSaid: boolean;
}

/** "two 12 oz cans", "2 x 80 g". */
function readPackAmount(
  tokens: readonly Token[],
  { sized, number }: { readonly sized: Qualified; readonly number: Counted["number"] },
  grammar: LanguageGrammar,
): ReadQuantity | undefined {
  if (tokens[sized.next]?.kind !== "number") return undefined;
  const inner = readNumber(tokens, sized.next, grammar);
  const measured = inner && readMeasureAt(tokens, skipTimesMark(tokens, inner.next), grammar);
  if (inner === undefined || measured === undefined || !isMassOrVolume(measured.measure)) return undefined;
  const quantity: Quantity = {
    count: number.value * inner.value,
    measure: measured.measure,
    qualifiers: sized.qualifiers,
    isSaid: true,
  };
  return { quantity, next: skipContainer(tokens, measured.next, grammar) };
}

/** Nobody says "and a half" of a smaller one. */
const leastHalved = 100;

/** "200 g y medio aguacate", "un plato y media cucharada de aceite": the half is of what follows. */
function isHalfOfNext(
  tokens: readonly Token[],
  { measure, next }: { readonly measure: Measure; readonly next: number },
  grammar: LanguageGrammar,
): boolean {
  if (tokens[next]?.kind !== "word") return false;
  if (measure.kind === "mass" && measure.grams < leastHalved) return true;
  if (measure.kind === "volume" && measure.word === "ml" && measure.ml < leastHalved) return true;
  return readMeasureAt(tokens, next, grammar) !== undefined;
}

/** "a cup and a half of", "a slice or two of", "100 g - 150 g". */
export function readAfterMeasure(
  tokens: readonly Token[],
  { measure, ...number }: ReadNumber & { readonly measure: Measure },
  grammar: LanguageGrammar,
): ReadNumber {
  const added = addHalfIfSaid(tokens, number, grammar);
  const half = isHalfOfNext(tokens, { measure, next: added.next }, grammar) ? number : added;
  const range = extendToRange(tokens, half, grammar);
  if (range === half) return half;
  const again = readMeasureAt(tokens, range.next, grammar);
  return { ...range, next: again?.next ?? range.next };
}

/** What was counted, in which measure: "2 cups of", "two large", "3 x 80 g". */
export function readCountedAmount(
  tokens: readonly Token[],
  { at, number, isSaid }: Counted,
  grammar: LanguageGrammar,
): ReadQuantity {
  const sized = readSizes(
    tokens,
    skipTimesMark(tokens, skipOfIfMeasureFollows(tokens, at, grammar)),
    grammar,
  );
  const pack = readPackAmount(tokens, { sized, number }, grammar);
  if (pack !== undefined) return pack;
  const isSeveral = number.value > 1;
  const found =
    readMeasureAt(tokens, sized.next, grammar) ??
    findMeasureAhead(tokens, sized.next, { grammar, isSeveral });
  if (found === undefined) {
    const { qualifiers } = sized;
    return {
      quantity: { count: number.value, qualifiers, ...definedSize(sized), isSaid, ...definedSpread(number) },
      next: isSaid ? skipWordsForOf(tokens, sized.next, grammar) : sized.next,
    };
  }
  const whole = readAfterMeasure(tokens, { ...number, measure: found.measure, next: found.next }, grammar);
  const between = tokens.slice(sized.next, found.start).map((token) => grammar.stem(token.text));
  const ownSize = found.measure.kind === "household" ? found.measure.size : undefined;
  const quantity: Quantity = {
    count: whole.value,
    ...(found.measure === household.unit ? { isOfPieces: true as const } : { measure: found.measure }),
    qualifiers: [...sized.qualifiers, ...between, ...(ownSize === undefined ? [] : [ownSize])],
    ...(ownSize === undefined ? definedSize(sized) : { size: sized.size ?? ownSize }),
    isSaid: true,
    ...definedSpread(whole),
  };
  const next = isMassOrVolume(found.measure)
    ? skipContainer(tokens, whole.next, grammar)
    : skipFilledWith(tokens, { measure: found.measure, next: whole.next }, grammar);
  const isEach = isMassOrVolume(found.measure) && eachWords.has(textAt(tokens, next));
  return isEach ? { quantity: { ...quantity, isEach }, next: next + 1 } : { quantity, next };
}

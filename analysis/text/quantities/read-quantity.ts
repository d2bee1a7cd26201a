import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { wordSet } from "../words/read-word-files.ts";
import { type Token, textAt } from "../words/tokenise.ts";
import { household, type Measure } from "./measures.ts";
import type { Quantity, ReadQuantity } from "./quantity.ts";
import { findMeasureAhead, isOf, readMeasureAt, skipFilledWith, skipWordsForOf } from "./read-measure.ts";
import { addHalfIfSaid, extendToRange, type ReadNumber, readNumber } from "./read-number.ts";
import { readPhrase } from "./read-phrase.ts";
import { type Qualified, readSizes } from "./read-sizes.ts";

const timesMarks: ReadonlySet<string> = new Set(["-", "x", "×", "*"]);

function skipTimesMark(tokens: readonly Token[], at: number): number {
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

function definedSize({ size }: Qualified): Pick<Quantity, "size"> {
  return size === undefined ? {} : { size };
}

function definedSpread({ spread }: Pick<ReadNumber, "spread">): Pick<Quantity, "spread"> {
  return spread === undefined ? {} : { spread };
}

const describingUnits: ReadonlySet<string> = wordSet("describing-unit");

/** "100-calorie package", "6-inch sub": the number tells which one, not how many. */
function describesMeasure(tokens: readonly Token[], afterNumber: number): boolean {
  return describingUnits.has(textAt(tokens, skipTimesMark(tokens, afterNumber)));
}

/** "a couple of cups", "1/2 the bag", "a quarter of my tub". */
function skipOfIfMeasureFollows(tokens: readonly Token[], at: number, grammar: LanguageGrammar): number {
  const of = skipWordsForOf(tokens, at, grammar);
  const after = grammar.definiteWords.has(textAt(tokens, of)) ? of + 1 : of;
  return after > at && readMeasureAt(tokens, after, grammar) !== undefined ? after : at;
}

interface Counted {
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
function readAfterMeasure(
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

/** What is counted. */
function readCountedAmount(
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
  const found = readMeasureAt(tokens, sized.next, grammar) ?? findMeasureAhead(tokens, sized.next, grammar);
  if (found === undefined) {
    const { qualifiers } = sized;
    return {
      quantity: { count: number.value, qualifiers, ...definedSize(sized), isSaid, ...definedSpread(number) },
      next: isSaid ? skipWordsForOf(tokens, sized.next, grammar) : sized.next,
    };
  }
  const whole = readAfterMeasure(tokens, { ...number, measure: found.measure, next: found.next }, grammar);
  const between = tokens.slice(sized.next, found.start).map((token) => grammar.stem(token.text));
  const quantity: Quantity = {
    count: whole.value,
    ...(found.measure === household.unit ? { isOfPieces: true as const } : { measure: found.measure }),
    qualifiers: [...sized.qualifiers, ...between],
    ...definedSize(sized),
    isSaid: true,
    ...definedSpread(whole),
  };
  const next = isMassOrVolume(found.measure)
    ? skipContainer(tokens, whole.next, grammar)
    : skipFilledWith(tokens, { measure: found.measure, next: whole.next }, grammar);
  return { quantity, next };
}

/** "a 100-calorie package": one, and the number says which. */
function readDescribedMeasure(
  tokens: readonly Token[],
  number: ReadNumber,
  grammar: LanguageGrammar,
): ReadQuantity {
  const at = skipTimesMark(tokens, number.next);
  const one: Counted = { at: at + 1, number: { value: 1 }, isSaid: true };
  const described = readCountedAmount(tokens, one, grammar);
  const qualifiers = [
    String(number.value),
    grammar.stem(textAt(tokens, at)),
    ...described.quantity.qualifiers,
  ];
  return { ...described, quantity: { ...described.quantity, qualifiers } };
}

/** "palitos de zanahoria", "slices of bread": more than one. */
function isPluralMeasure(tokens: readonly Token[], at: number, grammar: LanguageGrammar): boolean {
  const text = textAt(tokens, at);
  return /[sx]$/.test(text) && grammar.stem(text) !== text;
}

function asSeveral({ quantity, next }: ReadQuantity): ReadQuantity {
  const isHousehold = quantity.measure?.kind === "household";
  return { quantity: isHousehold ? { ...quantity, vague: "some" } : quantity, next };
}

/** "cup of coffee", "slices of bread", "kilo y medio", "plato grande" at the end: one, where no number is said. */
function readBareMeasure(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): ReadQuantity | undefined {
  const bare = readMeasureAt(tokens, at, grammar);
  if (bare === undefined) return undefined;
  const one: Counted = { at, number: { value: 1 }, isSaid: true };
  const sized = readSizes(tokens, bare.next, grammar);
  if (sized.next === tokens.length && bare.next < tokens.length) {
    const { quantity } = readCountedAmount(tokens, one, grammar);
    const qualifiers = [...quantity.qualifiers, ...sized.qualifiers];
    return { quantity: { ...quantity, qualifiers, ...definedSize(sized) }, next: tokens.length };
  }
  const withMore = readAfterMeasure(tokens, { ...one.number, ...bare }, grammar);
  const isWhole = withMore.next === bare.next && !isOf(tokens, bare.next, grammar);
  if (isWhole) return undefined;
  const read = readCountedAmount(tokens, one, grammar);
  return read.quantity.count === 1 && isPluralMeasure(tokens, at, grammar) ? asSeveral(read) : read;
}

/** "unas galletas", "quelques tranches de", "a bit of". */
function readVagueAmount(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): ReadQuantity | undefined {
  const read = readPhrase(tokens, at, { phrases: grammar.vagueAmounts });
  if (read === undefined) return undefined;
  const next = skipWordsForOf(tokens, read.next, grammar);
  const measured = readMeasureAt(tokens, next, grammar);
  // "a little bag of chips" is a small one.
  if (
    measured !== undefined &&
    read.meaning === "little" &&
    next === read.next &&
    !isOf(tokens, next - 1, grammar)
  )
    return undefined;
  if (measured !== undefined) {
    const number = { value: read.meaning === "little" ? 1 : 3 };
    return readCountedAmount(tokens, { at: next, number, isSaid: true }, grammar);
  }
  return { quantity: { count: 1, qualifiers: [], isSaid: false, vague: read.meaning }, next };
}

/** A quantity that begins at this token. */
export function readQuantity(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): ReadQuantity | undefined {
  const number = readNumber(tokens, at, grammar);
  if (number !== undefined && describesMeasure(tokens, number.next))
    return readDescribedMeasure(tokens, number, grammar);
  if (number !== undefined)
    return readCountedAmount(tokens, { at: number.next, number, isSaid: true }, grammar);
  const vague = readVagueAmount(tokens, at, grammar);
  if (vague !== undefined) return vague;
  const article = grammar.articles.get(textAt(tokens, at));
  if (article !== undefined)
    return readCountedAmount(tokens, { at: at + 1, number: { value: article }, isSaid: false }, grammar);
  return readBareMeasure(tokens, at, grammar);
}

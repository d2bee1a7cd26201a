import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { wordSet } from "../words/read-word-files.ts";
import { type Token, textAt } from "../words/tokenise.ts";
import type { ReadNumber, ReadQuantity } from "./quantity.ts";
import {
  type Counted,
  definedSize,
  readAfterMeasure,
  readCountedAmount,
  skipTimesMark,
} from "./read-counted-amount.ts";
import { isOf, readMeasureAt, skipWordsForOf } from "./read-measure.ts";
import { readNumber } from "./read-number.ts";
import { readPhrase } from "./read-phrase.ts";
import { readDiameter, readSizes } from "./read-sizes.ts";

const describingUnits: ReadonlySet<string> = wordSet("describing-unit");

/** "100-calorie package", "6-inch sub": the number tells which one, not how many. */
function describesMeasure(tokens: readonly Token[], afterNumber: number): boolean {
  return describingUnits.has(textAt(tokens, skipTimesMark(tokens, afterNumber)));
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
  // "drink - 2 cans" is no drink or two.
  const isBeforeDash = tokens[bare.next]?.kind === "mark";
  const withMore = isBeforeDash ? bare : readAfterMeasure(tokens, { ...one.number, ...bare }, grammar);
  // "noix de" has it already.
  const saysOf =
    isOf(tokens, bare.next, grammar) || (bare.next > at + 1 && isOf(tokens, bare.next - 1, grammar));
  const isWhole = withMore.next === bare.next && !saysOf;
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
  if (readDiameter(tokens, at, grammar) !== undefined) return undefined;
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

/** analysis/text: from a sentence to foods. This file reads an amount with its measure: "a 12 fl oz can of", "two large", "150 g". */
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import type { Token } from "../words/tokenise.ts";
import type { Measure, Size } from "./measures.ts";
import { isOf, measureAhead, measureAt, skipHolding, skipOfWords } from "./read-measure.ts";
import { readNumber, withHalf } from "./read-number.ts";
import { type Qualified, readSizes } from "./read-sizes.ts";

export interface Quantity {
  readonly count: number;
  /** Absent: so many of the thing itself. */
  readonly measure?: Measure;
  /** Words that say which measure: "single serving" bag, "large" slice. Folded and singular. */
  readonly qualifiers: readonly string[];
  readonly size?: Size;
  /** A number was said, or a measure; not just "a". */
  readonly isSaid: boolean;
}

export interface ReadQuantity {
  readonly quantity: Quantity;
  readonly next: number;
}

function skipHyphen(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === "-" || tokens[at]?.text === "x" ? at + 1 : at;
}

/** After "12 fl oz" the container says nothing new: "can of". */
function skipContainer(tokens: readonly Token[], at: number, grammar: LanguageGrammar): number {
  const sized = readSizes(tokens, skipHyphen(tokens, at), grammar);
  const container = measureAt(tokens, sized.next, grammar);
  return skipOfWords(tokens, container?.next ?? at, grammar);
}

function isMassOrVolume(measure: Measure): boolean {
  return measure.kind !== "household";
}

function sizeOf(qualified: Qualified): { readonly size?: Size } {
  return qualified.size === undefined ? {} : { size: qualified.size };
}

/** "100-calorie package", "6-inch sub": the number tells which one, not how many. */
function describesMeasure(tokens: readonly Token[], afterNumber: number): boolean {
  const word = tokens[skipHyphen(tokens, afterNumber)]?.text ?? "";
  return ["calorie", "calories", "kcal", "inch", "inches"].includes(word);
}

/** "a couple of cups". */
function skipOfBeforeMeasure(tokens: readonly Token[], at: number, grammar: LanguageGrammar): number {
  const after = skipOfWords(tokens, at, grammar);
  return after > at && measureAt(tokens, after, grammar) !== undefined ? after : at;
}

/** What is counted, from the token after the number on. */
function readCounted(
  tokens: readonly Token[],
  at: number,
  count: number,
  isSaid: boolean,
  grammar: LanguageGrammar,
): ReadQuantity {
  const sized = readSizes(tokens, skipHyphen(tokens, skipOfBeforeMeasure(tokens, at, grammar)), grammar);
  // "two 12 oz cans"
  const inner = tokens[sized.next]?.kind === "number" ? readNumber(tokens, sized.next, grammar) : undefined;
  if (inner !== undefined) {
    const measured = measureAt(tokens, skipHyphen(tokens, inner.next), grammar);
    if (measured !== undefined && isMassOrVolume(measured.measure)) {
      const quantity: Quantity = {
        count: count * inner.value,
        measure: measured.measure,
        qualifiers: sized.qualifiers,
        isSaid: true,
      };
      return { quantity, next: skipContainer(tokens, measured.next, grammar) };
    }
  }
  const found = measureAt(tokens, sized.next, grammar) ?? measureAhead(tokens, sized.next, grammar);
  if (found === undefined) {
    return {
      quantity: { count, qualifiers: sized.qualifiers, ...sizeOf(sized), isSaid },
      next: isSaid ? skipOfWords(tokens, sized.next, grammar) : sized.next,
    };
  }
  const half = withHalf(tokens, { value: count, next: found.next }, grammar);
  const between = tokens.slice(sized.next, found.start).map((token) => grammar.stem(token.text));
  const quantity: Quantity = {
    count: half.value,
    measure: found.measure,
    qualifiers: [...sized.qualifiers, ...between],
    ...sizeOf(sized),
    isSaid: true,
  };
  const next = isMassOrVolume(found.measure)
    ? skipContainer(tokens, half.next, grammar)
    : skipHolding(tokens, half.next, found.measure, grammar);
  return { quantity, next };
}

/** A quantity that begins at this token. */
export function readQuantity(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): ReadQuantity | undefined {
  const number = readNumber(tokens, at, grammar);
  if (number !== undefined && describesMeasure(tokens, number.next)) {
    const described = readCounted(tokens, skipHyphen(tokens, number.next) + 1, 1, true, grammar);
    const word = tokens[skipHyphen(tokens, number.next)]?.text ?? "";
    const qualifiers = [String(number.value), grammar.stem(word), ...described.quantity.qualifiers];
    return { ...described, quantity: { ...described.quantity, qualifiers } };
  }
  if (number !== undefined) return readCounted(tokens, number.next, number.value, true, grammar);
  const article = grammar.articles.get(tokens[at]?.text ?? "");
  if (article !== undefined) return readCounted(tokens, at + 1, article, false, grammar);
  // "cup of coffee", "slices of bread", "plato grande" at the end: one, where no number is said.
  const bare = measureAt(tokens, at, grammar);
  if (bare === undefined) return undefined;
  const isSizedAlone =
    readSizes(tokens, bare.next, grammar).next === tokens.length && bare.next < tokens.length;
  if (isSizedAlone) return { ...readCounted(tokens, at, 1, true, grammar), next: tokens.length };
  if (!isOf(tokens, bare.next, grammar)) return undefined;
  return readCounted(tokens, at, 1, true, grammar);
}

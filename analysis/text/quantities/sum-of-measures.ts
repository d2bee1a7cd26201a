/** Reads measures said together: "1 cup plus 2 tbsp", "1 lb 2 oz", and one weight in two units: "500 g / 1 lb 2 oz". */
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { type Token, textAt } from "../words/tokenise.ts";
import type { Measure } from "./measures.ts";
import type { Quantity, ReadQuantity } from "./quantity.ts";

type ReadOne = (at: number) => ReadQuantity | undefined;

interface Reading {
  readonly tokens: readonly Token[];
  readonly grammar: LanguageGrammar;
  readonly readOne: ReadOne;
}

/** g or ml of one; undefined for what differs by food. */
function sizeOf(measure: Measure | undefined): number | undefined {
  if (measure?.kind === "mass") return measure.grams;
  return measure?.kind === "volume" ? measure.ml : undefined;
}

interface Measured {
  readonly quantity: Quantity;
  readonly kind: Measure["kind"];
  /** g or ml of one, and of all. */
  readonly one: number;
  readonly all: number;
}

function measured(quantity: Quantity): Measured | undefined {
  const { measure, count, isSaid } = quantity;
  const one = sizeOf(measure);
  return measure === undefined || one === undefined || !isSaid
    ? undefined
    : { quantity, kind: measure.kind, one, all: one * count };
}

const plusWords: ReadonlySet<string> = new Set(["plus", "+"]);
/** A weight in another unit is rounded. */
const sameShare = 0.15;
const sameMarks: ReadonlySet<string> = new Set(["/", "("]);

/** Behind a plus or an "and", or right behind it in a smaller unit: "1 lb 2 oz". */
function addedAt(tokens: readonly Token[], at: number, { andWords }: LanguageGrammar): number {
  const text = textAt(tokens, at);
  return plusWords.has(text) || andWords.has(text) ? at + 1 : at;
}

function addedTo(
  first: Measured,
  next: number,
  { tokens, grammar, readOne }: Reading,
): ReadQuantity | undefined {
  const start = addedAt(tokens, next, grammar);
  if (start === next && tokens[start]?.kind !== "number") return undefined;
  const read = readOne(start);
  const second = read && measured(read.quantity);
  if (read === undefined || second?.kind !== first.kind) return undefined;
  // "100 g 200 g" are not one weight, and "100 g and 50 g" are of two foods unless the smaller one only refines.
  const isPlus = plusWords.has(textAt(tokens, next));
  if (!isPlus && second.one >= first.one) return undefined;
  const count = (first.all + second.all) / first.one;
  return { quantity: { ...first.quantity, count }, next: read.next };
}

/** The same once more in other units: "500 g/1 lb 2 oz", "2 cups (480 ml)". */
function skipSame(next: number, first: Measured, reading: Reading): number {
  const { tokens, readOne } = reading;
  const mark = textAt(tokens, next);
  const one = sameMarks.has(mark) ? readOne(next + 1) : undefined;
  const read = one && withAddedMeasures(one, reading);
  const second = read && measured(read.quantity);
  if (read === undefined || second?.kind !== first.kind) return next;
  if (second.one === first.one || Math.abs(second.all - first.all) > first.all * sameShare) return next;
  if (mark === "/") return read.next;
  return textAt(tokens, read.next) === ")" ? read.next + 1 : next;
}

/** The amount without what says it again. */
export function withoutSameAgain(read: ReadQuantity, reading: Reading): ReadQuantity {
  const first = measured(read.quantity);
  return first === undefined ? read : { ...read, next: skipSame(read.next, first, reading) };
}

/** The amount with all that is added to it before its food. */
export function withAddedMeasures(read: ReadQuantity, reading: Reading): ReadQuantity {
  const first = measured(read.quantity);
  const added = first && addedTo(first, read.next, reading);
  return added === undefined ? read : withAddedMeasures(added, reading);
}

/** Reads the amount that begins at a token, with the measure that goes without saying: "coca 600". */
import { type Measure, mass, volume } from "../../quantities/measures.ts";
import type { ReadQuantity } from "../../quantities/quantity.ts";
import { isFoodNaming, readMeasureWord } from "../../quantities/read-measure.ts";
import { withAddedMeasures, withoutSameAgain } from "../../quantities/sum-of-measures.ts";
import { textAt } from "../../words/tokenise.ts";
import type { Atom } from "../atom.ts";
import { isOfWord, isPartEnd, type ReadingPoint, type Sentence } from "../sentence.ts";
import {
  amountsFollowFoods,
  isDrink,
  isFoodByMeasure,
  isTooLargeToCount,
  ofDrink,
  readAmount,
} from "./read-amount.ts";

/** Behind a food few count so many pieces of it, and larger numbers are years: "malbec 2019". */
const behindFood = { min: 25, max: 1500 } as const;
/** Before a food fewer may be pieces: "60 uvas". */
const beforeFood = { min: 100, max: 1500, roundTo: 5 } as const;

/** Bottles, cans and glasses as they are sold. cl */
const soldCentilitres: ReadonlySet<number> = new Set([20, 25, 33, 50, 75]);

function isBetween(count: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return count >= min && count <= max;
}

/** Of so much cocoa, in percent: "chocolate 85". */
const cocoa = { min: 50, max: 99 } as const;
/** Beside a larger one, a small number is a weight as well: "yogurt 150, honey 15". */
const besideWeight = { larger: 50, min: 10 } as const;

function isWeightBehind({ tokens, grammar }: Sentence, { at, atom }: ReadingPoint, count: number): boolean {
  if (atom.words.at(-1)?.english.at(-1) === "chocolate" && isBetween(count, cocoa)) return false;
  const isBeside = tokens.some(
    ({ kind, value = 0 }) =>
      kind === "number" && isBetween(value, { ...behindFood, min: besideWeight.larger }),
  );
  // "wings 12, fries 150"
  const noun = textAt(tokens, at - 1);
  const isSmallWeight = isBeside && grammar.stem(noun) === noun;
  return isBetween(count, { ...behindFood, min: isSmallWeight ? besideWeight.min : behindFood.min });
}

function measureBehind(sentence: Sentence, { at, atom }: ReadingPoint, count: number): Measure | undefined {
  if (!isDrink(atom)) return isWeightBehind(sentence, { at, atom }, count) ? mass.gram : undefined;
  if (soldCentilitres.has(count)) return volume.centilitre;
  return isBetween(count, { ...behindFood, min: ofDrink.min }) ? volume.millilitre : undefined;
}

/** "150 arroz", where English names may begin with a number: "100 grand". */
function measureBefore(
  { tokens, lexicon, grammar }: Sentence,
  { quantity: { count }, next }: ReadQuantity,
): Measure | undefined {
  const isWeight = isBetween(count, beforeFood) && count % beforeFood.roundTo === 0;
  if (grammar.headPosition === "last" || !isWeight) return undefined;
  const kind = lexicon.find(tokens, next)?.term.kind;
  return kind === "food" || kind === "brand" ? mass.gram : undefined;
}

/** Of a number without a unit. */
function withImpliedMeasure(
  sentence: Sentence,
  { at, atom }: ReadingPoint,
  read: ReadQuantity,
): ReadQuantity {
  const { quantity, next } = read;
  const { count, measure: said } = quantity;
  // "30 piezas" is read already, without a measure.
  const last = isOfWord(sentence, next - 1) ? next - 2 : next - 1;
  if (said !== undefined || sentence.tokens[last]?.kind !== "number") return read;
  if (atom.words.length === 0) {
    const measure = measureBefore(sentence, read);
    return measure === undefined ? read : { next, quantity: { ...quantity, measure, isBareWeight: true } };
  }
  // "1 leffe 33": a bottle of so much.
  const isOpen = atom.quantity === undefined || (isDrink(atom) && soldCentilitres.has(count));
  const isOfPot = isOfWord(sentence, at - 1) && isBetween(count, ofDrink);
  if (!(isPartEnd(sentence, next) || amountsFollowFoods(sentence, next)) || !(isOpen || isOfPot)) return read;
  // "una coca de 600", "yaourt de 125"
  const measure = isOfPot ? volume.millilitre : measureBehind(sentence, { at, atom }, count);
  return measure === undefined ? read : { next, quantity: { ...quantity, measure } };
}

/** "1 cup plus 2 tbsp rice" adds; "rice, 350 g plus 80 g peas" are amounts of two foods. */
function withAllMeasures(
  sentence: Sentence,
  { atom, before }: ReadingPoint & { readonly before: Atom | undefined },
  read: ReadQuantity,
): ReadQuantity {
  const reading = { ...sentence, readOne: (at: number) => readAmount(sentence, at) };
  const once = withoutSameAgain(read, reading);
  const isOfFoodBefore = atom.connective === "list" && before !== undefined && before.quantity === undefined;
  return atom.words.length > 0 || isOfFoodBefore
    ? once
    : withoutSameAgain(withAddedMeasures(once, reading), reading);
}

/** "salmon 1 fillet": behind the food, the piece names no other one. */
function withPieceAfterFood(sentence: Sentence, read: ReadQuantity): ReadQuantity {
  const { quantity, next } = read;
  if (quantity.measure !== undefined) return read;
  const piece = readMeasureWord(sentence.tokens, next, sentence.grammar);
  if (piece === undefined || !isFoodNaming(piece.meaning) || !isPartEnd(sentence, piece.next)) return read;
  const asAmount = { quantity: { ...quantity, measure: piece.meaning }, next: piece.next };
  // "full Irish - 2 rashers"
  if (isFoodByMeasure(sentence, next, asAmount)) return read;
  return asAmount;
}

export function readAmountAt(
  sentence: Sentence,
  point: ReadingPoint,
  before: Atom | undefined,
): ReadQuantity | undefined {
  const said = readAmount(sentence, point.at);
  const amount = said && withAllMeasures(sentence, { ...point, before }, said);
  const measured = amount && withImpliedMeasure(sentence, point, amount);
  if (measured === undefined || isTooLargeToCount(sentence, point, measured)) return undefined;
  return point.atom.words.length === 0 ? measured : withPieceAfterFood(sentence, measured);
}

/** Reads the amount that begins at a token, with the measure that goes without saying: "canette coca", "coca 600", "chicken 120". */
import { type Measure, mass, volume } from "../../quantities/measures.ts";
import type { ReadQuantity } from "../../quantities/quantity.ts";
import { isFoodNaming, readMeasureWord } from "../../quantities/read-measure.ts";
import { withAddedMeasures, withoutSameAgain } from "../../quantities/sum-of-measures.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import type { Atom } from "../atom.ts";
import { isOfWord, isPartEnd, type ReadingPoint, type Sentence } from "../sentence.ts";
import { withPieceAfterFood } from "./measure-behind-food.ts";
import { amountsFollowFoods, isTooLargeToCount, readAmount } from "./read-amount.ts";

const ofDrink = { min: 100, max: 3000 } as const;
/** Behind a food few count so many pieces of it, and larger numbers are years: "malbec 2019". */
const behindFood = { min: 25, max: 1500 } as const;
/** Before a food fewer may be pieces: "60 uvas". */
const beforeFood = { min: 100, max: 1500, roundTo: 5 } as const;

const drinks = wordSet("sold-by-size");
/** Bottles, cans and glasses as they are sold. cl */
const soldCentilitres: ReadonlySet<number> = new Set([20, 25, 33, 50, 75]);

function isBetween(count: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return count >= min && count <= max;
}

function isDrink({ words }: Atom): boolean {
  return words.some(({ english }) => english.some((word) => drinks.has(word)));
}

/** Of so much cocoa, in percent: "chocolate 85". */
const cocoa = { min: 50, max: 99 } as const;
/** Beside a larger one, a small number is a weight as well: "yogurt 150, honey 15". */
const besideWeight = { larger: 50, min: 10 } as const;

function isWeightBehind(
  { tokens, grammar }: Sentence,
  { at, atom: { words } }: ReadingPoint,
  count: number,
): boolean {
  if (words.at(-1)?.english.at(-1) === "chocolate" && isBetween(count, cocoa)) return false;
  const isBeside = tokens.some(
    ({ kind, value = 0 }, at) =>
      kind === "number" &&
      isBetween(value, { ...behindFood, min: besideWeight.larger }) &&
      !(tokens[at + 1]?.kind === "word" && tokens[at + 1]?.isJoined),
  );
  // "wings 12, fries 150"
  const noun = textAt(tokens, at - 1);
  const isSmallWeight = isBeside && grammar.stem(noun) === noun;
  return isBetween(count, { ...behindFood, min: isSmallWeight ? besideWeight.min : behindFood.min });
}

function measureBehind(sentence: Sentence, point: ReadingPoint, count: number): Measure | undefined {
  if (!isDrink(point.atom)) return isWeightBehind(sentence, point, count) ? mass.gram : undefined;
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

const containers = { first: wordSet("holding"), last: wordSet("container-before-food") } as const;

/** Measures that name no food: "tbsp chia", "cup almond milk". */
const kitchenMeasures: ReadonlySet<Measure> = new Set([volume.cup, volume.tablespoon, volume.teaspoon]);

const spoons: ReadonlySet<Measure | undefined> = new Set([volume.tablespoon, volume.teaspoon]);

/** "canette coca", "bol muesli": hurried words for "une canette de coca". */
function readBareContainer(sentence: Sentence, { at, atom }: ReadingPoint): ReadQuantity | undefined {
  const { tokens, grammar, lexicon } = sentence;
  const read = readMeasureWord(tokens, at, grammar);
  // "150 ml milk tsp sugar"
  const mayFollow = atom.quantity === undefined ? atom.words.length === 0 : spoons.has(read?.meaning);
  if (!mayFollow || (atom.words.length === 0 && atom.quantity !== undefined)) return undefined;
  if (read === undefined || read.meaning.kind === "mass" || isPartEnd(sentence, read.next)) return undefined;
  const isContainer = containers[grammar.headPosition].has(read.meaning.word);
  if (isFoodNaming(read.meaning) || !(isContainer || kitchenMeasures.has(read.meaning))) return undefined;
  const held = lexicon.find(tokens, read.next)?.term.kind;
  // English foods are found by their rows' names, which no lexicon repeats.
  const isUnlisted = held === undefined && grammar.headPosition === "last";
  if (held !== "food" && held !== "brand" && !isUnlisted) return undefined;
  return { quantity: { count: 1, measure: read.meaning, qualifiers: [], isSaid: true }, next: read.next };
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

export function readAmountAt(
  sentence: Sentence,
  point: ReadingPoint,
  before: Atom | undefined,
): ReadQuantity | undefined {
  const said = readAmount(sentence, point.at);
  const amount =
    said === undefined
      ? readBareContainer(sentence, point)
      : withAllMeasures(sentence, { ...point, before }, said);
  const measured = amount && withImpliedMeasure(sentence, point, amount);
  if (measured === undefined || isTooLargeToCount(sentence, point, measured)) return undefined;
  return point.atom.words.length === 0 ? measured : withPieceAfterFood(sentence, measured);
}

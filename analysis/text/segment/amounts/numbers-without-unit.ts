/** Reads large numbers without a unit as what they are: "coca 600", "pollo 200", "150 de arroz", "chicken 120". */
import { type Measure, mass, volume } from "../../quantities/measures.ts";
import type { Quantity, ReadQuantity } from "../../quantities/quantity.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import type { Atom } from "../atom.ts";
import { isOfWord, isPartEnd, type ReadingPoint, type Sentence } from "../sentence.ts";

const ofDrink = { min: 100, max: 3000 } as const;
/** Behind a food few count so many pieces of it, and larger numbers are years: "malbec 2019". */
const behindFood = { min: 25, max: 1500 } as const;
/** Before a food fewer may be pieces: "60 uvas". */
const beforeFood = { min: 100, max: 1500, roundTo: 5 } as const;
/** Of so much cocoa, in percent: "chocolate 85". */
const cocoa = { min: 50, max: 99 } as const;

const drinkWords = wordSet("sold-by-size");
/** Bottles, cans and glasses as they are sold. cl */
const soldCentilitres: ReadonlySet<number> = new Set([20, 25, 33, 50, 75]);

function isBetween(count: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return count >= min && count <= max;
}

function hasWord({ words }: Atom, isMeant: (word: string) => boolean): boolean {
  return words.some(({ english }) => english.some(isMeant));
}

function isDrink(atom: Atom): boolean {
  return hasWord(atom, (word) => drinkWords.has(word));
}

/** "coca 600 ml torta": behind a drink, a bottle's size is its own. */
export function isSizeOfDrinkBefore(atom: Atom, { measure, count }: Quantity): boolean {
  const isBottled = measure?.kind === "volume" && measure.word === volume.millilitre.word;
  return isBottled && measure.ml * count >= ofDrink.min && isDrink(atom);
}

/** Beside a larger one, a small number is a weight as well: "yogurt 150, honey 15". */
const besideWeight = { larger: 50, min: 10 } as const;

function weightsBehindFood({ tokens }: Sentence): { readonly min: number; readonly max: number } {
  const isBesideWeight = tokens.some(
    ({ kind, value = 0 }, at) =>
      kind === "number" &&
      value >= besideWeight.larger &&
      value <= behindFood.max &&
      !(tokens[at + 1]?.kind === "word" && tokens[at + 1]?.isJoined),
  );
  return isBesideWeight ? { min: besideWeight.min, max: behindFood.max } : behindFood;
}

/** "rice 130": behind a food, so many grams. */
export function mayBeWeight(sentence: Sentence, { measure, count }: Quantity): boolean {
  return measure === undefined && isBetween(count, weightsBehindFood(sentence));
}

/** Words of a food's name between two weights. */
const namedBetweenMax = 4;

/** "chicken 120 rice 130": another weight behind the words that follow. */
function isWeighedNext(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  let next = at;
  while (tokens[next]?.kind === "word" && next < at + namedBetweenMax) next++;
  const number = tokens[next];
  return next > at && number?.kind === "number" && isBetween(number.value ?? 0, weightsBehindFood(sentence));
}

/** Who names no unit needs no comma: "pollo 200 arroz 150". */
function beginsFood(sentence: Sentence, at: number): boolean {
  const { tokens, lexicon, grammar } = sentence;
  if (grammar.headPosition === "last") return isWeighedNext(sentence, at);
  const kind = tokens[at]?.kind === "word" ? lexicon.find(tokens, at)?.term.kind : undefined;
  return kind === "food" || kind === "brand";
}

function measureBehind(sentence: Sentence, { at, atom }: ReadingPoint, count: number): Measure | undefined {
  if (isDrink(atom) && soldCentilitres.has(count)) return volume.centilitre;
  if (isDrink(atom))
    return isBetween(count, ofDrink) && count <= behindFood.max ? volume.millilitre : undefined;
  const isShareOfCocoa = isBetween(count, cocoa) && hasWord(atom, (word) => word === "chocolate");
  // "wings 12, fries 150"
  const noun = textAt(sentence.tokens, at - 1);
  const isCount = sentence.grammar.stem(noun) !== noun && count < behindFood.min;
  return isBetween(count, weightsBehindFood(sentence)) && !isShareOfCocoa && !isCount ? mass.gram : undefined;
}

function measureBefore(sentence: Sentence, { quantity: { count }, next }: ReadQuantity): Measure | undefined {
  const isWeight = isBetween(count, beforeFood) && count % beforeFood.roundTo === 0;
  return isWeight && beginsFood(sentence, next) ? mass.gram : undefined;
}

function impliedMeasure(sentence: Sentence, point: ReadingPoint, read: ReadQuantity): Measure | undefined {
  const { at, atom } = point;
  const { quantity, next } = read;
  // "30 piezas" is read already, without a measure.
  const last = isOfWord(sentence, next - 1) ? next - 2 : next - 1;
  if (quantity.measure !== undefined || sentence.tokens[last]?.kind !== "number") return undefined;
  if (atom.words.length === 0) return measureBefore(sentence, read);
  // "una coca de 600", "yaourt de 125"
  if (isOfWord(sentence, at - 1) && isPartEnd(sentence, next))
    return isBetween(quantity.count, ofDrink) ? volume.millilitre : undefined;
  const endsHere = isPartEnd(sentence, next) || beginsFood(sentence, next);
  // "1 leffe 33": a bottle of so much.
  const isBottle =
    isDrink(atom) && soldCentilitres.has(quantity.count) && atom.quantity?.measure?.kind !== "volume";
  const isOpen = atom.quantity === undefined || isBottle;
  return endsHere && isOpen ? measureBehind(sentence, point, quantity.count) : undefined;
}

export function withImpliedMeasure(
  sentence: Sentence,
  point: ReadingPoint,
  read: ReadQuantity,
): ReadQuantity {
  // "100 grand", "500 type flour": English names begin with numbers.
  if (sentence.grammar.headPosition === "last" && point.atom.words.length === 0) return read;
  const measure = impliedMeasure(sentence, point, read);
  if (measure === undefined) return read;
  const isBare = point.atom.words.length === 0;
  return { ...read, quantity: { ...read.quantity, measure, ...(isBare && { isBareWeight: true }) } };
}

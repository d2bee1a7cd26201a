/** Decides which food an amount belongs to: the one before it or the one behind it. */
import { household, volume } from "../../quantities/measures.ts";
import type { Quantity, ReadQuantity } from "../../quantities/quantity.ts";
import { readMeasureWord } from "../../quantities/read-measure.ts";
import { textAt } from "../../words/tokenise.ts";
import { type Atom, isMeasured } from "../atom.ts";
import { isOfWord, isPartEnd, type ReadingPoint, type Sentence, type TokenisedText } from "../sentence.ts";
import { isSizeOfDrinkBefore, mayBeWeight } from "./numbers-without-unit.ts";
import { isTooLargeBehind, readAmount } from "./read-amount.ts";

/** "a spread of 140 g of beans": the word before only holds what follows. */
export function isContainerBeforeAmount(
  sentence: Sentence,
  { at, atom }: ReadingPoint,
  read: ReadQuantity,
): boolean {
  return (
    sentence.grammar.headPosition === "last" &&
    atom.words.length > 0 &&
    isMeasured(read.quantity) &&
    isOfWord(sentence, at - 1) &&
    isOfWord(sentence, read.next - 1)
  );
}

/** "una lata de atún de 80 g", "une banane de 120 g mûre": where the head comes first, its weight may follow. */
export function isWeightOfFoodBefore(
  sentence: Sentence,
  { at, atom }: ReadingPoint,
  read: ReadQuantity,
): boolean {
  return (
    sentence.grammar.headPosition === "first" &&
    atom.words.length > 0 &&
    isMeasured(read.quantity) &&
    (atom.quantity === undefined || !isMeasured(atom.quantity)) &&
    isOfWord(sentence, at - 1) &&
    !isOfWord(sentence, read.next - 1)
  );
}

const timesMarks: ReadonlySet<string> = new Set(["x", "×"]);

/** "x6", "x 6", "× 6" */
export function saysTimes({ tokens }: TokenisedText, at: number): boolean {
  return tokens[at]?.isTimes === true || timesMarks.has(textAt(tokens, at));
}

/** "nuggets x6 frites": times so many of the food before. */
export function isTimesBehind(sentence: Sentence, { at, atom }: ReadingPoint): boolean {
  const isCounted = atom.quantity?.isSaid === true;
  return atom.words.length > 0 && !isCounted && saysTimes(sentence, at);
}

/** Nobody eats so many sets. */
const setsMax = 2;

/** "menu nuggets x6", "happy meal nuggets 4": pieces that are in the set. */
export function countsPiecesOfSet(
  sentence: Sentence,
  point: ReadingPoint,
  { quantity, next }: ReadQuantity,
): boolean {
  const isBehind = isTimesBehind(sentence, point) || isPartEnd(sentence, next);
  const isCount = quantity.measure === undefined && quantity.isSaid && quantity.count > setsMax;
  return isBehind && isCount && point.atom.words.some(({ isWhole }) => isWhole === true);
}

/** Longer runs are prose. */
const runTokensMax = 14;

/** "rice 200 g chicken 150 g": the run of words ends in an amount, so each amount follows its food. */
export function amountsFollowFoods(sentence: Sentence, next: number): boolean {
  for (let at = next; at < next + runTokensMax && !isPartEnd(sentence, at); at++) {
    const read = sentence.tokens[at]?.kind === "number" ? readAmount(sentence, at) : undefined;
    if (read === undefined || (isTooLargeBehind(read) && !mayBeWeight(sentence, read.quantity))) continue;
    if (isPartEnd(sentence, read.next)) return at > next;
    at = read.next - 1;
  }
  return false;
}

/** Less is rather of what follows: "pain 10 g beurre". g */
const weightBehindMin = 40;

/** "poulet 150 g sauce curry": without "de" behind it, the weight is of the food before. */
function isWeightAfterFood(sentence: Sentence, { measure, count }: Quantity, next: number): boolean {
  const grams = measure?.kind === "mass" ? measure.grams * count : 0;
  return (
    sentence.grammar.headPosition === "first" && grams >= weightBehindMin && !isOfWord(sentence, next - 1)
  );
}

/** "sushi 12 pièces saumon": pieces of the food before. */
function countsPieces({ tokens, grammar }: Sentence, next: number): boolean {
  const last = readMeasureWord(tokens, next - 1, grammar);
  return last?.meaning === household.unit && grammar.headPosition === "first";
}

/** "1 salade piémontaise 250 g", "2 yogures 125 g": what was counted, then its weight, and nothing that the weight might be of. */
function weighsCounted(sentence: Sentence, { quantity: counted }: Atom, { quantity, next }: ReadQuantity) {
  if (counted === undefined || isMeasured(counted) || counted.vague !== undefined) return false;
  const { measure } = quantity;
  const { millilitre, centilitre } = volume;
  const isWeight = measure?.kind === "mass" || measure === millilitre || measure === centilitre;
  return isWeight && isPartEnd(sentence, next);
}

/** "boulettes 8 purée", "galletas 3 leche": several of the food before, and one word for what is behind. */
export function countsPluralBefore(
  sentence: Sentence,
  { words, quantity }: Atom,
  read: ReadQuantity,
): boolean {
  const { tokens, lexicon, grammar } = sentence;
  const { measure, count } = read.quantity;
  const isCount = measure === undefined && count > 1 && Number.isInteger(count) && quantity === undefined;
  if (!isCount || grammar.headPosition !== "first" || words.at(-1)?.isSeveralOfOne !== true) return false;
  const behind = lexicon.find(tokens, read.next);
  const isFood = behind?.term.kind === "food" && tokens[read.next - 1]?.kind === "number";
  const noun = textAt(tokens, read.next);
  return isFood && grammar.stem(noun) === noun;
}

/** The amount ends the part or says exactly what an article began. */
export function amountEndsPart(sentence: Sentence, atom: Atom, { quantity, next }: ReadQuantity): boolean {
  if (atom.words.length === 0 || weighsCounted(sentence, atom, { quantity, next })) return true;
  // "a granola bar 1 cup rice": cups are of what stands behind them.
  const isOfNext =
    quantity.measure?.kind === "volume" &&
    sentence.grammar.headPosition === "last" &&
    !isPartEnd(sentence, next);
  if (atom.quantity !== undefined) return !atom.quantity.isSaid && isMeasured(quantity) && !isOfNext;
  if (countsPluralBefore(sentence, atom, { quantity, next })) return true;
  if (isWeightAfterFood(sentence, quantity, next) || countsPieces(sentence, next)) return true;
  if (isSizeOfDrinkBefore(atom, quantity) && sentence.grammar.headPosition === "first") return true;
  return isPartEnd(sentence, next) || amountsFollowFoods(sentence, next);
}

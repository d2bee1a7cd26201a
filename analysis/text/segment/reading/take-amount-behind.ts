/** Takes amounts that can only be of the food before them: "crisps x2", "coke can", "knackis (3)". */
import type { ReadNumber } from "../../quantities/quantity.ts";
import { readMeasureAt } from "../../quantities/read-measure.ts";
import { readNumber } from "../../quantities/read-number.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { amountAfterFood } from "../amounts/amount-after-food.ts";
import { saysTimes } from "../amounts/food-of-amount.ts";
import { readMeasureBehindFood, readSizedPieceAfterFood } from "../amounts/measure-behind-food.ts";
import { namesFoodOrBrand } from "../atom.ts";
import { isPartEnd, type Sentence } from "../sentence.ts";
import type { Reading } from "./reading.ts";
import { isWeighedInBracketsNext } from "./take-mark.ts";

export function takeAmountBehind(reading: Reading): boolean {
  const { sentence, open } = reading;
  const after = amountAfterFood(sentence, reading.at, open);
  if (after === undefined) return false;
  reading.take(after);
  // "knackis (3) coquillettes"
  const isBracketed = textAt(sentence.tokens, after.next - 1) === ")";
  if (isBracketed && namesFoodOrBrand(open)) open.isAmountBehind = true;
  if (isBracketed && isWeighedInBracketsNext(sentence, after.next)) reading.begin("list");
  return true;
}

/** "x3", "x 3", but not the size of a packet: "x 80 g". */
function readTimes(sentence: Sentence, at: number): ReadNumber | undefined {
  const { tokens, grammar } = sentence;
  const read = saysTimes(sentence, at) ? readNumber(tokens, at, grammar) : undefined;
  const isSize = read !== undefined && readMeasureAt(tokens, read.next, grammar) !== undefined;
  return isSize ? undefined : read;
}

const timesWords: ReadonlySet<string> = wordSet("times");
const timesBehindNumber: ReadonlySet<string> = wordSet("times-behind-number");

/** "times two", "por dos", "fois deux"; "twice", "dos veces", "deux fois". */
function readTimesInWords(sentence: Sentence, at: number): ReadNumber | undefined {
  const { tokens, grammar } = sentence;
  if (textAt(tokens, at) === "twice") return { value: 2, next: at + 1 };
  const isBefore = timesWords.has(textAt(tokens, at));
  const read = readNumber(tokens, isBefore ? at + 1 : at, grammar);
  if (read === undefined) return undefined;
  if (isBefore) return read;
  return timesBehindNumber.has(textAt(tokens, read.next)) ? { ...read, next: read.next + 1 } : undefined;
}

/** "pint of stout x3", "bag of crisps x2", "3 cookies times two": so many of what was measured or counted. */
export function takeTimes(reading: Reading): boolean {
  const { quantity, words } = reading.open;
  if (words.length === 0) return false;
  const { sentence, at } = reading;
  const inWords = readTimesInWords(sentence, at);
  if (inWords !== undefined && isPartEnd(sentence, inWords.next)) return multiply(reading, inWords);
  // "1 abricot x2"
  const isCountOfOne = quantity?.isSaid === true && quantity.count === 1;
  if (quantity === undefined || (quantity.measure === undefined && !isCountOfOne)) return false;
  const times = readTimes(sentence, at);
  return times !== undefined && multiply(reading, times);
}

function multiply(reading: Reading, { value, next }: ReadNumber): boolean {
  const { quantity = { count: 1, qualifiers: [] } } = reading.open;
  reading.take({ quantity: { ...quantity, count: quantity.count * value, isSaid: true }, next });
  return true;
}

export function takeMeasureBehind(reading: Reading): boolean {
  const behind = readMeasureBehindFood(reading.sentence, reading.open, reading.at);
  if (behind === undefined) return false;
  reading.take(behind);
  return true;
}

/** "lentejas, plato pequeño", "crisps, bag": of the food before the comma. */
export function takePieceAfterComma(reading: Reading): boolean {
  const { sentence, open, before } = reading;
  if (open.words.length > 0 || !before?.words.length) return false;
  const piece = readSizedPieceAfterFood(sentence, open, reading.at);
  if (piece === undefined) return false;
  reading.take(piece);
  return true;
}

/** Takes the words between two parts, "with", "and", "made of", and those that take back what was said: "a banana, no, two". */
import type { Connective } from "../../languages/language-grammar.ts";
import { readNumber } from "../../quantities/read-number.ts";
import { readPhrase } from "../../quantities/read-phrase.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import { readMeasureBehindFood } from "../amounts/measure-behind-food.ts";
import { readAmountBeforeCorrection, skipCorrectionWords } from "../corrections/read-correction.ts";
import type { Sentence } from "../sentence.ts";
import type { Reading } from "./reading.ts";

function isHyphen(token: Token | undefined): boolean {
  return token?.text === "-" && token.isJoined;
}

/** "between 100 and 150 g", but "between two slices" is no range. */
function beginsNumberRange({ tokens, grammar }: Sentence, at: number): boolean {
  const isBetween = grammar.betweenWords.has(textAt(tokens, at));
  return isBetween && readNumber(tokens, at, grammar) !== undefined;
}

/** The connective at this token, unless it is inside a word: "ready-to-drink", "caffeine-containing". */
export function connectiveAt(
  sentence: Sentence,
  at: number,
): { readonly meaning: Connective; readonly next: number } | undefined {
  const { tokens, grammar } = sentence;
  const read = readPhrase(tokens, at, { phrases: grammar.connectives });
  if (read === undefined || beginsNumberRange(sentence, at)) return undefined;
  return isHyphen(tokens[at - 1]) || isHyphen(tokens[read.next]) ? undefined : read;
}

/** Begins a part for what is said instead, with its amount where that comes first: "3 actually". */
export function takeCorrection(reading: Reading): boolean {
  const { sentence, at } = reading;
  const amount = readAmountBeforeCorrection(sentence, at);
  const next = amount?.next ?? skipCorrectionWords(sentence, at);
  if (next === undefined) return false;
  reading.begin("list");
  reading.open.isCorrection = true;
  if (amount === undefined) reading.skipTo(next);
  else reading.take(amount);
  return true;
}

/** "un schweppes en canette", "2 cervezas en lata": its container gives the amount. */
function takeContainerBehind(reading: Reading, at: number): boolean {
  const { sentence, open } = reading;
  const { quantity } = open;
  if (quantity?.measure !== undefined || quantity?.vague !== undefined) return false;
  const behind = readMeasureBehindFood(sentence, { ...open, quantity: undefined }, at);
  if (behind === undefined) return false;
  reading.take({ ...behind, quantity: { ...behind.quantity, count: quantity?.count ?? 1 } });
  return true;
}

export function takeConnective(reading: Reading): boolean {
  const { sentence, at } = reading;
  const read = connectiveAt(sentence, at);
  if (read === undefined) return false;
  if (read.meaning === "with" && takeContainerBehind(reading, read.next)) return true;
  reading.skipTo(read.next);
  reading.begin(read.meaning);
  if (textAt(sentence.tokens, at) === "from") reading.open.isFrom = true;
  return true;
}

/** Takes what stands between two parts: connectives, marks, and words that take back what was said. */
import type { Connective } from "../../languages/language-grammar.ts";
import { readNumber } from "../../quantities/read-number.ts";
import { readPhrase } from "../../quantities/read-phrase.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import { readAmount } from "../amounts/read-amount.ts";
import { skipCorrectionWords } from "../corrections/corrections.ts";
import type { Sentence } from "../sentence.ts";
import type { Reading } from "./reading.ts";

function isHyphen(token: Token | undefined): boolean {
  return token?.text === "-" && token.isJoined;
}

/** The connective at this token, unless it is inside a word: "ready-to-drink". */
function connectiveAt({ tokens, grammar }: Sentence, at: number) {
  const read = readPhrase<Connective>(tokens, at, { phrases: grammar.connectives });
  // "between 100 and 150 g", but "between two slices" is no range.
  if (grammar.betweenWords.has(textAt(tokens, at)) && readNumber(tokens, at, grammar)) return undefined;
  return isHyphen(tokens[at - 1]) ? undefined : read;
}

/** "with", "and", "made of". */
export function takeConnective(reading: Reading): boolean {
  const { sentence, at } = reading;
  const read = connectiveAt(sentence, at);
  if (read === undefined) return false;
  reading.skipTo(read.next);
  reading.begin(read.meaning);
  if (textAt(sentence.tokens, at) === "from") reading.open.isFrom = true;
  return true;
}

/** "a banana, no, two": begins a part for what is said instead. */
export function takeCorrection(reading: Reading): boolean {
  const next = skipCorrectionWords(reading.sentence, reading.at);
  if (next === undefined) return false;
  reading.begin("list");
  reading.open.isCorrection = true;
  reading.skipTo(next);
  return true;
}

const sentenceEnds: ReadonlySet<string> = new Set([".", "!", "?", ":", "•", "*", ";"]);
const listMarks: ReadonlySet<string> = new Set([",", "、", "，"]);
/** Between blanks they separate foods: "eggs - toast", "salmon / rice". */
const dashes: ReadonlySet<string> = new Set(["-", "–", "—", "/", "|"]);
/** "rice 😋 an apple", "toast → coffee": marks that stand between foods, and in no name. */
const picturesAndArrows = /^[\p{Extended_Pictographic}\p{So}→⇒>]$/u;
/** They join what they stand between, as "and" does. */
const marksThatJoin: ReadonlySet<string> = new Set(["&", "+"]);

function endsSentence({ sentence, at, open, before }: Reading, { text, isJoined }: Token): boolean {
  // "rice: 200 g" on a line of its own is whole, "200 g" goes on.
  const isWhole = open.words.length > 0 || before?.isHeading === true;
  // "2 tbsp. honey", "2 c. à s. d'huile"
  if (text === "." && isJoined && !isWhole && open.quantity?.measure)
    return readAmount(sentence, at)?.quantity.isSaid === true;
  if (text !== "\n") return sentenceEnds.has(text);
  // "courgettes, 70 g" and a new line: no amount of what is on the next one.
  const isOfBefore =
    open.quantity?.isSaid === true && open.connective === "list" && !before?.quantity?.isSaid;
  return isWhole || isOfBefore;
}

/** A comma, or a dash or stroke with blanks around it: "eggs - toast". */
function separatesFoods({ sentence, at, open }: Reading, { text, isJoined }: Token): boolean {
  if (listMarks.has(text)) return true;
  const isSpaced = !isJoined && sentence.tokens[at]?.isJoined === false;
  const isMark = picturesAndArrows.test(text) || (isSpaced && dashes.has(text));
  return isMark && open.words.length > 0;
}

/** "a bottle (20 fl oz) of water": behind the opening bracket. */
function isAmountInBrackets({ sentence, at }: Reading): boolean {
  const amount = readAmount(sentence, at);
  return amount !== undefined && sentence.tokens[amount.next]?.text === ")";
}

/** "gumbo (chicken and sausage)": brackets behind a food tell which it is, or what is in it. */
function takeOpeningBracket(reading: Reading): void {
  const isBehindFood = reading.open.words.length > 0 || (reading.before?.words.length ?? 0) > 0;
  const meaning = connectiveAt(reading.sentence, reading.at)?.meaning;
  // "eggs (plus a banana)"
  if (isBehindFood && (meaning === "apart" || meaning === "and")) reading.begin("list");
  else if (isBehindFood && !isAmountInBrackets(reading)) reading.openBracket();
}

export function takeMark(reading: Reading): boolean {
  const token = reading.sentence.tokens[reading.at];
  if (token?.kind !== "mark" || marksThatJoin.has(token.text)) return false;
  reading.skipTo(reading.at + 1);
  if (token.text === ":") reading.open.isHeading = true;
  if (token.text === "(") takeOpeningBracket(reading);
  else if (token.text === ")") reading.closeBracket();
  else if (endsSentence(reading, token)) reading.begin("apart");
  else if (separatesFoods(reading, token)) reading.begin("list");
  return true;
}

/** Takes marks: where they end a part or part foods, and what brackets behind a food hold. */
import { wordSet } from "../../words/read-word-files.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import { isNeverCounted } from "../amounts/counted-before.ts";
import { readAmount } from "../amounts/read-amount.ts";
import type { Atom } from "../atom.ts";
import { isPartEnd, type Sentence } from "../sentence.ts";
import type { Reading } from "./reading.ts";
import { connectiveAt } from "./take-connective.ts";

const sentenceEnds: ReadonlySet<string> = new Set([".", "!", "?", ":", "•", "*"]);
const listMarks: ReadonlySet<string> = new Set([",", ";", "、", "，"]);
/** Between blanks they separate foods: "eggs - toast", "salmon / rice". */
const dashes: ReadonlySet<string> = new Set(["-", "–", "—", "/", "|"]);

/** Behind them an amount begins another food: "salmon / 1 cup of rice". */
const strokes: ReadonlySet<string> = new Set(["/", "|"]);

/** "rice 😋 an apple", "toast → coffee", "✅ eggs ✅ bacon": marks that stand between foods, and in no name. */
const picturesAndArrows = /^[\p{Extended_Pictographic}\p{So}→⇒>]$/u;

interface Mark {
  readonly sentence: Sentence;
  readonly token: Token;
  /** The token after it. */
  readonly next: number;
  /** What was read of the part before it. */
  readonly atom: Atom;
}

function beginsAmount(sentence: Sentence, at: number): boolean {
  return readAmount(sentence, at)?.quantity.isSaid === true;
}

/** "courgettes, 70 g" and a new line: no amount of what is on the next one. */
function isAmountOfFoodBefore({ words, quantity, connective }: Atom, before: Atom | undefined): boolean {
  const isBare = quantity?.isSaid === true && words.length === 0 && connective === "list";
  return isBare && before !== undefined && before.words.length > 0 && before.quantity?.isSaid !== true;
}

function endsSentence({ sentence, token, next, atom }: Mark, before: Atom | undefined): boolean {
  const { words, quantity } = atom;
  // "rice: 200 g" on a line of its own is whole, "200 g" goes on.
  const isWhole = words.length > 0 || before?.isHeading === true;
  if (token.text === "\n")
    return isWhole || isAmountOfFoodBefore(atom, before) || beginsAmount(sentence, next);
  if (!sentenceEnds.has(token.text)) return false;
  // "2 tbsp. honey", but "chicken: 120 grams. Rice: 130 grams"
  const isOfHeading = before?.isHeading === true;
  if (token.text === "." && token.isJoined && words.length === 0 && quantity?.measure !== undefined)
    return isOfHeading || beginsAmount(sentence, next);
  // "Chips Ahoy! cookie": joined to a name.
  return !(token.text === "!" && token.isJoined && sentence.tokens[next]?.kind === "word");
}

/** A comma, or a dash or stroke with blanks around it: "eggs - toast", but not "rice - 200 g". */
function separatesFoods({ sentence, token, next, atom }: Mark): boolean {
  if (listMarks.has(token.text)) return true;
  if (atom.words.length === 0) return false;
  if (picturesAndArrows.test(token.text)) return !beginsAmount(sentence, next);
  if (!dashes.has(token.text)) return false;
  const isSpaced = !token.isJoined && sentence.tokens[next]?.isJoined === false;
  if (isSpaced && strokes.has(token.text)) return true;
  return isSpaced && !beginsAmount(sentence, next);
}

/** "a bottle (20 fl oz) of water": from the token behind the opening bracket. */
function isAmountInBrackets(sentence: Sentence, at: number): boolean {
  const amount = readAmount(sentence, at);
  return amount !== undefined && sentence.tokens[amount.next]?.text === ")";
}

/** Words of a food's name between two bracketed amounts. */
const namedBetweenMax = 5;

/** "chicken (120 g) rice (130 g)": behind the first bracket. */
export function isWeighedInBracketsNext(sentence: Sentence, at: number): boolean {
  let next = at;
  while (!isPartEnd(sentence, next) && next < at + namedBetweenMax) next++;
  return next > at && textAt(sentence.tokens, next) === "(" && isAmountInBrackets(sentence, next + 1);
}

/** Longer brackets are prose. */
const asideTokensMax = 14;
const asideWords: ReadonlySet<string> = wordSet("served-aside");

/** "(130 g of rice on the side)": from the token behind the opening bracket. */
function endsAside({ tokens }: Sentence, at: number): boolean {
  const closing = tokens.slice(at, at + asideTokensMax).findIndex(({ text }) => text === ")");
  return closing > 0 && asideWords.has(textAt(tokens, at + closing - 1));
}

/** "eggs (plus a banana)": more food, and nothing that describes the one before. */
function addsInBrackets(sentence: Sentence, at: number): boolean {
  const meaning = connectiveAt(sentence, at)?.meaning;
  return meaning === "apart" || meaning === "and" || endsAside(sentence, at);
}

/** They join what they stand between, as "and" does. */
const marksThatJoin: ReadonlySet<string> = new Set(["&", "+"]);

function hasFoodBefore({ open, before }: Reading): boolean {
  return open.words.length > 0 || (before?.words.length ?? 0) > 0;
}

/** "gumbo (chicken and sausage)": brackets behind a food tell which it is, or what is in it. */
function takeOpeningBracket(reading: Reading): void {
  const { sentence, at } = reading;
  const isBehindFood = hasFoodBefore(reading);
  if (isBehindFood && addsInBrackets(sentence, at)) reading.begin("list");
  else if (isBehindFood && !isAmountInBrackets(sentence, at)) reading.openBracket();
  // "pancakes with syrup (3)": the number is of what was named before.
  else if (isNeverCounted(reading.open)) reading.begin("list");
}

function takeSeparator(reading: Reading, token: Token): void {
  const { sentence, at, open, before } = reading;
  if (token.text === ":") open.isHeading = true;
  const mark = { sentence, token, next: at, atom: open };
  if (endsSentence(mark, before)) reading.begin("apart");
  else if (separatesFoods(mark)) reading.begin("list");
}

export function takeMark(reading: Reading): boolean {
  const token = reading.sentence.tokens[reading.at];
  if (token?.kind !== "mark" || marksThatJoin.has(token.text)) return false;
  reading.skipTo(reading.at + 1);
  if (token.text === "(") takeOpeningBracket(reading);
  else if (token.text === ")") reading.closeBracket();
  else takeSeparator(reading, token);
  return true;
}

/** Takes words into the open part: sizes, terms of the lexicon, words that say nothing, and any others as they are. */
import { listing } from "../../languages/language-grammar.ts";
import { isPartOfName, readSizeWord } from "../../quantities/read-sizes.ts";
import { textAt } from "../../words/tokenise.ts";
import { readSizedPieceAfterFood } from "../amounts/measure-behind-food.ts";
import type { Atom } from "../atom.ts";
import {
  bondWithFoodBefore,
  dishBefore,
  followsAnotherFood,
  isKindOfPacket,
} from "../names/food-behind-food.ts";
import { findTermAt, wordOfTerm } from "../names/read-term.ts";
import { isPartEnd, lengthOfPartitive, type Sentence } from "../sentence.ts";
import type { Reading } from "./reading.ts";

/** "breakfast sausage", "snack bar", but not "for breakfast I had". */
function isMealWordOfName(sentence: Sentence, at: number, { words, lead }: Atom): boolean {
  const { tokens, grammar } = sentence;
  const before = tokens[at - 1];
  // "gelatin dessert", "chicken noodle dinner"
  const isLast = before !== undefined && before.end === words.at(-1)?.end;
  if (isLast && grammar.dishWords.has(textAt(tokens, at))) return true;
  const next = tokens[at + 1];
  if (next?.kind !== "word" || isPartEnd(sentence, at + 1)) return false;
  // "a tasty breakfast tart": after an article or amount, what follows is the thing.
  const isCounted = lead !== undefined && words.length === 0;
  const isLedIn = !isCounted && (grammar.emptyWords.has(before?.text ?? "") || at === 0);
  if (grammar.praiseNouns.has(next.text)) return false;
  return !isLedIn && !grammar.emptyWords.has(next.text) && !grammar.mealWords.has(next.text);
}

const besideBurger: ReadonlySet<string> = new Set(["fries", "potatoes", "wedges", "salad", "soda", "cola"]);

/** "whopper medium fries", "big mac moyenne frite": the size is of the food behind it; where the head comes first, of what such a food comes with. */
function isSizeOfNextFood({ sentence, open }: Reading, next: number): boolean {
  const { tokens, grammar, lexicon } = sentence;
  const behind = lexicon.find(tokens, next)?.term;
  if (behind?.kind !== "food" && behind?.kind !== "brand") return false;
  const before = open.words.at(-1)?.kind;
  if (grammar.headPosition === "last") return before === "brand";
  const isBehindFood = before === "brand" || before === "food";
  return isBehindFood && behind.english.some((word) => besideBurger.has(word));
}

/** "thin crust", "regular mayonnaise": they size a food and are in its name as well. */
function isWordOfName({ sentence, at }: Reading, size: string): boolean {
  return size === "thin" || size === "thick" || sentence.tokens[at]?.text === "regular";
}

export function takeSize(reading: Reading): boolean {
  const { sentence } = reading;
  const { tokens, grammar } = sentence;
  const read = readSizeWord(tokens, reading.at, grammar);
  if (read === undefined || isPartOfName(tokens, read.next)) return false;
  if (isSizeOfNextFood(reading, read.next)) reading.begin("list");
  reading.open.sizes.push(...read.meaning.split(" "));
  const piece = readSizedPieceAfterFood(sentence, reading.open, read.next);
  if (piece !== undefined) {
    reading.take(piece);
    return true;
  }
  if (isWordOfName(reading, read.meaning)) return false;
  reading.skipTo(read.next);
  return true;
}

function takeTermOf(reading: Reading, minWords: number): boolean {
  const { sentence } = reading;
  const found = findTermAt(sentence, reading.point, minWords);
  if (found === undefined) return false;
  const { term, next } = found;
  if (isKindOfPacket(reading.open, term)) reading.open.words.pop();
  if (followsAnotherFood(sentence, reading.point, term))
    reading.begin(bondWithFoodBefore(term, dishBefore(reading.complete, reading.open)));
  const { words } = reading.open;
  const isSaidAgain = term.row !== undefined && words.at(-1)?.row === term.row;
  const word = isSaidAgain ? undefined : wordOfTerm(sentence, reading.at, found);
  if (word !== undefined) words.push(word);
  reading.skipTo(next);
  reading.rememberWord("");
  return true;
}

/** Of two words or more. */
export function takeLongTerm(reading: Reading): boolean {
  return takeTermOf(reading, 2);
}

export function takeTerm(reading: Reading): boolean {
  return takeTermOf(reading, 1);
}

function isEmptyWord({ sentence, at, open }: Reading): boolean {
  const { emptyWords, ofWords, mealWords } = sentence.grammar;
  const text = textAt(sentence.tokens, at);
  if (emptyWords.has(text) || ofWords.has(text)) return true;
  return mealWords.has(text) && !isMealWordOfName(sentence, at, open);
}

/** "200 g de riz et du poulet": an article, which begins another food. The number of its tokens. */
function lengthOfLeadingPartitive({ sentence, at, open }: Reading): number | undefined {
  const { words, quantity, lead, connective } = open;
  const isFirst = words.length === 0 && quantity === undefined && lead === undefined;
  return isFirst && listing.has(connective) ? lengthOfPartitive(sentence, at) : undefined;
}

export function takeEmptyWord(reading: Reading): boolean {
  const { sentence, at, open } = reading;
  const text = textAt(sentence.tokens, at);
  if (sentence.grammar.definiteWords.has(text) && open.words.length === 0) open.isDefinite = true;
  if (!isEmptyWord(reading)) return false;
  const partitive = lengthOfLeadingPartitive(reading);
  if (partitive !== undefined) open.lead = "article";
  reading.skipTo(at + (partitive ?? 1));
  if (!sentence.grammar.ofWords.has(text)) reading.rememberWord(text);
  return true;
}

/** Takes a word that no step knows. */
export function takePlainWord(reading: Reading): void {
  const { sentence, at, open } = reading;
  const token = sentence.tokens[at];
  if (token?.kind === "number") {
    reading.leaveUnread(token);
    return;
  }
  reading.skipTo(at + 1);
  // A mark names nothing: some rows have "/" among their words.
  if (token?.kind !== "word") return;
  const { text, start, end } = token;
  reading.rememberWord(text);
  // "a Capri Sun pouch": the last word is a measure as well.
  const measure = sentence.grammar.measures.get(text);
  const isUnmeasured = open.quantity?.measure === undefined;
  if (measure?.kind === "household" && isUnmeasured && open.words.length > 0) open.sizes.push(measure.word);
  open.words.push({ english: [sentence.grammar.glossary.get(text) ?? text], kind: "plain", start, end });
}

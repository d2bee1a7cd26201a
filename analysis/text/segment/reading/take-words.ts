/** Takes words into the open part: terms of the lexicon, words that say nothing, and any others as they are. */
import { listing } from "../../languages/language-grammar.ts";
import { textAt } from "../../words/tokenise.ts";
import {
  bondWithFoodBefore,
  dishBefore,
  followsAnotherFood,
  isKindOfPacket,
} from "../names/food-behind-food.ts";
import { isMealWordOfName } from "../names/meal-word-of-name.ts";
import { lengthOfPartitive } from "../names/partitive.ts";
import { findTermAt, wordOfTerm } from "../names/read-term.ts";
import type { Reading } from "./reading.ts";

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

/** Reads the number that begins at a token, whatever its form: "2", "half a", "about 60", "between 2 and 3". */
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { type Token, textAt } from "../words/tokenise.ts";
import type { ReadNumber } from "./quantity.ts";
import { addHalfIfSaid, readFraction } from "./read-fraction.ts";
import { extendToRange, readBetweenRange } from "./read-range.ts";
import { readSingleNumber } from "./read-single-number.ts";

/** "unos 60 gramos", "environ 200 g": about, not some; and "x 4". */
function skipWordsForAbout(tokens: readonly Token[], at: number, grammar: LanguageGrammar): number {
  const isTimes = textAt(tokens, at) === "x" || textAt(tokens, at) === "×";
  if (!isTimes && !grammar.aboutWords.has(textAt(tokens, at))) return at;
  // "env. 200 g"
  const next = tokens[at + 1]?.text === "." && tokens[at + 1]?.isJoined === true ? at + 2 : at + 1;
  return readSingleNumber(tokens, next, grammar) === undefined ? at : next;
}

/** After an article, only what takes one: "a half", "un par", "une centaine". */
function readNumberAfterArticle(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): ReadNumber | undefined {
  const fraction = readFraction(tokens, at, grammar);
  // "a couple hundred grams"
  const times = fraction && grammar.numbers.get(textAt(tokens, fraction.next));
  if (fraction === undefined || times === undefined || times < 100) return fraction;
  return { value: fraction.value * times, next: fraction.next + 1 };
}

/** A number that begins at this token, or undefined. Articles alone are no numbers. */
export function readNumber(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): ReadNumber | undefined {
  const start = skipWordsForAbout(tokens, at, grammar);
  const between = readBetweenRange(tokens, start, grammar);
  if (between !== undefined) return between;
  const read = grammar.articles.has(textAt(tokens, start))
    ? readNumberAfterArticle(tokens, start + 1, grammar)
    : readSingleNumber(tokens, start, grammar);
  return read === undefined
    ? undefined
    : extendToRange(tokens, addHalfIfSaid(tokens, read, grammar), grammar);
}

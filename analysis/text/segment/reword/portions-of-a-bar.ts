/** analysis/text: from a sentence to foods. This file reads "salmorejo tapa", "bravas 1/2 ración" and "media de bravas" as people order them in full: "tapa de salmorejo", "media ración de bravas". */
import { wordSet } from "../../words/read-word-files.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import { isInsideTerm, isNumberAt, isOfWord, isPartEnd, type Sentence } from "../sentence.ts";
import { type Replacement, withReplaced } from "./replace-tokens.ts";

const portions: ReadonlySet<string> = wordSet("portion-of-a-bar");
const plates: ReadonlySet<string> = wordSet("plate-of-a-bar");
/** A portion that is a food where nothing else is named: "una tapa". */
const portionsByThemselves: ReadonlySet<string> = wordSet("portion-by-itself");
const half = "media";
/** "huevos rotos con jamón y patatas". */
const foodWordsMax = 6;

function saysHowMany(sentence: Sentence, at: number): boolean {
  const text = textAt(sentence.tokens, at);
  const { articles, fractions } = sentence.grammar;
  return isNumberAt(sentence, at) || text === "/" || articles.has(text) || fractions.has(text);
}

function startOfAmount(sentence: Sentence, portion: number): number {
  let start = portion;
  while (start > 0 && saysHowMany(sentence, start - 1)) start--;
  return start;
}

function isFood({ tokens, lexicon }: Sentence, at: number): boolean {
  return lexicon.find(tokens, at)?.term.kind === "food";
}

/** "carrillada en salsa" is one dish: it begins behind a mark or "y". */
function beginsDish({ tokens, grammar }: Sentence, at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || before.kind === "mark" || grammar.andWords.has(before.text);
}

function startOfDish(sentence: Sentence, end: number): number | undefined {
  // "caña y tapa": by itself.
  if (isPartEnd(sentence, end - 1)) return undefined;
  for (let from = end - 1; from >= Math.max(0, end - foodWordsMax); from--)
    if (beginsDish(sentence, from)) return isFood(sentence, from) ? from : undefined;
  return undefined;
}

/** "salmorejo tapa": the portion of the dish that ends before it. */
function behindDish(text: string, sentence: Sentence, portion: number) {
  const { tokens } = sentence;
  if (!portions.has(textAt(tokens, portion)) || !isPartEnd(sentence, portion + 1)) return undefined;
  if (isInsideTerm(sentence, portion - 1)) return undefined;
  const amount = startOfAmount(sentence, portion);
  const from = amount === 0 ? undefined : startOfDish(sentence, amount);
  if (from === undefined) return undefined;
  const said = (start: number, end: number) => text.slice(tokens[start]?.start, tokens[end - 1]?.end);
  return { from, next: portion + 1, words: `${said(amount, portion + 1)} de ${said(from, amount)}` };
}

/** "tapa salmorejo": without the word that belongs there. */
function beforeDish(text: string, sentence: Sentence, at: number): Replacement | undefined {
  const { tokens, lexicon } = sentence;
  const token: Token | undefined = tokens[at];
  if (token === undefined || !portions.has(token.text) || isPartEnd(sentence, at + 1)) return undefined;
  const isName = (lexicon.find(tokens, at)?.next ?? at) > at + 1;
  if (isName || isOfWord(sentence, at + 1) || !isFood(sentence, at + 1)) return undefined;
  const isAlone = startOfAmount(sentence, at) === at && !portionsByThemselves.has(token.text);
  return isAlone ? undefined : { next: at + 1, words: `${text.slice(token.start, token.end)} de` };
}

/** "media de bravas": half of what a bar serves; half of a toast, which was read before, lies under other things. */
function halfOfPlate({ tokens, ...sentence }: Sentence, at: number): Replacement | undefined {
  const isHalf = textAt(tokens, at) === half && isOfWord({ tokens, ...sentence }, at + 1);
  return isHalf && plates.has(textAt(tokens, at + 2)) ? { next: at + 1, words: `${half} ración` } : undefined;
}

export function withPortionsOfABar(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  if (grammar.language !== "es") return text;
  const behind = new Map<number, Replacement>();
  for (let at = 1; at < tokens.length; at++) {
    const portion = behindDish(text, sentence, at);
    if (portion !== undefined) behind.set(portion.from, portion);
  }
  return withReplaced(
    text,
    tokens,
    (at) => behind.get(at) ?? halfOfPlate(sentence, at) ?? beforeDish(text, sentence, at),
  );
}

/** analysis/text: from a sentence to foods. This file says in full how much of a food it is: "salmorejo tapa", "bravas 1/2 ración", "media de bravas", "pizza trozo" and "loncha jamón" are "tapa de salmorejo", "media ración de bravas", "trozo de pizza", "loncha de jamón". */
import { wordSet } from "../../words/read-word-files.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import { isInsideTerm, isNumberAt, isOfWord, isPartEnd, type Sentence } from "../sentence.ts";
import { type Replacement, withReplaced } from "./replace-tokens.ts";

/** Of a bar, which serves whole dishes: "carrillada en salsa tapa". */
const ofABar: ReadonlySet<string> = wordSet("portion-of-a-bar");
const ofAnything: ReadonlySet<string> = wordSet("portion-of-anything");
const plates: ReadonlySet<string> = wordSet("plate-of-a-bar");
const half = "media";
/** "huevos rotos con jamón y patatas". */
const foodWordsMax = 6;

function isPortion(text: string): boolean {
  return ofABar.has(text) || ofAnything.has(text);
}

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

/** It begins behind a mark or "y". */
function beginsDish({ tokens, grammar }: Sentence, at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || before.kind === "mark" || grammar.andWords.has(before.text);
}

function startOfDish(sentence: Sentence, end: number): number | undefined {
  // "caña y tapa": by itself.
  if (isPartEnd(sentence, end - 1)) return undefined;
  for (let from = end - 1; from >= Math.max(0, end - foodWordsMax); from--)
    if (beginsDish(sentence, from)) return from;
  return undefined;
}

function foodAt({ tokens, lexicon }: Sentence, at: number) {
  const found = lexicon.find(tokens, at);
  return found?.term.kind === "food" || found?.term.kind === "brand" ? found : undefined;
}

/** "salmorejo tapa": the portion of the food that ends before it. */
function behindFood(text: string, sentence: Sentence, portion: number) {
  const { tokens } = sentence;
  const measure = textAt(tokens, portion);
  if (!isPortion(measure) || !isPartEnd(sentence, portion + 1) || isInsideTerm(sentence, portion - 1))
    return undefined;
  const amount = startOfAmount(sentence, portion);
  const from = amount === 0 ? undefined : startOfDish(sentence, amount);
  const found = from === undefined ? undefined : foodAt(sentence, from);
  // "pan leche vaso": two foods.
  if (from === undefined || found === undefined || (!ofABar.has(measure) && found.next !== amount))
    return undefined;
  // Behind its food a measure with a number is read already.
  if (!ofABar.has(measure) && amount < portion) return undefined;
  const said = (start: number, end: number) => text.slice(tokens[start]?.start, tokens[end - 1]?.end);
  return { from, next: portion + 1, words: `${said(amount, portion + 1)} de ${said(from, amount)}` };
}

/** "tapa salmorejo": without the word that belongs there. */
function beforeFood(text: string, sentence: Sentence, at: number): Replacement | undefined {
  const { tokens, lexicon } = sentence;
  const token: Token | undefined = tokens[at];
  if (token === undefined || !isPortion(token.text) || isPartEnd(sentence, at + 1)) return undefined;
  const isName = (lexicon.find(tokens, at)?.next ?? at) > at + 1;
  if (isName || isOfWord(sentence, at + 1) || foodAt(sentence, at + 1) === undefined) return undefined;
  // "pizza 3 rebanadas pepperoni": of the food before.
  const start = startOfAmount(sentence, at);
  const isBehindFood = start > 0 && !isPartEnd(sentence, start - 1);
  return isBehindFood ? undefined : { next: at + 1, words: `${text.slice(token.start, token.end)} de` };
}

/** "media de bravas": half of what a bar serves; half of a toast, which was read before, lies under other things. */
function halfOfPlate({ tokens, ...sentence }: Sentence, at: number): Replacement | undefined {
  const isHalf = textAt(tokens, at) === half && isOfWord({ tokens, ...sentence }, at + 1);
  return isHalf && plates.has(textAt(tokens, at + 2)) ? { next: at + 1, words: `${half} ración` } : undefined;
}

export function withPortionsInAHurry(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  if (grammar.language !== "es") return text;
  const behind = new Map<number, Replacement>();
  for (let at = 1; at < tokens.length; at++) {
    const portion = behindFood(text, sentence, at);
    if (portion !== undefined) behind.set(portion.from, portion);
  }
  return withReplaced(
    text,
    tokens,
    (at) => behind.get(at) ?? halfOfPlate(sentence, at) ?? beforeFood(text, sentence, at),
  );
}

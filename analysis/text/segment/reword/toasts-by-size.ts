/** analysis/text: from a sentence to foods. This file reads the toast that the bars of southern Spain name by its size alone: "media con tomate", "una entera de jamón". */
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isOfWord, isPartEnd, type Sentence, unsaidWord } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

/** Its name in full, by the size. */
const toasts: ReadonlyMap<string, string> = new Map([
  ["media", "media tostada"],
  ["medias", "medias tostadas"],
  ["entera", "tostada entera"],
  ["enteras", "tostadas enteras"],
]);
const toppings: ReadonlySet<string> = wordSet("on-toast-by-size");

/** Of the country's words. */
function isTerm({ tokens: [first], lexicon }: Sentence, name: string): boolean {
  if (first === undefined) return false;
  const words = name.split(" ").map((word) => unsaidWord(word, first));
  return lexicon.find(words, 0)?.next === words.length;
}

/** "una media", ", media", "y media" behind a food; but "dos y media" and "pizza media". */
function beginsFood(sentence: Sentence, at: number): boolean {
  const { tokens, grammar } = sentence;
  const before = tokens[at - 1];
  if (before === undefined || grammar.articles.has(before.text)) return true;
  const isJoinedToNumber = grammar.andWords.has(before.text) && tokens[at - 2]?.kind === "number";
  const isNumberWord = grammar.numbers.has(textAt(tokens, at - 2));
  return isPartEnd(sentence, at - 1) && !isJoinedToNumber && !isNumberWord;
}

function isTopped(sentence: Sentence, at: number): boolean {
  const { tokens, grammar } = sentence;
  const isWith = grammar.connectives.get(textAt(tokens, at)) === "with";
  return (isWith || isOfWord(sentence, at)) && toppings.has(textAt(tokens, at + 1));
}

export function withToastsBySize(text: string, sentence: Sentence): string {
  const { tokens } = sentence;
  return withReplaced(text, tokens, (at) => {
    const words = toasts.get(textAt(tokens, at));
    if (words === undefined || !isTopped(sentence, at + 1) || !beginsFood(sentence, at)) return undefined;
    return isTerm(sentence, words) ? { next: at + 1, words } : undefined;
  });
}

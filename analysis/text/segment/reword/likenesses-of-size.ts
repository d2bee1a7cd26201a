/** analysis/text: from a sentence to foods. This file sets aside words that only say how large a food is: "egg-sized potato", "butter the size of a walnut". */
import { wordSet } from "../../words/read-word-files.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import { isOfWord, type Sentence } from "../sentence.ts";

const likenesses = wordSet("size-likeness");
const sizeNouns = wordSet("size-noun");

/** Where "golf ball-sized" begins, of which this token is the last. */
function startOfSized({ tokens }: Sentence, at: number): number | undefined {
  if (textAt(tokens, at) !== "sized" && textAt(tokens, at) !== "size") return undefined;
  let start = textAt(tokens, at - 1) === "-" ? at - 1 : at;
  const end = start;
  while (start > 0 && likenesses.has(textAt(tokens, start - 1))) start--;
  return start < end ? start : undefined;
}

/** Behind "the size of a walnut", of which this token is the noun. */
function endOfSizeOf(sentence: Sentence, at: number): number | undefined {
  const { tokens, grammar } = sentence;
  if (!sizeNouns.has(textAt(tokens, at)) || !isOfWord(sentence, at + 1)) return undefined;
  const next = textAt(tokens, at + 2) === "'" ? at + 3 : at + 2;
  const word = textAt(tokens, next);
  if (!grammar.articles.has(word) && !grammar.definiteWords.has(word)) return undefined;
  const isTwoWords = likenesses.has(textAt(tokens, next + 1)) && likenesses.has(textAt(tokens, next + 2));
  return tokens[next + 1]?.kind === "word" ? next + (isTwoWords ? 3 : 2) : undefined;
}

export function withoutLikenessesOfSize(sentence: Sentence): readonly Token[] {
  const { tokens, grammar } = sentence;
  if (!tokens.some(({ text }) => text === "sized" || sizeNouns.has(text))) return tokens;
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const end = endOfSizeOf(sentence, at);
    const start = end === undefined ? startOfSized(sentence, at) : undefined;
    if (start !== undefined) read.splice(read.length - (at - start));
    else if (end !== undefined)
      while (isBeforeSize(read.at(-1), grammar.ofWords, grammar.definiteWords)) read.pop();
    else if (token !== undefined) read.push(token);
    at = end ?? at + 1;
  }
  return read;
}

/** "the" of "the size of", "de la" of "de la taille". */
function isBeforeSize(
  token: Token | undefined,
  ofWords: ReadonlySet<string>,
  definiteWords: ReadonlySet<string>,
): boolean {
  return token !== undefined && (ofWords.has(token.text) || definiteWords.has(token.text));
}

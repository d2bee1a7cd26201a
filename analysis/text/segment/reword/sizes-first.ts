/** analysis/text: from a sentence to foods. This file moves a size or description out of a food's name, before it: "galleta mediana de mantequilla", "pizza surgelée au fromage". */

import { readSizeWord } from "../../quantities/read-sizes.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import type { Sentence } from "../sentence.ts";

/** A name is looked for this many words before what interrupts it, and this many after. */
const wordsBefore = 3;
const wordsAfter = 6;

function isSize({ tokens, grammar }: Sentence, at: number): boolean {
  return readSizeWord(tokens, at, grammar)?.next === at + 1;
}

function isDescription({ tokens, lexicon }: Sentence, at: number): boolean {
  const found = lexicon.find(tokens, at);
  return found?.term.kind === "modifier" && found.next === at + 1;
}

/** "pollo asado con papas" is not "pollo con papas" that was roasted: only a size may come before "with". */
function interruptsName(sentence: Sentence, at: number): boolean {
  const { tokens, grammar } = sentence;
  const next = textAt(tokens, at + 1);
  const connective = grammar.connectives.get(next);
  const isTight = grammar.ofWords.has(next) || connective === "flavored";
  if (tokens[at]?.kind !== "word" || (!isTight && connective === undefined)) return false;
  return isSize(sentence, at) || (isTight && isDescription(sentence, at));
}

/** Where the name begins that is whole once this token is taken out; undefined where there is none. */
function startOfName({ tokens, lexicon }: Sentence, at: number): number | undefined {
  const first = Math.max(0, at - wordsBefore);
  const without = [...tokens.slice(first, at), ...tokens.slice(at + 1, at + 1 + wordsAfter)];
  for (let start = at - first - 1; start >= 0; start--) {
    const found = lexicon.find(without, start);
    if (found?.term.kind === "food" && found.next > at - first + 1) return first + start;
  }
  return undefined;
}

/** Tokens in the order that the lexicon knows; where the head comes last, as they are. */
export function sizesFirst(sentence: Sentence): readonly Token[] {
  const { grammar, lexicon } = sentence;
  if (grammar.headPosition === "last") return sentence.tokens;
  const tokens = [...sentence.tokens];
  for (let at = 1; at < tokens.length - 1; at++) {
    const current = { tokens, grammar, lexicon };
    const start = interruptsName(current, at) ? startOfName(current, at) : undefined;
    if (start !== undefined) tokens.splice(start, 0, ...tokens.splice(at, 1));
  }
  return tokens;
}

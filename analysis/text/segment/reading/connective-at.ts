import type { Connective } from "../../languages/language-grammar.ts";
import { readNumber } from "../../quantities/read-number.ts";
import { readPhrase } from "../../quantities/read-phrase.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import type { Sentence } from "../sentence.ts";

function isHyphen(token: Token | undefined): boolean {
  return token?.text === "-" && token.isJoined;
}

/** "between 100 and 150 g", but "between two slices" is no range. */
function beginsNumberRange({ tokens, grammar }: Sentence, at: number): boolean {
  const isBetween = grammar.betweenWords.has(textAt(tokens, at));
  return isBetween && readNumber(tokens, at, grammar) !== undefined;
}

/** The connective at this token, unless it is inside a word: "ready-to-drink", "caffeine-containing". */
export function connectiveAt(
  sentence: Sentence,
  at: number,
): { readonly meaning: Connective; readonly next: number } | undefined {
  const { tokens, grammar } = sentence;
  const read = readPhrase(tokens, at, { phrases: grammar.connectives });
  if (read === undefined || beginsNumberRange(sentence, at)) return undefined;
  return isHyphen(tokens[at - 1]) || isHyphen(tokens[read.next]) ? undefined : read;
}

/** analysis/text: from a sentence to foods. This file parts what was counted from what was eaten beside it: "3 oreos milk", "2 eggs bacon toast". */
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import type { Sentence } from "../sentence.ts";
import { isPartEnd } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

/** Drinks, and what lies beside eggs and pancakes. */
const beside: ReadonlySet<string> = wordSet("beside-counted");
const counted: ReadonlySet<string> = wordSet("counted-before-beside");
/** One egg may be in the bacon roll. */
const countMin = 2;

/** Nothing but foods of the plate up to the next mark: "2 eggs bacon toast", but not "2 eggs bacon sandwich". */
function isListBeside(sentence: Sentence, from: number): boolean {
  let at = from;
  while (beside.has(textAt(sentence.tokens, at))) at++;
  return at > from && isPartEnd(sentence, at);
}

/** English names end in their noun, so a plural in front of another noun is a food by itself. */
export function withFoodsBesideCounted(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  if (grammar.headPosition !== "last") return text;
  return withReplaced(text, tokens, (at) => {
    const value = tokens[at - 2]?.value ?? grammar.numbers.get(textAt(tokens, at - 2)) ?? 0;
    if (value < countMin || !counted.has(textAt(tokens, at - 1))) return undefined;
    if (!isListBeside(sentence, at)) return undefined;
    let end = at;
    while (beside.has(textAt(tokens, end))) end++;
    const names = tokens.slice(at, end).map(({ start, end: to }) => text.slice(start, to));
    return { next: end, words: `, ${names.join(", ")}` };
  });
}

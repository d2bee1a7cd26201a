/** analysis/text: from a sentence to foods. This file parts what was counted from what was eaten beside it: "3 oreos milk", "2 eggs bacon toast". */
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isPartEnd, type Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

/** Drinks, and what lies beside eggs and pancakes. */
const beside: ReadonlySet<string> = wordSet("beside-counted");
const counted: ReadonlySet<string> = wordSet("counted-before-beside");
/** One egg may be in the bacon roll. */
const countMin = 2;

/** Where a list of nothing but such foods ends, if it ends the part: "2 eggs bacon toast", but not "2 eggs bacon sandwich". */
function endOfListBeside(sentence: Sentence, from: number): number | undefined {
  let end = from;
  while (beside.has(textAt(sentence.tokens, end))) end++;
  return end > from && isPartEnd(sentence, end) ? end : undefined;
}

/** English names end in their noun, so a plural in front of another noun is a food by itself. */
export function withFoodsBesideCounted(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  if (grammar.headPosition !== "last") return text;
  return withReplaced(text, tokens, (at) => {
    const value = tokens[at - 2]?.value ?? grammar.numbers.get(textAt(tokens, at - 2)) ?? 0;
    if (value < countMin || !counted.has(textAt(tokens, at - 1))) return undefined;
    const end = endOfListBeside(sentence, at);
    if (end === undefined) return undefined;
    const names = tokens.slice(at, end).map(({ start, end: to }) => text.slice(start, to));
    return { next: end, words: `, ${names.join(", ")}` };
  });
}

/** analysis/text: from a sentence to foods. This file moves the size of a set before its name: "big mac medium meal". */
import { readSizeWord } from "../../quantities/read-sizes.ts";
import { textAt } from "../../words/tokenise.ts";
import { isPartEnd, type Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

const sets: ReadonlySet<string> = new Set(["meal", "combo"]);
/** "quarter pounder with cheese" */
const nameWordsMax = 5;

/** Where the size stands in a name that is one without it. */
function sizeInName(
  { tokens, grammar, lexicon }: Sentence,
  start: number,
  isName: (text: string) => boolean,
): number | undefined {
  for (let at = start + 1; at <= start + nameWordsMax; at++) {
    if (readSizeWord(tokens, at, grammar)?.next !== at + 1 || !sets.has(textAt(tokens, at + 1))) continue;
    const named = [...tokens.slice(start, at), ...tokens.slice(at + 1, at + 2)];
    const isTerm = lexicon.find(named, 0)?.next === named.length;
    return isTerm || isName(named.map(({ text }) => text).join(" ")) ? at : undefined;
  }
  return undefined;
}

export function withSizesBeforeMeal(
  text: string,
  sentence: Sentence,
  isName: (text: string) => boolean,
): string {
  const { tokens, grammar } = sentence;
  if (grammar.language !== "en") return text;
  return withReplaced(text, tokens, (start) => {
    const at = tokens[start]?.kind === "word" ? sizeInName(sentence, start, isName) : undefined;
    if (at === undefined || !isPartEnd(sentence, at + 2)) return undefined;
    const name = text.slice(tokens[start]?.start, tokens[at - 1]?.end);
    return { next: at + 2, words: `${textAt(tokens, at)} ${name} ${textAt(tokens, at + 1)}` };
  });
}

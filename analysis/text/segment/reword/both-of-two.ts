/** analysis/text: from a sentence to foods. This file reads "both eggs" as two eggs. */
import { readPhrase } from "../../quantities/read-phrase.ts";
import { textAt } from "../../words/tokenise.ts";
import type { Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

/** Longer runs are prose. */
const wordsMax = 3;

/** Where the words behind it end. */
function endOfName({ tokens, grammar }: Sentence, from: number): number {
  let end = from;
  const goesOn = () =>
    tokens[end]?.kind === "word" && readPhrase(tokens, end, { phrases: grammar.connectives }) === undefined;
  while (end < from + wordsMax && goesOn()) end++;
  return end;
}

/** "both my eggs", but not "both ham and eggs". */
export function withBothCounted(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  return withReplaced(text, tokens, (at) => {
    if (!grammar.bothWords.has(textAt(tokens, at))) return undefined;
    let from = at + 1;
    while (grammar.ofWords.has(textAt(tokens, from)) || grammar.definiteWords.has(textAt(tokens, from)))
      from++;
    const end = endOfName(sentence, from);
    const last = textAt(tokens, end - 1);
    const isPlural = end > from && grammar.stem(last) !== last;
    if (!isPlural || grammar.andWords.has(textAt(tokens, end))) return undefined;
    return { next: from, words: "2" };
  });
}

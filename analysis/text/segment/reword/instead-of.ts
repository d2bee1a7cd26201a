/** analysis/text: from a sentence to foods. This file leaves out what was not eaten since something else was: "rice instead of fries", "leche de avena en vez de normal". */
import { readPhrase } from "../../quantities/read-phrase.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { textAt } from "../../words/tokenise.ts";
import { breads } from "../kinds-of-food.ts";
import type { Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

/** Longer runs are prose. */
const replacedWordsMax = 4;

/** Where the words of what was replaced end. */
function endOfReplaced({ tokens, grammar }: Sentence, from: number): number {
  let end = from;
  while (grammar.definiteWords.has(textAt(tokens, end)) || grammar.articles.has(textAt(tokens, end))) end++;
  const first = end;
  const isEnd = (at: number) =>
    tokens[at]?.kind !== "word" ||
    grammar.emptyWords.has(textAt(tokens, at)) ||
    readPhrase(tokens, at, { phrases: grammar.connectives }) !== undefined;
  while (end < first + replacedWordsMax && !isEnd(end)) end++;
  return end;
}

/** "lettuce instead of a bun": what is said to hold the burger is left out of it, too. */
function isBread({ tokens, lexicon }: Sentence, at: number): boolean {
  const english = lexicon.find(tokens, at)?.term.english ?? [textAt(tokens, at)];
  return breads.has(stemEnglish(english.at(-1) ?? ""));
}

export function withoutReplaced(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  return withReplaced(text, tokens, (at) => {
    const said = readPhrase(tokens, at, { phrases: grammar.insteadOf });
    if (said === undefined) return undefined;
    const next = endOfReplaced(sentence, said.next);
    if (next === said.next) return undefined;
    const last = tokens[next - 1];
    const words = at > 0 && last !== undefined && isBread(sentence, next - 1);
    return { next, words: words ? `${grammar.refusalWord} ${text.slice(last.start, last.end)}` : "" };
  });
}

/** analysis/text: from a sentence to foods. This file gives a sandwich its name where the lexicon does not know what is in it by another: "prawn mayo sarnie". */
import { wordSet } from "../../words/read-word-files.ts";
import type { Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

const otherNames = wordSet("sandwich-by-another-name");

/** Words of a name of the lexicon that ends in one of them. */
const wordsBeforeMax = 5;

function isInTerm({ tokens, lexicon }: Sentence, at: number): boolean {
  for (let start = Math.max(0, at - wordsBeforeMax); start < at; start++)
    if (lexicon.find(tokens, start)?.next === at + 1) return true;
  return false;
}

export function withSandwichesNamed(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  if (grammar.language !== "en") return text;
  return withReplaced(text, tokens, (at) => {
    const [before, token] = [tokens[at - 1], tokens[at]];
    // As typed: what was taken for a misspelling of it may be another name.
    const typed = text.slice(token?.start, token?.end).toLowerCase();
    if (before?.kind !== "word" || !otherNames.has(typed) || isInTerm(sentence, at)) return undefined;
    const isAlone = grammar.connectives.has(before.text) || grammar.articles.has(before.text);
    return isAlone ? undefined : { next: at + 1, words: "sandwich" };
  });
}

/** analysis/text: from a sentence to foods. This file says in words what "0.0" behind a drink means: "jupiler 0.0 33 cl". */
import { textAt } from "../../words/tokenise.ts";
import type { Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

const none = /^0[.,]0\s?%?$/;

function isDrinkBefore({ tokens, grammar }: Sentence, at: number): boolean {
  const before = tokens[at - 1];
  return before?.kind === "word" && !grammar.emptyWords.has(before.text);
}

/** "jupiler 0,0 %" becomes "jupiler sans alcool": nobody counts no beers. */
export function withoutAlcohol(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  // English and Spanish have the names of such beers in their lexicons.
  if (grammar.language !== "fr") return text;
  return withReplaced(text, tokens, (at) => {
    const isNone = none.test(textAt(tokens, at)) && isDrinkBefore(sentence, at);
    return isNone ? { next: at + 1, words: "sans alcool" } : undefined;
  });
}

/** analysis/text: from a sentence to foods. This file calls a pizza for one a small one: "pizza individual de atún". */
import type { Language } from "#domain/people/language.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { textAt } from "../../words/tokenise.ts";
import { isPartEnd, type Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

interface Words {
  readonly forOne: string;
  readonly small: string;
}

/** English names it by the table's own size: "personal pizza". */
const wordsOf: Readonly<Partial<Record<Language, Words>>> = {
  es: { forOne: "individual", small: "pequeña" },
  fr: { forOne: "individuelle", small: "petite" },
};

/** Before the word, in the same part. */
function isOfPizza(sentence: Sentence, word: number): boolean {
  const { tokens } = sentence;
  for (let at = word - 1; at >= 0 && !isPartEnd(sentence, at); at--)
    if (stemEnglish(textAt(tokens, at)) === "pizza") return true;
  return false;
}

export function withPizzasForOne(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  const words = wordsOf[grammar.language];
  if (words === undefined) return text;
  return withReplaced(text, tokens, (at) => {
    const isForOne = textAt(tokens, at) === words.forOne && isOfPizza(sentence, at);
    return isForOne ? { next: at + 1, words: words.small } : undefined;
  });
}

/** analysis/text: from a sentence to foods. This file says the size of a pizza that was given in inches: "half of a 12 inch pizza". */
import type { Language } from "#domain/people/language.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { textAt } from "../../words/tokenise.ts";
import { isOfWord, type Sentence } from "../sentence.ts";
import { readInches } from "./read-inches.ts";
import { withReplaced } from "./replace-tokens.ts";

type Size = "small" | "medium" | "large" | "largest";
const wordsForSizes: Readonly<Record<Language, Readonly<Record<Size, string>>>> = {
  en: { small: "small", medium: "medium", large: "large", largest: "extra large" },
  es: { small: "pequeña", medium: "mediana", large: "grande", largest: "extra grande" },
  fr: { small: "petite", medium: "moyenne", large: "grande", largest: "très grande" },
};
/** As pizza chains name them, by inches at most. */
const widest: readonly (readonly [number, Size])[] = [
  [10, "small"],
  [12, "medium"],
  [15, "large"],
  [30, "largest"],
];
/** Between the size and the word: "14 inch thin crust cheese pizza". */
const wordsBetweenMax = 4;

function isPizzaAt({ tokens }: Sentence, at: number): boolean {
  return stemEnglish(textAt(tokens, at)) === "pizza";
}

function isOfPizza(sentence: Sentence, from: number, next: number): boolean {
  for (let distance = 0; distance <= wordsBetweenMax; distance++) {
    const isNear =
      sentence.grammar.headPosition === "last"
        ? isPizzaAt(sentence, next + distance)
        : isPizzaAt(sentence, from - 1 - distance);
    if (isNear) return true;
  }
  return false;
}

/** "una pizza de 12 pulgadas" becomes "una pizza mediana". */
export function withInchesOfPizza(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  return withReplaced(text, tokens, (from) => {
    const at = isOfWord(sentence, from) ? from + 1 : from;
    const width = readInches(tokens, at);
    if (width === undefined) return undefined;
    const size = widest.find(([most]) => width.inches <= most)?.[1];
    if (size === undefined || !isOfPizza(sentence, from, width.next)) return undefined;
    // "half of 12 inch pizza": only behind the food the word belongs to the size.
    const isSizeBehind = grammar.headPosition === "first";
    if (at > from && !isSizeBehind) return undefined;
    return { next: width.next, words: wordsForSizes[grammar.language][size] };
  });
}

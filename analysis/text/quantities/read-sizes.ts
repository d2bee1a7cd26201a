/** Reads how large: "two large", "extra large", "small-medium". */
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { type Token, textAt } from "../words/tokenise.ts";
import type { Size } from "./measures.ts";
import { readPhrase } from "./read-phrase.ts";

export interface Qualified {
  readonly qualifiers: readonly string[];
  readonly size?: Size;
  readonly next: number;
}

/** "medium crust", "large curd": no size of a portion. */
export function isPartOfName(tokens: readonly Token[], afterSize: number): boolean {
  return ["crust", "curd", "grain", "fat", "mac"].includes(textAt(tokens, afterSize));
}

export function readSizeWord(tokens: readonly Token[], at: number, grammar: LanguageGrammar) {
  const { sizes, sizesOfMeasures, measures, stem } = grammar;
  const read = readPhrase(tokens, at, { phrases: sizes, stem });
  // "a good handful" is large, "a good soup" is good.
  const isPraise = sizesOfMeasures.has(textAt(tokens, at)) && read?.next === at + 1;
  return isPraise && readPhrase(tokens, at + 1, { phrases: measures, stem }) === undefined ? undefined : read;
}

/** Sizes right here: "two large", "extra large", "small-medium". */
export function readSizes(tokens: readonly Token[], at: number, grammar: LanguageGrammar): Qualified {
  const qualifiers: string[] = [];
  let size: Size | undefined;
  let next = at;
  for (;;) {
    const read = readSizeWord(tokens, next, grammar);
    if (read === undefined || isPartOfName(tokens, read.next)) break;
    size = read.meaning;
    qualifiers.push(...read.meaning.split(" "));
    next = read.next;
    if (tokens[next]?.text === "-" || tokens[next]?.text === "sized") next++;
  }
  return size === undefined ? { qualifiers, next } : { qualifiers, size, next };
}

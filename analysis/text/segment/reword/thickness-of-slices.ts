/** analysis/text: from a sentence to foods. This file reads how thick a slice is as its size: "2 lonchas finas de jamón", "une tranche épaisse de pain". */
import type { Language } from "#domain/people/language.ts";
import { readSizeWord } from "../../quantities/read-sizes.ts";
import { textAt } from "../../words/tokenise.ts";
import { isNumberAt, isOfWord, isPartEnd, type Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

/** Where the head comes first; elsewhere they stand before the slice. */
const sizes: Readonly<Partial<Record<Language, ReadonlyMap<string, string>>>> = {
  es: new Map([
    ["thin", "pequeña"],
    ["thick", "grande"],
  ]),
  fr: new Map([
    ["thin", "petite"],
    ["thick", "grande"],
  ]),
};

/** "lonchas" of "2 lonchas": "una pizza fina" is no slice. */
function isCountedMeasure(sentence: Sentence, at: number): boolean {
  const { tokens, grammar } = sentence;
  const isMeasure = grammar.measures.has(grammar.stem(textAt(tokens, at)));
  return isMeasure && (isNumberAt(sentence, at - 1) || grammar.articles.has(textAt(tokens, at - 1)));
}

export function withThicknessOfSlices(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  const words = sizes[grammar.language];
  if (words === undefined) return text;
  return withReplaced(text, tokens, (at) => {
    const read = readSizeWord(tokens, at, grammar);
    const size = words.get(read?.meaning ?? "");
    if (read === undefined || size === undefined || !isCountedMeasure(sentence, at - 1)) return undefined;
    if (!isOfWord(sentence, read.next) && !isPartEnd(sentence, read.next)) return undefined;
    return { next: read.next, words: size };
  });
}

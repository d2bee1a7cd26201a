/** Brings English spellings of one meaning to one form, in the food table and in what people type alike. */

import { wordPairs, wordSet } from "./read-word-files.ts";

/** Left: as written, after stemming. Right: what is compared. `no:` marks what a food is without. */
const equivalents: ReadonlyMap<string, string> = wordPairs("equivalents");

/** All words of the left sides. */
export const equivalentWords: readonly string[] = [...equivalents.keys()].flatMap((phrase) =>
  phrase.split(" "),
);

const longestEquivalent = 3;

export interface EnglishWord {
  readonly text: string;
  /** The word that names the thing. */
  readonly isHead: boolean;
}

export const withoutWords: ReadonlySet<string> = wordSet("without");
/** Between "no" and what is missing: "no added fat". */
const skippedAfterWithout: ReadonlySet<string> = wordSet("after-without");
const voidWords: ReadonlySet<string> = wordSet("void");

const firstWords: ReadonlySet<string> = new Set(
  [...equivalents.keys()].map((key) => key.split(" ")[0] ?? key),
);

function equivalentAt(words: readonly EnglishWord[], at: number) {
  if (!firstWords.has(words[at]?.text ?? "")) return undefined;
  for (let length = Math.min(longestEquivalent, words.length - at); length > 0; length--) {
    const window = words.slice(at, at + length);
    const text = equivalents.get(window.map((word) => word.text).join(" "));
    if (text !== undefined) return { text, isHead: window.some((word) => word.isHead), length };
  }
  return undefined;
}

/** Words in, words to compare out: one spelling each, "no fat" as one word, words without meaning left out. */
export function comparableWords(words: readonly EnglishWord[]): readonly EnglishWord[] {
  const comparable: EnglishWord[] = [];
  let isWithout = false;
  for (let at = 0; at < words.length; ) {
    const found = equivalentAt(words, at);
    const word = words[at];
    if (word === undefined) break;
    at += found?.length ?? 1;
    if (withoutWords.has(found?.text ?? word.text)) {
      isWithout = true;
      continue;
    }
    if (isWithout && skippedAfterWithout.has(word.text)) continue;
    if (found === undefined && voidWords.has(word.text)) continue;
    const { text, isHead } = found ?? word;
    for (const part of text.split(" ")) {
      comparable.push({ text: isWithout ? `no:${part}` : part, isHead: isHead && !isWithout });
    }
    isWithout = false;
  }
  return comparable;
}

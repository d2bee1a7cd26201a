/** Cuts texts and names of menu items into words that can be compared. */

import { readTsv } from "#food/tsv-file.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { foldAccents } from "../words/fold.ts";

export interface TypedWord {
  /** As typed, folded, without apostrophes. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const wordPattern = /[\p{L}\p{M}]+(?:['’]s\b)?|\d+(?:[.,]\d+)?%?|%/gu;

export function typedWordsOf(text: string): readonly TypedWord[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    text: foldAccents(word).replace(/['’]/g, ""),
    start: index,
    end: index + word.length,
  }));
}

const leftOut = "-";
/** Of all languages: menus are in English, and hardly a word is one of two languages. */
const others: ReadonlyMap<string, readonly string[]> = new Map(
  readTsv(new URL("./menu-words.tsv", import.meta.url)).map(([word = "", same = ""]) => [
    word,
    same === leftOut ? [] : same.split(" ").map(stemEnglish),
  ]),
);

/** The milk on a menu that is nearest in energy to one that is not. */
export const nearestMilk: ReadonlyMap<string, string> = new Map([
  ["oat", "2%"],
  ["almond", "coconut"],
]);

/** What other menus call a word, as "grande" is large. */
export const wordsElsewhere: ReadonlyMap<string, string> = new Map([
  ...nearestMilk,
  ["grande", "large"],
  ["skim", "nonfat"],
  ["skimmed", "nonfat"],
]);

/** "mcnuggets" are nuggets too. */
const makersPrefix = /^mc(?=\p{L}{5})/u;

/** What a typed word is compared as; nothing where it only joins others. */
export function comparedWords(text: string): readonly string[] {
  const known = others.get(text);
  if (known !== undefined) return known;
  return [stemEnglish(text).replace(makersPrefix, "")];
}

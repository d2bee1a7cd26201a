/** analysis/text: from a sentence to foods. This file knows the words that can be found, to finish and to correct what is typed. */
import type { Language } from "#domain/people/language.ts";
import { grammars } from "../languages/grammars.ts";
import { lexiconFor } from "../lexicon/load-lexicon.ts";
import type { FoodIndex } from "../match/food-index.ts";
import { englishAdjectives } from "./english-adjectives.ts";
import { equivalentWords } from "./english-equivalents.ts";
import { foldAccents } from "./fold.ts";

export interface Vocabulary {
  knows(word: string): boolean;
  /** Known from several foods, so that it may be half of a compound. */
  isCommon(word: string): boolean;
  /** Words that begin so, the commonest first. */
  complete(prefix: string): readonly string[];
  /** The word meant by an unknown one, one slip away; undefined where none or the word is too short to tell. */
  correct(word: string): string | undefined;
}

const commonCountMin = 4;
/** A rare word is seldom what a slip was meant to be. */
const correctedCountMin = 8;
/** Shorter words are too easily another word. */
const correctedLengthMin = 6;
const typoCacheMax = 5000;

function firstAtLeast(sorted: readonly string[], prefix: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** One letter too many, too few, other, or two swapped; never at either end, where other words begin and endings change. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b || a[0] !== b[0] || a.at(-1) !== b.at(-1)) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

class WordList implements Vocabulary {
  readonly #counts: ReadonlyMap<string, number>;
  readonly #stem: (word: string) => string;
  readonly #sorted: readonly string[];
  /** By first letter and length, so that few are compared. */
  readonly #byShape = new Map<string, string[]>();
  readonly #corrections = new Map<string, string | undefined>();

  constructor(counts: ReadonlyMap<string, number>, stem: (word: string) => string) {
    this.#counts = counts;
    this.#stem = stem;
    this.#sorted = [...counts.keys()].sort();
    for (const word of this.#sorted) {
      const shape = `${word[0]}${word.length}`;
      const same = this.#byShape.get(shape);
      if (same === undefined) this.#byShape.set(shape, [word]);
      else same.push(word);
    }
  }

  knows = (word: string): boolean => this.#counts.has(word) || this.#counts.has(this.#stem(word));

  isCommon = (word: string): boolean =>
    Math.max(this.#counts.get(word) ?? 0, this.#counts.get(this.#stem(word)) ?? 0) >= commonCountMin;

  complete = (prefix: string): readonly string[] => {
    const folded = foldAccents(prefix);
    const words: string[] = [];
    for (let at = firstAtLeast(this.#sorted, folded); at < this.#sorted.length; at++) {
      const word = this.#sorted[at];
      if (word === undefined || !word.startsWith(folded)) break;
      if (word !== folded) words.push(word);
    }
    return words.sort((a, b) => (this.#counts.get(b) ?? 0) - (this.#counts.get(a) ?? 0) || (a < b ? -1 : 1));
  };

  correct = (word: string): string | undefined => {
    if (word.length < correctedLengthMin || this.#counts.has(word)) return undefined;
    if (this.#corrections.has(word)) return this.#corrections.get(word);
    const found = this.#nearest(word);
    if (this.#corrections.size < typoCacheMax) this.#corrections.set(word, found);
    return found;
  };

  #nearest(word: string): string | undefined {
    let best: string | undefined;
    for (const length of [word.length, word.length - 1, word.length + 1]) {
      for (const known of this.#byShape.get(`${word[0]}${length}`) ?? []) {
        const isCommoner =
          best === undefined || (this.#counts.get(known) ?? 0) > (this.#counts.get(best) ?? 0);
        const count = this.#counts.get(known) ?? 0;
        if (isCommoner && count >= correctedCountMin && isOneSlip(word, known)) best = known;
      }
    }
    return best;
  }
}

/** Words that the table lacks and the matcher knows. */
function wordsWithMeaning(): readonly string[] {
  return [...englishAdjectives, ...equivalentWords];
}

const vocabularies = new WeakMap<FoodIndex, Map<Language, Vocabulary>>();

function wordCounts(index: FoodIndex, language: Language): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (word: string, times: number) => counts.set(word, (counts.get(word) ?? 0) + times);
  if (language === "en") {
    for (const [word, postings] of index.postings) {
      if (/^\p{L}+$/u.test(word)) count(word, postings.names.length);
    }
  }
  for (const word of language === "en" ? wordsWithMeaning() : []) count(word, 1);
  for (const { term } of lexiconFor(grammars[language]).entries) {
    for (const word of foldAccents(term).match(/\p{L}{3,}/gu) ?? []) {
      count(word, 1);
      count(grammars[language].stem(word), 1);
    }
  }
  return counts;
}

export function vocabularyOf(index: FoodIndex, language: Language): Vocabulary {
  const known = vocabularies.get(index) ?? new Map<Language, Vocabulary>();
  vocabularies.set(index, known);
  const made = known.get(language) ?? new WordList(wordCounts(index, language), grammars[language].stem);
  known.set(language, made);
  return made;
}

/** Knows the words that can be found, to finish and to correct what is typed. */
import type { Language } from "#domain/people/language.ts";
import { grammars } from "../languages/grammars.ts";
import { lexiconOfAllRegions } from "../lexicon/load-lexicon.ts";
import type { FoodIndex, Span } from "../match/food-index.ts";
import { englishAdjectives } from "./english-adjectives.ts";
import { equivalentWords } from "./english-equivalents.ts";
import { stemEnglish } from "./english-stem.ts";
import { foldAccents } from "./fold.ts";
import { NearestWord } from "./nearest-word.ts";

export interface Vocabulary {
  knows(word: string): boolean;
  /** Known from several foods, so that it may be half of a compound. */
  isCommon(word: string): boolean;
  /** In how many names it is, as it is written. */
  countOf(word: string): number;
  /** Words that begin so, the commonest first. */
  complete(prefix: string): readonly string[];
  /** The word meant by an unknown one: it sounds alike or is one slip away. Undefined where none is or the word is too short to tell. */
  correct(word: string): string | undefined;
  /** Words rather like it, the likest first. */
  similar(word: string, max: number): readonly string[];
}

const commonCountMin = 4;
/** Shorter ones are near too many words. */
const pluralLengthMin = 6;
const typoCacheMax = 5000;

function indexOfFirstAtLeast(sorted: readonly string[], prefix: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Slips happen in "vaso" and "with" too; such words count as often as a very common food. */
const grammarWordCount = 60;
const grammarWordLengthMin = 4;

function grammarWordsOf(language: Language): readonly (readonly [string, number])[] {
  const { measures, sizes, numbers, connectives } = grammars[language];
  return [measures, sizes, numbers, connectives]
    .flatMap((words) => [...words.keys()])
    .filter((word) => word.length >= grammarWordLengthMin && /^\p{L}+$/u.test(word))
    .map((word) => [word, grammarWordCount] as const);
}

class WordList implements Vocabulary {
  readonly #counts: ReadonlyMap<string, number>;
  readonly #stem: (word: string) => string;
  readonly #hasPlurals: boolean;
  readonly #sorted: readonly string[];
  readonly #nearest: NearestWord;
  readonly #corrections = new Map<string, string | undefined>();

  constructor(counts: ReadonlyMap<string, number>, language: Language) {
    this.#counts = counts;
    this.#stem = grammars[language].stem;
    this.#hasPlurals = language === "es";
    this.#sorted = [...counts.keys()].sort();
    this.#nearest = new NearestWord(new Map([...counts, ...grammarWordsOf(language)]), language);
  }

  knows = (word: string): boolean => this.#counts.has(word) || this.#counts.has(this.#stem(word));

  isCommon = (word: string): boolean =>
    Math.max(this.#counts.get(word) ?? 0, this.#counts.get(this.#stem(word)) ?? 0) >= commonCountMin;

  countOf = (word: string): number => this.#counts.get(word) ?? 0;

  complete = (prefix: string): readonly string[] => {
    const folded = foldAccents(prefix);
    const words: string[] = [];
    for (let at = indexOfFirstAtLeast(this.#sorted, folded); at < this.#sorted.length; at++) {
      const word = this.#sorted[at];
      if (word === undefined || !word.startsWith(folded)) break;
      if (word !== folded) words.push(word);
    }
    return words.sort((a, b) => (this.#counts.get(b) ?? 0) - (this.#counts.get(a) ?? 0) || (a < b ? -1 : 1));
  };

  correct = (word: string): string | undefined => {
    if (this.#counts.has(word)) return undefined;
    if (this.#corrections.has(word)) return this.#corrections.get(word);
    const found = this.#corrected(word);
    if (this.#corrections.size < typoCacheMax) this.#corrections.set(word, found);
    return found;
  };

  #corrected(word: string): string | undefined {
    const direct = this.#nearest.find(word);
    if (!this.#hasPlurals || word.length < pluralLengthMin) return direct ?? this.#plural(word, "s")?.word;
    const slipped = this.#pluralWithSlipAtEnd(word);
    if (slipped !== undefined) return slipped;
    const plurals = ["s", "es"].flatMap((ending) => this.#plural(word, ending) ?? []);
    const [best] = plurals.sort((a, b) => b.count - a.count);
    // "tortiyas" are tortillas, of which hundreds of names are known, and no tortitas.
    const isCommoner = best !== undefined && best.count > (this.#counts.get(direct ?? "") ?? 0);
    return isCommoner && direct !== best.singular ? best.word : direct;
  }

  /** "empandas", "quesadilas", "limnoes": most words are known in the singular only. */
  #plural(word: string, ending: string) {
    if (word.length < pluralLengthMin || !word.endsWith(ending)) return undefined;
    const typed = word.slice(0, -ending.length);
    const singular = this.#counts.has(typed) ? typed : this.#nearest.find(typed);
    if (singular === undefined || singular.endsWith("s")) return undefined;
    const plural = `${singular}${ending}`;
    if (!this.#counts.has(this.#stem(plural))) return undefined;
    return { word: plural, singular, count: this.#counts.get(singular) ?? 0 };
  }

  /** "galletsa", "quesadills": one of them would be nearer. */
  #pluralWithSlipAtEnd(word: string): string | undefined {
    const meant = [
      word.replace(/s([aeo])$/, "$1s"),
      ...["a", "e", "o"].map((vowel) => word.replace(/(?<![aeiou])s$/, `${vowel}s`)),
    ];
    return meant.find((plural) => plural !== word && this.knows(plural));
  }

  similar = (word: string, max: number): readonly string[] => this.#nearest.similar(foldAccents(word), max);
}

function namesWith(span: Span | undefined): number {
  return span === undefined ? 0 : span.to - span.from;
}

/** A word of several rows; a rarer one may be a slip in the table itself. */
export function isTableWord(index: FoodIndex, word: string): boolean {
  return namesWith(index.spans.get(stemEnglish(word))) >= commonCountMin;
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
    for (const [word, span] of index.spans) {
      if (/^\p{L}+$/u.test(word)) count(word, namesWith(span));
    }
  }
  for (const word of language === "en" ? wordsWithMeaning() : []) count(word, 1);
  for (const { term } of lexiconOfAllRegions(grammars[language])) {
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
  const made = known.get(language) ?? new WordList(wordCounts(index, language), language);
  known.set(language, made);
  return made;
}

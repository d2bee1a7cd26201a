/**
 * Holds the terms of all lexicons of a language, in columns and as numbers of their words: as
 * objects, 67,000 terms took 28 MB. The few that sentences name are made into objects when they are found.
 */
import { copyOf } from "#food/shared-texts.ts";
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { foldAccents } from "../words/fold.ts";
import { PackedLists, PackedTexts } from "../words/packed-lists.ts";
import type { LexiconEntry, LexiconTerm, OwnMeaning } from "./lexicon-entry.ts";

const wordPattern = /[\p{L}\p{N}%&]+/gu;

const onlyAlone = /\([^)]*\)/g;

type EnglishMeaning = Pick<LexiconTerm, "english" | "englishAlone" | "row">;

/** Where a row's name ends, and what it lacks begins: nobody who names it said "without". */
const nameOfRow = /^=(.+?)(?:,| without .*| with no .*| other than .*| excluding .*|$)/;

function parseEnglishMeaning(text: string): EnglishMeaning {
  const [, name] = nameOfRow.exec(text) ?? [];
  if (name !== undefined) return { english: foldedWords(name), row: text.slice(1) };
  const english = foldedWords(text.replace(onlyAlone, " "));
  const whole = foldedWords(text);
  return whole.length === english.length ? { english } : { english, englishAlone: whole };
}

function foldedWords(text: string): readonly string[] {
  return foldAccents(text).match(wordPattern) ?? [];
}

const none = -1;

/** Gives each text a number. */
class Numbered {
  readonly numbers = new Map<string, number>();
  readonly all: string[] = [];

  of(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    const number = this.all.length;
    const copy = copyOf(text);
    this.numbers.set(copy, number);
    this.all.push(copy);
    return number;
  }
}

/** What terms have besides words and English: thousands have the same, so each is held once. */
class NumberedMeanings {
  readonly #numbers = new Numbered();
  readonly all: OwnMeaning[] = [];

  of(meaning: OwnMeaning): number {
    const number = this.#numbers.of(JSON.stringify(meaning));
    this.all[number] ??= meaning;
    return number;
  }
}

export class TermsBuilder {
  readonly #grammar: LanguageGrammar;
  readonly #words = new Numbered();
  readonly #english = new Numbered();
  readonly #meanings = new NumberedMeanings();
  /** An entry that several tables have, as a product has that several countries sell, is one term. */
  readonly #known = new Map<LexiconEntry, number>();
  readonly #typed: string[] = [];
  readonly #wordsOfTerms: (readonly number[])[] = [];
  readonly #singularHeads: number[] = [];
  readonly #englishOfTerms: number[] = [];
  readonly #meaningOfTerms: number[] = [];

  constructor(grammar: LanguageGrammar) {
    this.#grammar = grammar;
  }

  /** The term's number. */
  add(entry: LexiconEntry & OwnMeaning): number {
    const known = this.#known.get(entry);
    if (known !== undefined) return known;
    const number = this.#typed.length;
    const { term, english, ...meaning } = entry;
    const typed = foldedWords(term);
    const words = typed.map((word) => this.#words.of(this.#grammar.stem(word)));
    const head = this.#grammar.headPosition === "first" ? 0 : words.length - 1;
    const written = typed[head] ?? "";
    // The stem of "brownie" is "browny".
    const isSingular = this.#words.all[words[head] ?? none] === written || !written.endsWith("s");
    this.#known.set(entry, number);
    this.#typed.push(term);
    this.#wordsOfTerms.push(words);
    this.#singularHeads.push(isSingular ? this.#words.of(written) : none);
    this.#englishOfTerms.push(this.#english.of(english));
    this.#meaningOfTerms.push(this.#meanings.of(meaning));
    return number;
  }

  build(): Terms {
    return new Terms({
      words: this.#words.all,
      numberOfWord: this.#words.numbers,
      english: this.#english.all,
      meanings: this.#meanings.all,
      typed: new PackedTexts(this.#typed),
      wordsOfTerms: new PackedLists(this.#wordsOfTerms),
      singularHeads: Int32Array.from(this.#singularHeads),
      englishOfTerms: Int32Array.from(this.#englishOfTerms),
      meaningOfTerms: Int32Array.from(this.#meaningOfTerms),
    });
  }
}

interface Columns {
  readonly words: readonly string[];
  readonly numberOfWord: ReadonlyMap<string, number>;
  readonly english: readonly string[];
  readonly meanings: readonly OwnMeaning[];
  /** By term: as it was written. */
  readonly typed: PackedTexts;
  /** By term: numbers of its words, folded and singular. */
  readonly wordsOfTerms: PackedLists;
  readonly singularHeads: Int32Array;
  readonly englishOfTerms: Int32Array;
  readonly meaningOfTerms: Int32Array;
}

/** By their numbers. */
export class Terms {
  readonly #columns: Columns;
  readonly #made = new Map<number, LexiconTerm>();
  readonly words: PackedLists;

  constructor(columns: Columns) {
    this.#columns = columns;
    this.words = columns.wordsOfTerms;
  }

  get wordCount(): number {
    return this.#columns.words.length;
  }

  numberOfWord(word: string): number | undefined {
    return this.#columns.numberOfWord.get(word);
  }

  term(number: number): LexiconTerm {
    const known = this.#made.get(number) ?? this.#make(number);
    this.#made.set(number, known);
    return known;
  }

  #make(number: number): LexiconTerm {
    const { words, singularHeads } = this.#columns;
    const head = words[singularHeads[number] ?? none];
    return {
      words: Array.from(this.words.of(number), (word) => words[word] ?? ""),
      ...(head === undefined ? {} : { singularHead: head }),
      ...parseEnglishMeaning(this.#englishOf(number)),
      ...this.#meaningOf(number),
    };
  }

  #englishOf(number: number): string {
    return this.#columns.english[this.#columns.englishOfTerms[number] ?? none] ?? "";
  }

  #meaningOf(number: number): OwnMeaning {
    const meaning = this.#columns.meanings[this.#columns.meaningOfTerms[number] ?? none];
    if (meaning === undefined) throw new Error(`Lexicon: there is no term ${number}`);
    return meaning;
  }

  /** The entries of these terms, as the files have them. They are made anew each time, for what is built of them once. */
  entries(numbers: Iterable<number>): readonly LexiconEntry[] {
    return Array.from(numbers, (number) => ({
      term: this.#columns.typed.of(number),
      english: this.#englishOf(number),
      ...this.#meaningOf(number),
    }));
  }
}

/** analysis/text: from a sentence to foods. This file finds the words of a language that the food table calls otherwise. */
import type { Language } from "#domain/people/language.ts";
import { SharedTexts } from "#food/shared-texts.ts";
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { foldAccents } from "../words/fold.ts";
import { wordSet } from "../words/read-word-files.ts";
import type { Token } from "../words/tokenise.ts";
import { type LexiconEntry, type LexiconKind, lexiconKinds, type OwnMeasures } from "./lexicon-entry.ts";

export interface LexiconTerm {
  /** Folded and singular. */
  readonly words: readonly string[];
  readonly english: readonly string[];
  /** Where no other word names the food; absent: the same. */
  readonly englishAlone?: readonly string[];
  readonly kind: LexiconKind;
  /** Its head, where that is written as one: "empanada de carne", where "natillas" are one pot. */
  readonly singularHead?: string;
  readonly servingGrams?: number;
  readonly usualGrams?: number;
  readonly packGrams?: number;
  readonly measures?: OwnMeasures;
  readonly isFlavoured?: true;
  readonly isChain?: true;
  readonly isWhole?: true;
  readonly isReread?: boolean;
  /** Typed without the "de" that belongs there: "pechuga pavo". */
  readonly isHurried?: true;
  /** Description of the one row that it means. */
  readonly row?: string;
}

interface FoundTerm {
  readonly term: LexiconTerm;
  readonly next: number;
}

export interface TermFinder {
  /** The longest term that begins at this token. */
  find(tokens: readonly Token[], at: number): FoundTerm | undefined;
}

export interface Lexicon extends TermFinder {
  readonly entries: readonly LexiconEntry[];
}

function isKind(text: string | undefined): text is LexiconKind {
  return lexiconKinds.some((kind) => kind === text);
}

/** `term<TAB>english<TAB>kind` a line, then g of one where the word is a serving of its own. */
export function readLexiconFile(text: string): readonly LexiconEntry[] {
  const texts = new SharedTexts();
  return text.split("\n").flatMap((line) => {
    if (line.trim() === "" || line.startsWith("#")) return [];
    const [term, english, kind, grams] = line.split("\t").map((cell) => cell.trim());
    if (term === undefined || english === undefined || !isKind(kind))
      throw new Error(`Lexicon: cannot read the line ${line}`);
    const serving = grams === undefined || grams === "" ? {} : { servingGrams: Number(grams) };
    return [{ term: texts.of(term), english: texts.of(english), kind, ...serving }];
  });
}

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

/** Typed for the "and" of a name: "salt & vinegar", "salt n vinegar". */
const marksForAnd: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(["&", "n"]),
  es: new Set(["&"]),
  fr: new Set(["&"]),
};

/** Thousands of terms have the same words and meanings: each is held once. Needed only while a table is filled. */
class SharedMeanings {
  readonly #texts = new SharedTexts();
  readonly #meanings = new Map<string, EnglishMeaning>();

  word(text: string): string {
    return this.#texts.of(text);
  }

  meaning(text: string): EnglishMeaning {
    const known = this.#meanings.get(text) ?? this.#parse(text);
    this.#meanings.set(text, known);
    return known;
  }

  #parse(text: string): EnglishMeaning {
    const { english, ...others } = parseEnglishMeaning(this.word(text));
    return { english: english.map((word) => this.word(word)), ...others };
  }
}

const specifiedByNext = wordSet("specified-by-next");

/** "pechuga de pavo" as people type it in a hurry; an own term of those words comes first. */
function hurriedEntry(entry: LexiconEntry): readonly (LexiconEntry & Pick<LexiconTerm, "isHurried">)[] {
  const [first = "", of, ...others] = entry.term.split(" ");
  if (of !== "de" || others.length === 0 || !specifiedByNext.has(foldAccents(first))) return [];
  return [{ ...entry, term: [first, ...others].join(" "), isHurried: true }];
}

/** Of an entry that several tables have, as a product has that several countries sell, the term is held once. */
export class SharedTerms {
  readonly #meanings = new SharedMeanings();
  readonly #grammar: LanguageGrammar;
  readonly #terms = new Map<LexiconEntry, LexiconTerm>();

  constructor(grammar: LanguageGrammar) {
    this.#grammar = grammar;
  }

  of(entry: LexiconEntry): LexiconTerm {
    const known = this.#terms.get(entry) ?? this.#make(entry);
    this.#terms.set(entry, known);
    return known;
  }

  #make({ term, english, ...rest }: LexiconEntry): LexiconTerm {
    const typed = foldedWords(term);
    const words = typed.map((word) => this.#meanings.word(this.#grammar.stem(word)));
    const head = this.#grammar.headPosition === "first" ? 0 : words.length - 1;
    const [written = "", stemmed] = [typed[head], words[head]];
    // The stem of "brownie" is "browny".
    const isSingular = written === stemmed || !written.endsWith("s");
    const number = isSingular ? { singularHead: this.#meanings.word(written) } : {};
    return { words, ...number, ...this.#meanings.meaning(english), ...rest };
  }
}

/** Of more terms with the same first word, those with another second word are not looked at. */
const scannedMax = 32;

type TermsBySecond = ReadonlyMap<string | undefined, readonly LexiconTerm[]>;

class TermTable implements Lexicon {
  readonly entries: readonly LexiconEntry[];
  readonly #stem: (word: string) => string;
  readonly #andWords: ReadonlySet<string>;
  readonly #marksForAnd: ReadonlySet<string>;
  /** By first word, the longest first. */
  readonly #terms = new Map<string, LexiconTerm[]>();
  /** Of the first words that hundreds of terms have, such as "chicken": the same by second word. */
  readonly #bySecond = new Map<string, TermsBySecond>();

  constructor(entries: readonly LexiconEntry[], grammar: LanguageGrammar, shared: SharedTerms) {
    this.entries = entries;
    this.#stem = grammar.stem;
    this.#andWords = grammar.andWords;
    this.#marksForAnd = marksForAnd[grammar.language];
    const hurried = grammar.language === "es" ? entries.flatMap(hurriedEntry) : [];
    for (const entry of [...entries, ...hurried]) this.#add(shared.of(entry));
    // Sorted into new lists, which have no room for more terms: most have one or two.
    for (const [first, unsorted] of this.#terms) {
      const terms = unsorted.toSorted((a, b) => b.words.length - a.words.length);
      this.#terms.set(first, terms);
      if (terms.length > scannedMax)
        this.#bySecond.set(
          first,
          Map.groupBy(terms, ({ words }) => words[1]),
        );
    }
  }

  #add(term: LexiconTerm): void {
    const [first] = term.words;
    if (first === undefined) return;
    const terms = this.#terms.get(first) ?? [];
    terms.push(term);
    this.#terms.set(first, terms);
  }

  find(tokens: readonly Token[], at: number): FoundTerm | undefined {
    const first = tokens[at];
    if (first === undefined || first.kind === "mark") return undefined;
    const stem = this.#stem(first.text);
    const terms = this.#terms.get(stem);
    if (terms === undefined) return undefined;
    const second = skipJoiners(tokens, at + 1);
    const typed = tokens[second];
    const bySecond = this.#bySecond.get(stem);
    // Any of several words fits a mark for "and".
    if (bySecond === undefined || (typed && this.#marksForAnd.has(typed.text)))
      return this.#firstThatFits(terms, tokens, { at, second });
    const fitting = typed && bySecond.get(this.#stem(typed.text));
    const alone = bySecond.get(undefined);
    return (
      (fitting && this.#firstThatFits(fitting, tokens, { at, second })) ??
      (alone && this.#firstThatFits(alone, tokens, { at, second }))
    );
  }

  #firstThatFits(
    terms: readonly LexiconTerm[],
    tokens: readonly Token[],
    { at, second }: { readonly at: number; readonly second: number },
  ): FoundTerm | undefined {
    // Of most terms the second word is another one: what was typed is stemmed once.
    const isSecond = this.#matcherOf(tokens[second]);
    for (const term of terms) {
      const [, word] = term.words;
      if (word === undefined) return { term, next: at + 1 };
      if (!isSecond(word)) continue;
      const next = this.#endOf(term, tokens, second + 1);
      if (next !== undefined) return { term, next };
    }
    return undefined;
  }

  /** Whether a term's word is what was typed. */
  #matcherOf(typed: Token | undefined): (word: string) => boolean {
    if (typed === undefined) return () => false;
    const { text } = typed;
    const stem = this.#stem(text);
    if (!this.#marksForAnd.has(text)) return (word) => word === stem;
    return (word) => word === stem || this.#andWords.has(word);
  }

  /** Where the term ends whose first two words end at a token. */
  #endOf({ words }: LexiconTerm, tokens: readonly Token[], behindTwo: number): number | undefined {
    let next = behindTwo;
    for (const word of words.slice(2)) {
      next = skipJoiners(tokens, next);
      if (!this.#matcherOf(tokens[next])(word)) return undefined;
      next++;
    }
    return next;
  }
}

/** Apostrophes and hyphens inside a term do not count: "jus d'orange", "petit-suisse". */
function skipJoiners(tokens: readonly Token[], at: number): number {
  let next = at;
  while (tokens[next]?.text === "'" || tokens[next]?.text === "-") next++;
  return next;
}

export function lexiconOf(
  entries: readonly LexiconEntry[],
  grammar: LanguageGrammar,
  shared = new SharedTerms(grammar),
): Lexicon {
  return new TermTable(entries, grammar, shared);
}

/** The longer term wins; of equally long ones the first lexicon's. Made for each sentence, so it copies nothing. */
export function preferLonger(first: TermFinder, second: TermFinder): TermFinder {
  return {
    find: (tokens, at) => {
      const own = first.find(tokens, at);
      const other = second.find(tokens, at);
      return own !== undefined && own.next >= (other?.next ?? 0) ? own : other;
    },
  };
}

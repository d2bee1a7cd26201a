/** Finds the words of a language that the food table calls otherwise. */
import type { Language } from "#domain/people/language.ts";
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import type { Token } from "../words/tokenise.ts";
import type { LexiconEntry, LexiconTerm } from "./lexicon-entry.ts";
import type { Terms } from "./terms.ts";

interface FoundTerm {
  readonly term: LexiconTerm;
  readonly next: number;
}

export interface TermFinder {
  /** The longest term that begins at this token. */
  find(tokens: readonly Token[], at: number): FoundTerm | undefined;
}

/** Typed for the "and" of a name: "salt & vinegar", "salt n vinegar". */
const marksForAnd: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(["&", "n"]),
  es: new Set(["&"]),
  fr: new Set(["&"]),
};

/** In place of a word's number: that of a term of one word, and that of a typed word that no term has. */
const [noSecond, unknown] = [-1, -2];

/** What a lexicon holds, as numbers of terms. */
export interface TermsOfLexicon {
  readonly entries: readonly number[];
  /** Made of entries, and found as they are. */
  readonly others: readonly number[];
}

export class Lexicon implements TermFinder {
  readonly #terms: Terms;
  readonly #stem: (word: string) => string;
  readonly #wordsForAnd: ReadonlySet<number>;
  readonly #marksForAnd: ReadonlySet<string>;
  readonly #entries: Int32Array;
  /** By first word, the longest first. */
  readonly #sorted: Int32Array;
  /** Of each of `sorted`: its second word. */
  readonly #seconds: Int32Array;
  /** By word: where its terms begin in `sorted`. */
  readonly #starts: Int32Array;

  constructor(terms: Terms, { entries, others }: TermsOfLexicon, grammar: LanguageGrammar) {
    this.#terms = terms;
    this.#stem = grammar.stem;
    this.#wordsForAnd = new Set([...grammar.andWords].map((word) => terms.numberOfWord(word) ?? unknown));
    this.#marksForAnd = marksForAnd[grammar.language];
    this.#entries = Int32Array.from(entries);
    const { words } = terms;
    const firstOf = (term: number) => words.at(term, 0) ?? 0;
    const named = [...entries, ...others].filter((term) => words.lengthOf(term) > 0);
    named.sort((a, b) => firstOf(a) - firstOf(b) || words.lengthOf(b) - words.lengthOf(a));
    this.#sorted = Int32Array.from(named);
    this.#seconds = this.#sorted.map((term) => words.at(term, 1) ?? noSecond);
    this.#starts = new Int32Array(terms.wordCount + 1);
    for (const term of named) this.#starts[firstOf(term) + 1] = (this.#starts[firstOf(term) + 1] ?? 0) + 1;
    for (let word = 0; word < terms.wordCount; word++)
      this.#starts[word + 1] = (this.#starts[word + 1] ?? 0) + (this.#starts[word] ?? 0);
  }

  /** Made anew each time. */
  get entries(): readonly LexiconEntry[] {
    return this.#terms.entries(this.#entries);
  }

  find(tokens: readonly Token[], at: number): FoundTerm | undefined {
    const first = tokens[at];
    if (first === undefined || first.kind === "mark") return undefined;
    const word = this.#terms.numberOfWord(this.#stem(first.text));
    if (word === undefined) return undefined;
    const [from, to] = [this.#starts[word] ?? 0, this.#starts[word + 1] ?? 0];
    if (from === to) return undefined;
    const second = skipJoiners(tokens, at + 1);
    const typed = this.#numberOf(tokens[second]);
    const isAnd = this.#isMarkForAnd(tokens[second]);
    const seconds = this.#seconds;
    for (let place = from; place < to; place++) {
      const expected = seconds[place] ?? noSecond;
      const term = this.#sorted[place] ?? 0;
      if (expected === noSecond) return { term: this.#terms.term(term), next: at + 1 };
      if (expected !== typed && !(isAnd && this.#wordsForAnd.has(expected))) continue;
      const next = this.#endOf(term, tokens, second + 1);
      if (next !== undefined) return { term: this.#terms.term(term), next };
    }
    return undefined;
  }

  #numberOf(typed: Token | undefined): number {
    return (typed && this.#terms.numberOfWord(this.#stem(typed.text))) ?? unknown;
  }

  #isMarkForAnd(typed: Token | undefined): boolean {
    return typed !== undefined && this.#marksForAnd.has(typed.text);
  }

  /** Where the term ends whose first two words end at a token. */
  #endOf(term: number, tokens: readonly Token[], behindTwo: number): number | undefined {
    const { words } = this.#terms;
    let next = behindTwo;
    for (let at = words.from(term) + 2; at < words.to(term); at++) {
      next = skipJoiners(tokens, next);
      const [typed, expected] = [tokens[next], words.items[at] ?? unknown];
      const isSame = expected === this.#numberOf(typed);
      if (!isSame && !(this.#isMarkForAnd(typed) && this.#wordsForAnd.has(expected))) return undefined;
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

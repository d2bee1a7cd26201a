/** Finds names by their words and beginnings of words, in one language. */
import type { Language } from "#domain/people/language.ts";
import type { FoodRow, FoodTable } from "#food/food-row.ts";
import { SharedTexts } from "#food/shared-texts.ts";
import { phraseWords } from "./phrase-key.ts";

interface IndexedName<Meaning> {
  readonly meaning: Meaning;
  readonly words: readonly string[];
  /** Whether its meaning is shown by it. */
  readonly isShown: boolean;
}

interface NamedMatch<Meaning> {
  readonly meaning: Meaning;
  /** The better the name fits, the higher; 1 and more for the very name. */
  readonly fit: number;
}

const weights = {
  coverage: 0.6,
  head: 0.25,
  wholeWords: 0.15,
  finishedWords: 0.15,
  sameName: 0.5,
  otherName: 0.15,
} as const;
/** Shorter beginnings fit too many words. */
const beginningMin = 2;
/** A shorter word is as likely the beginning of another: "pol". */
const finishedMin = 4;

export class NameIndex<Meaning> {
  readonly #language: Language;
  readonly #names: readonly IndexedName<Meaning>[];
  readonly #namesOfWord = new Map<string, number[]>();
  readonly #words: readonly string[];

  constructor(names: readonly IndexedName<Meaning>[], language: Language) {
    this.#language = language;
    const texts = new SharedTexts();
    this.#names = names.map((name) => ({ ...name, words: name.words.map((word) => texts.of(word)) }));
    for (const [at, { words }] of this.#names.entries()) {
      for (const word of new Set(words)) {
        const names = this.#namesOfWord.get(word);
        if (names === undefined) this.#namesOfWord.set(word, [at]);
        else names.push(at);
      }
    }
    this.#words = [...this.#namesOfWord.keys()].sort();
  }

  /** What has a name with every word typed; the last one may be unfinished. */
  find(query: string): readonly NamedMatch<Meaning>[] {
    const words = phraseWords(query, this.#language);
    if (words.length === 0) return [];
    const best = new Map<Meaning, number>();
    for (const at of this.#namesWithAll(words)) {
      const name = this.#names[at];
      if (name === undefined) continue;
      const fit = this.#fitOf(name, words);
      if (fit > (best.get(name.meaning) ?? 0)) best.set(name.meaning, fit);
    }
    return [...best].map(([meaning, fit]) => ({ meaning, fit }));
  }

  #namesWithAll(words: readonly string[]): readonly number[] {
    const [first = new Set<number>(), ...others] = words.map(
      (word, at) => new Set(this.#namesWith(word, at === words.length - 1)),
    );
    return [...first].filter((name) => others.every((some) => some.has(name)));
  }

  #namesWith(word: string, mayBeUnfinished: boolean): readonly number[] {
    if (!mayBeUnfinished || word.length < beginningMin) return this.#namesOfWord.get(word) ?? [];
    const found: number[] = [];
    for (let at = indexOfFirstAtLeast(this.#words, word); at < this.#words.length; at++) {
      const known = this.#words[at];
      if (known === undefined || !known.startsWith(word)) break;
      found.push(...(this.#namesOfWord.get(known) ?? []));
    }
    return found;
  }

  #fitOf({ words, isShown }: IndexedName<Meaning>, typed: readonly string[]): number {
    const whole = typed.filter((word) => words.includes(word)).length;
    const finished = typed.filter((word) => word.length >= finishedMin && words.includes(word)).length;
    const head = this.#language === "en" ? words.at(-1) : words[0];
    const hasHead = typed.some((word) => head?.startsWith(word)) || words[0]?.startsWith(typed[0] ?? "");
    const isSame = whole === words.length && words.length === typed.length;
    return (
      weights.coverage * Math.min(1, typed.length / words.length) +
      (hasHead ? weights.head : 0) +
      weights.wholeWords * (whole / typed.length) +
      weights.finishedWords * (finished / typed.length) +
      (isSame ? weights.sameName : 0) -
      (isShown ? 0 : weights.otherName)
    );
  }
}

function indexedNames(row: FoodRow, language: Language): readonly IndexedName<FoodRow>[] {
  const names = row.names?.[language] ?? [];
  const all = language === "fr" ? [...names, ...(row.names?.ofSource ?? [])] : names;
  return all.map((name, at) => ({ meaning: row, words: phraseWords(name, language), isShown: at === 0 }));
}

function indexOfFirstAtLeast(sorted: readonly string[], prefix: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

const indexes = new WeakMap<FoodTable, Map<Language, NameIndex<FoodRow>>>();

export function nameIndexOf(table: FoodTable, language: Language): NameIndex<FoodRow> {
  const known = indexes.get(table) ?? new Map<Language, NameIndex<FoodRow>>();
  indexes.set(table, known);
  const made =
    known.get(language) ??
    new NameIndex(
      table.rows.flatMap((row) => indexedNames(row, language)),
      language,
    );
  known.set(language, made);
  return made;
}

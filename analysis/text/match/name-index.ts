/** Finds names by their words and beginnings of words, in one language. */
import type { Language } from "#domain/people/language.ts";
import type { FoodRow, FoodTable } from "#food/food-row.ts";
import { copyOf } from "#food/shared-texts.ts";
import { PackedLists } from "../words/packed-lists.ts";
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

interface TypedWord {
  readonly text: string;
  /** Where it is among the words of names, or would be. */
  readonly place: number;
  readonly number: number;
}

/** In place of the number of a word that no name has. */
const none = -1;

/** Names and words are numbers here, as tens of thousands of objects and lists would take 7 MB. */
export class NameIndex<Meaning> {
  readonly #language: Language;
  /** By name. */
  readonly #meanings: readonly Meaning[];
  readonly #isShown: Uint8Array;
  readonly #wordsOfName: PackedLists;
  /** In the order of the alphabet. */
  readonly #words: readonly string[];
  readonly #namesOfWord: PackedLists;

  constructor(names: readonly IndexedName<Meaning>[], language: Language) {
    this.#language = language;
    this.#meanings = names.map(({ meaning }) => meaning);
    this.#isShown = Uint8Array.from(names, ({ isShown }) => Number(isShown));
    this.#words = [...new Set(names.flatMap(({ words }) => words))].sort().map(copyOf);
    const numbers = new Map(this.#words.map((word, at) => [word, at]));
    const wordsOfNames = names.map(({ words }) => words.map((word) => numbers.get(word) ?? 0));
    this.#wordsOfName = new PackedLists(wordsOfNames);
    const namesOfWords: number[][] = this.#words.map(() => []);
    for (const [name, words] of wordsOfNames.entries())
      for (const word of new Set(words)) namesOfWords[word]?.push(name);
    this.#namesOfWord = new PackedLists(namesOfWords);
  }

  /** What has a name with every word typed; the last one may be unfinished. */
  find(query: string): readonly NamedMatch<Meaning>[] {
    const words = phraseWords(query, this.#language).map((text) => this.#typedWord(text));
    if (words.length === 0) return [];
    const best = new Map<Meaning, number>();
    for (const name of this.#namesWithAll(words)) {
      const meaning = this.#meanings[name];
      if (meaning === undefined) continue;
      const fit = this.#fitOf(name, words);
      if (fit > (best.get(meaning) ?? 0)) best.set(meaning, fit);
    }
    return [...best].map(([meaning, fit]) => ({ meaning, fit }));
  }

  #typedWord(text: string): TypedWord {
    const at = indexOfFirstAtLeast(this.#words, text);
    return { text, place: at, number: this.#words[at] === text ? at : none };
  }

  #namesWithAll(words: readonly TypedWord[]): readonly number[] {
    const [first = new Set<number>(), ...others] = words.map(
      (word, at) => new Set(this.#namesWith(word, at === words.length - 1)),
    );
    return [...first].filter((name) => others.every((some) => some.has(name)));
  }

  #namesWith({ text, place, number }: TypedWord, mayBeUnfinished: boolean): Iterable<number> {
    const names = this.#namesOfWord;
    if (!mayBeUnfinished || text.length < beginningMin) return number === none ? [] : names.of(number);
    let end = place;
    while (this.#words[end]?.startsWith(text)) end++;
    return names.items.subarray(names.from(place), names.from(end));
  }

  #fitOf(name: number, typed: readonly TypedWord[]): number {
    const words = this.#wordsOfName;
    const length = words.lengthOf(name);
    const whole = typed.filter(({ number }) => words.includes(name, number)).length;
    const finished = typed.filter(
      ({ text, number }) => text.length >= finishedMin && words.includes(name, number),
    ).length;
    const firstWord = this.#words[words.at(name, 0) ?? none];
    const head = this.#language === "en" ? this.#words[words.at(name, length - 1) ?? none] : firstWord;
    const hasHead =
      typed.some(({ text }) => head?.startsWith(text)) || firstWord?.startsWith(typed[0]?.text ?? "");
    const isSame = whole === length && length === typed.length;
    return (
      weights.coverage * Math.min(1, typed.length / length) +
      (hasHead ? weights.head : 0) +
      weights.wholeWords * (whole / typed.length) +
      weights.finishedWords * (finished / typed.length) +
      (isSame ? weights.sameName : 0) -
      (this.#isShown[name] === 1 ? 0 : weights.otherName)
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

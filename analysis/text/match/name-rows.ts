/** Names a row of the table in the reader's language. */
import { splitRecipe } from "#domain/nutrition/split-recipe.ts";
import { type Country, usualCountry } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import type { FoodRow } from "#food/food-row.ts";
import { shownName } from "#food/names/food-names.ts";
import { SharedTexts } from "#food/shared-texts.ts";
import { nameOfKind } from "#food/words/kind-of-row.ts";
import { inSpanishOf } from "#food/words/words-of-country.ts";
import { grammars } from "../languages/grammars.ts";
import type { LexiconEntry } from "../lexicon/lexicon-entry.ts";
import { usualLexicon } from "../lexicon/load-lexicon.ts";
import { comparableWords } from "../words/english-equivalents.ts";
import { describeRow, englishWords } from "./row-words.ts";

interface NamedWords {
  readonly term: string;
  readonly words: readonly string[];
}

function toComparableWords(text: string): readonly string[] {
  const words = englishWords(text).map((word) => ({ text: word, isHead: false }));
  return comparableWords(words).map((word) => word.text);
}

/** The lexicon backwards: by each English word, the terms that say it. */
function termsByWord(entries: readonly LexiconEntry[]): ReadonlyMap<string, readonly NamedWords[]> {
  const texts = new SharedTexts();
  const terms = new Map<string, NamedWords[]>();
  for (const { term, english, kind } of entries) {
    if (kind !== "food") continue;
    const words = toComparableWords(english).map((word) => texts.of(word));
    const [first] = words;
    if (first === undefined) continue;
    const same = terms.get(first) ?? [];
    same.push({ term, words });
    terms.set(first, same);
  }
  // Copied: a list that grew has room for more.
  return new Map([...terms].map(([word, named]) => [word, named.slice()]));
}

const termsOf = new Map<Language, ReadonlyMap<string, readonly NamedWords[]>>();

function termsFor(language: Language) {
  const known = termsOf.get(language);
  if (known !== undefined) return known;
  const made = termsByWord(usualLexicon(grammars[language]).entries);
  termsOf.set(language, made);
  return made;
}

/** The term that says what the row is, most of its words, and nothing else: cheese from skimmed milk is no milk. */
function termFor(row: FoodRow, language: Language): NamedWords | undefined {
  const { words } = describeRow(row.source.description);
  const rowWords = new Set(words.map((word) => word.text));
  const heads = words.filter((word) => word.role === "head").map((word) => word.text);
  const terms = termsFor(language);
  let best: NamedWords | undefined;
  for (const word of rowWords) {
    for (const term of terms.get(word) ?? []) {
      const isBetter = best === undefined || term.words.length > best.words.length;
      const saysWhatItIs = heads.length === 0 || heads.some((head) => term.words.includes(head));
      if (isBetter && saysWhatItIs && term.words.every((each) => rowWords.has(each))) best = term;
    }
  }
  return best;
}

export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

const namesOf = new Map<Language, WeakMap<FoodRow, string>>();

function nameWithout(row: FoodRow, language: Language): string {
  if (language === "en") return splitRecipe(row.source.description).name;
  const term = termFor(row, language);
  return term === undefined ? nameOfKind(row, language) : capitalised(term.term);
}

function nameInLanguage(row: FoodRow, language: Language): string {
  const shown = shownName(row.names, language);
  if (shown !== undefined) return shown;
  const names = namesOf.get(language) ?? new WeakMap<FoodRow, string>();
  namesOf.set(language, names);
  const known = names.get(row) ?? nameWithout(row, language);
  names.set(row, known);
  return known;
}

/**
 * What people call it, in the words of their country; where nobody named it, the nearest word of the language, or its kind. Never the
 * table's description but in English. Kept, as the search for the nearest word takes long.
 */
export function nameOfRow(
  row: FoodRow,
  language: Language,
  country: Country = usualCountry[language],
): string {
  const name = nameInLanguage(row, language);
  return language === "es" ? inSpanishOf(country, name) : name;
}

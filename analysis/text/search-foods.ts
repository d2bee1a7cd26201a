/** analysis/text: from a sentence to foods. This file searches the food table by a few words, as someone types them. */
import type { FoodSource } from "#domain/nutrition/meal-analysis.ts";
import type { NutrientsPer100Grams } from "#domain/nutrition/nutrients.ts";
import type { Language } from "#domain/people/language.ts";
import type { FoodRow, FoodTable } from "#food/food-row.ts";
import { grammars } from "./languages/grammars.ts";
import { lexiconFor } from "./lexicon/load-lexicon.ts";
import type { FoundRow } from "./match/find-rows.ts";
import { nameOfRow } from "./match/name-rows.ts";
import { soughtWordsOf } from "./match/sought-words.ts";
import { tableFinderOf } from "./match/table-finder.ts";
import { chooseGrams } from "./portions/choose-grams.ts";
import { readAtoms } from "./segment/read-atoms.ts";
import { tokenise } from "./words/tokenise.ts";
import { vocabularyOf } from "./words/vocabulary.ts";

export interface FoundFood {
  /** In the language asked for, where it has a name there. */
  readonly name: string;
  readonly source: FoodSource;
  readonly per100Grams: NutrientsPer100Grams;
  /** g of one portion. */
  readonly defaultGrams: number;
}

/** So many ways of ending the last word are tried: "chee" is cheese, cheeseburger, cheesecake. */
const completionsMax = 6;

function present(row: FoodRow, language: Language): FoundFood {
  const { grams } = chooseGrams(row, { language, quantity: undefined, sizes: [], words: [] });
  return {
    name: nameOfRow(row, language),
    source: row.source,
    per100Grams: row.per100Grams,
    defaultGrams: Math.round(grams),
  };
}

/** The last word may still be being typed. */
function waysToEnd(query: string, complete: (prefix: string) => readonly string[]): readonly string[] {
  const [, before = "", last = ""] = /^(.*?)(\p{L}*)$/su.exec(query) ?? [];
  const completions = last.length < 2 ? [] : complete(last).slice(0, completionsMax);
  return [query, ...completions.map((completion) => before + completion)];
}

function search(table: FoodTable, query: string, language: Language, limit: number): readonly FoundRow[] {
  const { index, finder } = tableFinderOf(table);
  const grammar = grammars[language];
  const atoms = readAtoms(tokenise(query, language), grammar, lexiconFor(grammar));
  const named = atoms
    .filter((atom) => atom.words.length > 0)
    .map((atom) => ({ ...atom, connective: "and" as const }));
  const sought = soughtWordsOf(named, grammar, index);
  return finder.find(sought, limit);
}

/** Best first. Takes parts of words, typing errors, and the words of the language. */
export function searchFoods(
  table: FoodTable,
  query: string,
  language: Language,
  limit: number,
): readonly FoundFood[] {
  const complete = vocabularyOf(tableFinderOf(table).index, language).complete;
  const best = new Map<FoodRow, number>();
  for (const [at, words] of waysToEnd(query.trim(), complete).entries()) {
    for (const { row, score, coverage } of search(table, words, language, limit)) {
      // What was typed comes before what it might become.
      const value = score * coverage - at * 0.01;
      if (value > (best.get(row) ?? Number.NEGATIVE_INFINITY)) best.set(row, value);
    }
  }
  return [...best]
    .sort(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || a.index - b.index)
    .slice(0, limit)
    .map(([row]) => present(row, language));
}

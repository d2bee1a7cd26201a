/** analysis/text: from a sentence to foods. This file searches the food table by a few words, as someone types them. */
import type { FoodSource } from "#domain/nutrition/meal-analysis.ts";
import type { NutrientsPer100Grams } from "#domain/nutrition/nutrients.ts";
import { usualCountry } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import type { FoodRow, FoodTable } from "#food/food-row.ts";
import { nameOfRow } from "./match/name-rows.ts";
import { tableFinderOf } from "./match/table-finder.ts";
import { amountUnsaid } from "./portions/amount-said.ts";
import { chooseGrams } from "./portions/choose-grams.ts";
import { rowsNamed } from "./rows-named.ts";
import { foldAccents } from "./words/fold.ts";
import { type Vocabulary, vocabularyOf } from "./words/vocabulary.ts";

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
/** What was typed comes before what it might become, and common words before rare ones. */
const completionPenalty = 0.02;

function present(row: FoodRow, language: Language): FoundFood {
  const { grams } = chooseGrams(row, amountUnsaid({ language, country: usualCountry[language] }));
  return {
    name: nameOfRow(row, language),
    source: row.source,
    per100Grams: row.per100Grams,
    defaultGrams: Math.round(grams),
  };
}

/** The last word may still be being typed. */
function waysToEnd(query: string, vocabulary: Vocabulary): readonly string[] {
  const [, before = "", last = ""] = /^(.*?)(\p{L}*)$/su.exec(query) ?? [];
  const completions = last.length < 2 ? [] : vocabulary.complete(last).slice(0, completionsMax);
  const ended = completions.map((completion) => before + completion);
  // A beginning that is no word itself says nothing without its end.
  const isBeginning = ended.length > 0 && !vocabulary.knows(foldAccents(last));
  return isBeginning ? ended : [query, ...ended];
}

/** Best first. Takes parts of words, typing errors, and the words of the language. */
export function searchFoods(
  table: FoodTable,
  query: string,
  language: Language,
  limit: number,
): readonly FoundFood[] {
  const vocabulary = vocabularyOf(tableFinderOf(table).index, language);
  const best = new Map<FoodRow, number>();
  for (const [at, words] of waysToEnd(query.trim(), vocabulary).entries()) {
    for (const { row, score, coverage, perfectScore } of rowsNamed(table, words, language, limit)) {
      const value = (score / perfectScore) * coverage - at * completionPenalty;
      if (value > (best.get(row) ?? Number.NEGATIVE_INFINITY)) best.set(row, value);
    }
  }
  return [...best]
    .sort(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || a.index - b.index)
    .slice(0, limit)
    .map(([row]) => present(row, language));
}

/** Searches the food table by name, as somebody types it. */
import type { FoodSource } from "#domain/nutrition/meal-analysis.ts";
import type { NutrientsPer100Grams } from "#domain/nutrition/nutrients.ts";
import type { LocalSpeaker } from "#domain/people/locale.ts";
import type { FoodRow, FoodTable } from "#food/food-row.ts";
import { shownName } from "#food/names/food-names.ts";
import { findNamedRows } from "./find-named-rows.ts";
import type { LexiconEntry } from "./lexicon/lexicon-entry.ts";
import { nameIndexOf } from "./match/name-index.ts";
import { nameOfRow } from "./match/name-rows.ts";
import { namedRowsOf, rowDescribed } from "./match/named-rows.ts";
import { countsUsualFat, plainRowOf } from "./match/plain-rows.ts";
import { regionalNamesOf } from "./match/regional-names.ts";
import { tableFinderOf } from "./match/table-finder.ts";
import { searchMenus } from "./menus/search-menus.ts";
import { chooseGrams } from "./portions/choose-grams.ts";
import { amountNotStated } from "./portions/stated-amount.ts";
import { foldAccents } from "./words/fold.ts";
import { type Vocabulary, vocabularyOf } from "./words/vocabulary.ts";

export interface FoodSearch extends LocalSpeaker {
  readonly query: string;
  readonly limit: number;
}

export interface FoundFood {
  /** In the language asked for. */
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
/** Regional words and slips are read as in a sentence; where names have the words as typed, those come first. */
const shareOfReading = { alone: 0.9, besideNames: 0.5 } as const;

/** Above all that only resembles it: milk chocolate is not chocolate milk. */
const fitOfVeryName = 2;
/** What a word means where the person lives comes before what it means elsewhere. */
const regionalBonus = 1;
const regionalMatchesMax = 8;

function presentFoundFood(row: FoodRow, counted: FoodRow, speaker: LocalSpeaker): FoundFood {
  const { grams } = chooseGrams(row, amountNotStated(speaker));
  return {
    name: nameOfRow(row, speaker.language, speaker.country),
    source: counted.source,
    per100Grams: counted.per100Grams,
    defaultGrams: Math.round(grams),
  };
}

/**
 * Counted as in a sentence: outside the US, without the fat that nobody named. Each row once, and each name: foods that people call
 * the same are one to them.
 */
function presentFound(
  table: FoodTable,
  rows: readonly FoodRow[],
  { limit, ...speaker }: FoodSearch,
): readonly FoundFood[] {
  const counts = countsUsualFat(speaker.country);
  const counted = new Set<FoodRow>();
  const byName = new Map<string, FoundFood>();
  for (const row of rows) {
    if (byName.size === limit) break;
    const meant = counts ? row : (plainRowOf(row, table) ?? row);
    if (counted.has(meant)) continue;
    const found = presentFoundFood(row, meant, speaker);
    const name = foldAccents(found.name);
    if (byName.has(name)) continue;
    counted.add(meant);
    byName.set(name, found);
  }
  return [...byName.values()];
}

/** The last word may still be being typed. */
function completeLastWord(query: string, vocabulary: Vocabulary): readonly string[] {
  const [, before = "", last = ""] = /^(.*?)(\p{L}*)$/su.exec(query) ?? [];
  const completions = last.length < 2 ? [] : vocabulary.complete(last).slice(0, completionsMax);
  const ended = completions.map((completion) => before + completion);
  // A beginning that is no word itself says nothing without its end.
  const isBeginning = ended.length > 0 && !vocabulary.knows(foldAccents(last));
  return isBeginning ? ended : [query, ...ended];
}

type Ranking = Map<FoodRow, number>;

function keepBestScore(ranking: Ranking, row: FoodRow, value: number): void {
  if (value > (ranking.get(row) ?? Number.NEGATIVE_INFINITY)) ranking.set(row, value);
}

/** What the words mean when they are read as in a sentence: other regions' words, slips, the table's own words. */
function rankAsSentence(table: FoodTable, { query, ...search }: FoodSearch): Ranking {
  const ranking: Ranking = new Map();
  const vocabulary = vocabularyOf(tableFinderOf(table).index, search.language);
  for (const [at, words] of completeLastWord(query, vocabulary).entries()) {
    for (const { row, score, coverage, perfectScore } of findNamedRows(table, { words, ...search }))
      keepBestScore(ranking, row, (score / perfectScore) * coverage - at * completionPenalty);
  }
  return ranking;
}

function rowOfEntry(
  table: FoodTable,
  { term, english }: Pick<LexiconEntry, "term" | "english">,
  speaker: LocalSpeaker,
): FoodRow | undefined {
  if (english.startsWith("=")) return rowDescribed(table, english.slice(1));
  return findNamedRows(table, { words: term, ...speaker, limit: 1 })[0]?.row;
}

/** Words of the person's country that begin so, each with the row that it means there. */
function rankByRegion(table: FoodTable, { query, language, country }: FoodSearch): Ranking {
  const ranking: Ranking = new Map();
  const speaker = { language, country };
  const matches = regionalNamesOf(speaker)
    .find(query)
    .toSorted((a, b) => b.fit - a.fit);
  for (const { meaning, fit } of matches.slice(0, regionalMatchesMax)) {
    const row = rowOfEntry(table, meaning, speaker);
    if (row !== undefined) keepBestScore(ranking, row, fit > 1 ? fit + regionalBonus : fit);
  }
  return ranking;
}

/** The best first, each name once, so that as many as asked for are left. */
function bestOf(ranking: Ranking, { language, country, limit }: FoodSearch): readonly FoodRow[] {
  const sorted = [...ranking].sort(([a, fitOfA], [b, fitOfB]) => fitOfB - fitOfA || a.index - b.index);
  const byName = new Map<string, FoodRow>();
  for (const [row] of sorted) {
    if (byName.size === limit) break;
    const name = foldAccents(nameOfRow(row, language, country));
    if (!byName.has(name)) byName.set(name, row);
  }
  return [...byName.values()];
}

/** Best first. Foods with a name in the language come before those that only the table describes. */
export function searchFoods(table: FoodTable, search: FoodSearch): readonly FoundFood[] {
  const { query, language } = search;
  const ofMenus = searchMenus(table, search);
  const named: Ranking = new Map();
  const unnamed: Ranking = new Map();
  const keep = (row: FoodRow, value: number) =>
    keepBestScore(shownName(row.names, language) === undefined ? unnamed : named, row, value);
  const same = namedRowsOf(table, language).find(query);
  if (same !== undefined) named.set(same, fitOfVeryName);
  for (const { meaning, fit } of nameIndexOf(table, language).find(query)) keepBestScore(named, meaning, fit);
  for (const [row, fit] of rankByRegion(table, search)) keep(row, fit);
  const share = shareOfReading[named.size > 0 ? "besideNames" : "alone"];
  for (const [row, value] of rankAsSentence(table, { ...search, query: query.trim() }))
    keep(row, value * share);
  const found = bestOf(named, search);
  const others = language === "en" || found.length === 0 ? bestOf(unnamed, search) : [];
  return presentFound(table, [...ofMenus, ...found, ...others], search);
}

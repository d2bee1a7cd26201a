/** Searches the food table by name, as somebody types it. */
import type { FoodSource } from "#domain/nutrition/meal-analysis.ts";
import type { NutrientsPer100Grams } from "#domain/nutrition/nutrients.ts";
import type { LocalSpeaker } from "#domain/people/locale.ts";
import type { FoodRow, FoodTable } from "#food/food-row.ts";
import { shownName } from "#food/names/food-names.ts";
import { composeMeal } from "./compose-mentions.ts";
import { findNamedRows } from "./find-named-rows.ts";
import type { LexiconEntry } from "./lexicon/lexicon-entry.ts";
import { rowEatenIn } from "./match/as-eaten-in.ts";
import { calledAsTyped } from "./match/called-as-typed.ts";
import { isGoodRow } from "./match/find-rows.ts";
import { nameIndexOf } from "./match/name-index.ts";
import { nameOfRow } from "./match/name-rows.ts";
import { namedRowsOf, rowDescribed } from "./match/named-rows.ts";
import { regionalNamesOf } from "./match/regional-names.ts";
import { tableFinderOf } from "./match/table-finder.ts";
import { searchMenus } from "./menus/search-menus.ts";
import { chooseGrams } from "./portions/choose-grams.ts";
import { amountNotStated } from "./portions/stated-amount.ts";
import { readerOf } from "./read-text.ts";
import { completeLastWord, isFinished, lastWordOf } from "./words/complete-last-word.ts";
import { foldAccents } from "./words/fold.ts";
import { vocabularyOf } from "./words/vocabulary.ts";

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

/** What was typed comes before what it might become, and common words before rare ones. */
const completionPenalty = 0.02;
/** Regional words and slips are read as in a sentence; where names have the words as typed, those come first. */
const shareOfReading = { alone: 0.9, besideNames: 0.5 } as const;

/** Above all that only resembles it: milk chocolate is not chocolate milk. */
const fitOfVeryName = 2;
/** What a word means where the person lives comes before what it means elsewhere. */
const regionalBonus = 1;
const regionalMatchesMax = 8;

interface ShownRow {
  readonly row: FoodRow;
  /** Whose figures count in the country. */
  readonly counted: FoodRow;
  /** Where a meal of the same words has this row: what it has of it. */
  readonly grams?: number | undefined;
  /** What it was searched as, where that is a name of it. */
  readonly calledAsTyped?: string | undefined;
}

function presentFoundFood(
  { row, counted, grams, calledAsTyped }: ShownRow,
  speaker: LocalSpeaker,
): FoundFood {
  return {
    name: calledAsTyped ?? nameOfRow(row, speaker.language, speaker.country),
    source: counted.source,
    per100Grams: counted.per100Grams,
    defaultGrams: Math.round(grams ?? chooseGrams(row, amountNotStated(speaker)).grams),
  };
}

/** Each row once, and each name: foods that people call the same are one to them. */
function presentFound(rows: readonly ShownRow[], { limit, ...speaker }: FoodSearch): readonly FoundFood[] {
  const seen = new Set<FoodRow>();
  const byName = new Map<string, FoundFood>();
  for (const shown of rows) {
    if (byName.size === limit) break;
    if (seen.has(shown.counted)) continue;
    const found = presentFoundFood(shown, speaker);
    const name = foldAccents(found.name);
    if (byName.has(name)) continue;
    seen.add(shown.counted);
    byName.set(name, found);
  }
  return [...byName.values()];
}

type Ranking = Map<FoodRow, number>;

function keepBestScore(ranking: Ranking, row: FoodRow, value: number): void {
  if (value > (ranking.get(row) ?? Number.NEGATIVE_INFINITY)) ranking.set(row, value);
}

/** What the words mean when they are read as in a sentence: other regions' words, slips, the table's own words. */
function rankAsSentence(table: FoodTable, { query, ...search }: FoodSearch): Ranking {
  const ranking: Ranking = new Map();
  const vocabulary = vocabularyOf(tableFinderOf(table).index, search.language);
  for (const [at, words] of completeLastWord(query, vocabulary, search.language).entries()) {
    const good = findNamedRows(table, { words, ...search }).filter(isGoodRow);
    for (const { row, score, perfectScore, coverage } of good)
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

/** Words of the person's country that are so, or may become so, each with the row that it means there. */
function rankByRegion(table: FoodTable, { query, language, country }: FoodSearch, isWhole: boolean): Ranking {
  const ranking: Ranking = new Map();
  const speaker = { language, country };
  const matches = regionalNamesOf(speaker)
    .find(query)
    .filter(({ fit }) => fit > 1 || !isWhole)
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

/** What is counted where somebody types the same as a meal; undefined where that is no food, or several. */
function foodRead(table: FoodTable, { query, ...speaker }: FoodSearch): ShownRow | undefined {
  const { counted, spoken } = readerOf(table).read(query, speaker, false);
  const row = counted.length === 1 ? counted[0]?.found[0]?.row : undefined;
  return row && { row, counted: row, grams: composeMeal(counted, spoken, table)[0]?.food.grams };
}

/**
 * Best first: what a meal of the same words counts, then foods with a name in the language, then those that only the table
 * describes.
 */
export function searchFoods(table: FoodTable, search: FoodSearch): readonly FoundFood[] {
  const { query, language, country } = search;
  const ofMenus = searchMenus(table, search);
  const named: Ranking = new Map();
  const unnamed: Ranking = new Map();
  const keep = (row: FoodRow, value: number) =>
    keepBestScore(shownName(row.names, language) === undefined ? unnamed : named, row, value);
  const same = namedRowsOf(table, language).find(query);
  if (same !== undefined) named.set(same, fitOfVeryName);
  const vocabulary = vocabularyOf(tableFinderOf(table).index, language);
  const isWhole = same !== undefined || isFinished(lastWordOf(query.trim()), vocabulary, language);
  for (const { meaning, fit } of nameIndexOf(table, language).find(query)) keepBestScore(named, meaning, fit);
  for (const [row, fit] of rankByRegion(table, search, isWhole)) keep(row, fit);
  const share = shareOfReading[named.size > 0 ? "besideNames" : "alone"];
  for (const [row, value] of rankAsSentence(table, { ...search, query: query.trim() }))
    keep(row, value * share);
  const found = bestOf(named, search);
  const others = language === "en" || found.length === 0 ? bestOf(unnamed, search) : [];
  const ranked = [...ofMenus, ...found, ...others].map(
    (row): ShownRow => ({ row, counted: rowEatenIn(country, row, table) }),
  );
  const read = isWhole ? foodRead(table, search) : undefined;
  const rowRead = read && (ranked.find(({ counted }) => counted === read.row)?.row ?? read.row);
  const asRead = rowRead && {
    ...read,
    row: rowRead,
    calledAsTyped: calledAsTyped(query, rowRead, search),
  };
  return presentFound([...(asRead ? [asRead] : []), ...ranked], search);
}

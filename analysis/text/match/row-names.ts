/** Lists the names that a table row answers to, each with what it takes for granted. */
import type { FoodRow } from "#food/food-row.ts";
import { readSets } from "../words/read-word-files.ts";
import {
  ingredientRowPenalty,
  otherNameBonus,
  otherNamePenalty,
  shareOfOtherNames,
  tableBonus,
  unspecifiedBonus,
  usualRowBonus,
  type WordRole,
} from "./match-weights.ts";
import { type DescribedRow, describeRow, isUsableName, type RowWord } from "./row-words.ts";

/** By code: the words of the row that go without saying. */
const usualRows = readSets(new URL("./usual-rows.tsv", import.meta.url));

export interface RowName {
  /** Index of the row. */
  readonly row: number;
  /** The words of the name. */
  readonly required: readonly RowWord[];
  /** Words of the row's other names: they count when said. */
  readonly extra: readonly RowWord[];
  readonly bonus: number;
  /** Fruit or vegetable, eaten raw as a rule. */
  readonly isPlant: boolean;
  /** Words that go without saying. */
  readonly implied: ReadonlySet<string>;
}

/** A first part of so many rows is a group's name; the details name the food: "Soft drink, cola". */
const groupRowsMin = 6;
/** Another name of more rows than this names none of them: "light", a restaurant. */
const namedRowsMax = 4;

/** What can only be known from all rows together. */
export interface TableNames {
  readonly groups: ReadonlySet<string>;
  readonly sharedNames: ReadonlySet<string>;
}

/** "McDonalds" in "Cheeseburger (McDonalds)"; empty where none is named. */
function brandOf(row: FoodRow): string {
  return /\(([^)]*)\)/.exec(row.source.description)?.[1] ?? "";
}

function textsSeenAtLeast(texts: readonly string[], countMin: number): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= countMin).map(([text]) => text));
}

export function tableNamesOf(rows: readonly FoodRow[], described: readonly DescribedRow[]): TableNames {
  return {
    groups: textsSeenAtLeast(
      described.map(({ firstPart }) => firstPart),
      groupRowsMin,
    ),
    sharedNames: textsSeenAtLeast(
      rows.flatMap((row) => [...row.alsoCalled, brandOf(row)]),
      namedRowsMax + 1,
    ),
  };
}

/** A brand names its food by itself. */
function withLastWordAsHead(words: readonly RowWord[]): readonly RowWord[] {
  return words.map((word, at) => ({ ...word, role: at === words.length - 1 ? "head" : "beforeHead" }));
}

function withGroupRoles(words: readonly RowWord[]): readonly RowWord[] {
  return words.map((word) => {
    if (word.role === "head") return { ...word, role: "groupHead" };
    return word.role === "beforeHead" ? { ...word, role: "group" } : word;
  });
}

function withRole(words: readonly RowWord[], role: WordRole): readonly RowWord[] {
  return words.map((word) => ({ ...word, role }));
}

/** Beside another name, the description's own words count when said, and some are missed when not. */
function withOptionalOwnWords(words: readonly RowWord[]): readonly RowWord[] {
  return words.map((word) => (shareOfOtherNames[word.role] === undefined ? { ...word, role: "also" } : word));
}

const noWords: ReadonlySet<string> = new Set();
const ingredientRow = /\bas ingredient\b|\bfor use (?:with|on|in)\b|^topping from\b/i;

function rowBonus(row: FoodRow, described: DescribedRow): number {
  return (
    (tableBonus[row.source.table] ?? 0) +
    (described.isUnspecified ? unspecifiedBonus : 0) +
    (usualRows.has(row.source.code) ? usualRowBonus : 0) -
    (ingredientRow.test(row.source.description) ? ingredientRowPenalty : 0)
  );
}

function isEatenRaw(row: FoodRow): boolean {
  const { fruitVegetableLegumePercent, carbs, protein } = row.per100Grams;
  return fruitVegetableLegumePercent >= 50 && protein < 6 && carbs < 30;
}

/** Its description, its brand, and its other names. */
export function namesOf(
  row: FoodRow,
  own: DescribedRow,
  { groups, sharedNames }: TableNames,
): readonly RowName[] {
  const others = row.alsoCalled.map((name) => ({ name, words: describeRow(name).words }));
  const isGroup = own.hasDetails && groups.has(own.firstPart);
  const common = { row: row.index, isPlant: isEatenRaw(row) };
  const description: RowName = {
    ...common,
    required: isGroup ? withGroupRoles(own.words) : own.words,
    extra: withRole(
      others.flatMap((other) => other.words),
      "also",
    ),
    bonus: rowBonus(row, own),
    implied: usualRows.get(row.source.code) ?? noWords,
  };
  const brand = sharedNames.has(brandOf(row)) ? [] : own.words.filter((word) => word.role === "brand");
  const otherNames = others.filter(({ name }) => isUsableName(name) && !sharedNames.has(name));
  const bonus = (tableBonus[row.source.table] ?? 0) + (otherNameBonus[row.source.table] ?? -otherNamePenalty);
  const extra = withOptionalOwnWords(own.words);
  const alternatives = [withLastWordAsHead(brand), ...otherNames.map((other) => other.words)]
    .filter((required) => required.length > 0)
    .map((required) => ({ ...common, required, extra, bonus, implied: noWords }));
  return [description, ...alternatives];
}

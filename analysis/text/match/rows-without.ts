/** Finds what a dish is once parts of it are refused: "burrito without cheese". */
import { splitRecipe } from "#domain/nutrition/split-recipe.ts";
import type { FoodRow } from "#food/food-row.ts";
import type { LeftPart } from "#food/parts-of-dishes.ts";
import { portionClassOf } from "#food/portions/class-of-row.ts";
import { readTsv } from "#food/tsv-file.ts";
import type { LeftFood } from "../segment/arrange/read-negation.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { wordSet, wordsByWord } from "../words/read-word-files.ts";
import type { FoundRow } from "./find-rows.ts";
import { describeRow, englishWords } from "./row-words.ts";

/** A row that has it under another name. */
const alsoCalled = wordsByWord("also-called");
const cookingFats: ReadonlySet<string> = wordSet("cooking-fat");

/** A row that fits much worse is another food. */
const scoreShareMin = 0.45;

const containedWords = new WeakMap<FoodRow, ReadonlySet<string>>();

/** Cached by row: a list in which everything is left out looks the same forty rows up for every way of joining it. */
function wordsContainedIn(row: FoodRow): ReadonlySet<string> {
  const known = containedWords.get(row);
  if (known) return known;
  const { description } = row.source;
  const { ingredients = "" } = splitRecipe(description);
  const words = new Set([
    ...describeRow(description).words.map(({ text }) => text),
    ...englishWords(ingredients),
  ]);
  containedWords.set(row, words);
  return words;
}

function rowContains(row: FoodRow, word: string): boolean {
  const words = wordsContainedIn(row);
  const sought = stemEnglish(word);
  return [sought, ...(alsoCalled.get(sought) ?? [])].some((each) => words.has(each));
}

const leavesOpen = /with or without/i;

/** "Burrito, meat, no cheese" */
function saysWithoutIt(row: FoodRow, word: string): boolean {
  if (leavesOpen.test(row.source.description)) return false;
  const words = wordsContainedIn(row);
  const sought = stemEnglish(word);
  return words.has(`no:${sought}`) || (cookingFats.has(sought) && words.has("no:fat"));
}

interface Remainder {
  /** A class of portions, or the code of a row. */
  readonly of: string;
  readonly leftOut: ReadonlySet<string>;
  readonly row: string;
  /** Of the dish's weight; undefined where what remains has a portion of its own. */
  readonly share: number | undefined;
}

const remainders: readonly Remainder[] = readTsv(new URL("../words/sets/without.tsv", import.meta.url)).map(
  ([of = "", leftOut = "", row = "", share]) => ({
    of,
    leftOut: new Set(leftOut.split(" ")),
    row: row.slice(1),
    share: share === undefined ? undefined : Number(share),
  }),
);

/** "burger without the bun": what lay in it. */
export function remainingFoodWithout(
  row: FoodRow | undefined,
  refused: readonly string[],
): Pick<Remainder, "row" | "share"> | undefined {
  if (row === undefined) return undefined;
  const kinds = [row.source.code, portionClassOf(row)];
  const isLeft = (each: Remainder) =>
    kinds.includes(each.of) && refused.some((word) => each.leftOut.has(stemEnglish(word)));
  return remainders.find(isLeft);
}

/** Of a dish that loses what it is named after: a cheese pizza without its cheese. Our own round figure. */
const shareLeft = 0.85;

/** What a refused word takes out of a dish. */
const partsLeftOut = new Map(
  [...wordsByWord("parts-left-out")].map(([word, parts]) => [stemEnglish(word), parts]),
);

/** The parts that were left, as recipes list them. */
export function partsLeft(left: readonly LeftFood[]): readonly LeftPart[] {
  return left.flatMap(({ word, share = 1 }) =>
    [...(partsLeftOut.get(stemEnglish(word)) ?? [])].map((name) => ({ name, share })),
  );
}

interface Dish {
  /** As if nothing had been refused, the best first. */
  readonly plain: readonly FoundRow[];
  /** For the words that refuse, too. */
  readonly others: readonly FoundRow[];
  /** All of it. */
  readonly refused: readonly string[];
  /** What its recipe leaves of a row, and the share of its weight. */
  readonly restOf: (row: FoodRow) => { readonly row: FoodRow; readonly share: number } | undefined;
}

/** Rows that may be the dish without what was refused: at this share of the dish's weight, none has more energy than the dish. */
function rowsFreeOf({ others, refused }: Dish, row: FoodRow, share: number): readonly FoundRow[] {
  const [best] = others;
  if (best === undefined) return [];
  const calories = row.per100Grams.calories / share;
  return others.filter(
    (other) =>
      other.hasHead &&
      other.score >= best.score * scoreShareMin &&
      other.row.per100Grams.calories <= calories &&
      !refused.some((word) => rowContains(other.row, word)),
  );
}

/** Words that the row names and the dish does not: "with beans and rice". */
function othersNamed(row: FoodRow, dish: FoodRow): number {
  const ofDish = wordsContainedIn(dish);
  return [...wordsContainedIn(row)].filter((word) => !ofDish.has(word) && !word.startsWith("no:")).length;
}

/** The one that differs least, so that leaving something out takes no more than that with it. */
function nearestTo(dish: FoodRow, rows: readonly FoundRow[]): FoundRow | undefined {
  const byDifference = rows.toSorted(
    (a, b) =>
      othersNamed(a.row, dish) - othersNamed(b.row, dish) ||
      b.row.per100Grams.calories - a.row.per100Grams.calories,
  );
  return byDifference[0];
}

function holds(row: FoodRow, word: string): boolean {
  const isFat = cookingFats.has(stemEnglish(word));
  return rowContains(row, word) || (isFat && [...cookingFats].some((fat) => rowContains(row, fat)));
}

interface Served {
  readonly row: FoodRow;
  readonly servedAs: NonNullable<FoundRow["servedAs"]>;
}

function rowWithout(dish: Dish, row: FoodRow, share: number): Served | undefined {
  const { refused } = dish;
  if (refused.every((word) => saysWithoutIt(row, word))) return undefined;
  const servedAs = { row, share };
  const isHeld = refused.some((word) => holds(row, word));
  const rest = dish.restOf(row);
  // What neither a row nor its recipe names was never in it, unless it leaves open what is.
  const isOpen = isHeld || rest !== undefined || describeRow(row.source.description).isUnspecified;
  if (!isOpen) return undefined;
  const free = rowsFreeOf(dish, row, share);
  const saying = free.filter((each) => refused.some((word) => saysWithoutIt(each.row, word)));
  const found = nearestTo(row, saying);
  if (found !== undefined) return { row: found.row, servedAs };
  if (rest !== undefined) return { row: rest.row, servedAs: { row, share: rest.share, isRest: true } };
  const plainer = isHeld ? free.find((each) => othersNamed(each.row, row) === 0) : undefined;
  return plainer && { row: plainer.row, servedAs };
}

/**
 * The dish without what was refused, by a row that says so or that has it not; else the dish itself. Words of what is
 * refused never find a richer row. `servedAs` keeps the whole dish, whose portion may be the lighter one.
 */
export function rowsWithout(dish: Dish): readonly FoundRow[] {
  const [best] = dish.plain;
  if (best === undefined) return dish.plain;
  const isNamedAfterIt = dish.refused.some((word) => rowContains(best.row, word));
  const share = isNamedAfterIt ? shareLeft : 1;
  const without = rowWithout(dish, best.row, share);
  if (without === undefined || without.row === best.row) return dish.plain;
  return [{ ...best, ...without }, ...dish.plain];
}

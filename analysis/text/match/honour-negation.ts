import type { FoodRow } from "#food/food-row.ts";
import { portionClassOf } from "#food/portions/class-of-row.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { readCells, wordsByWord } from "../words/read-word-files.ts";
import type { FoundRow } from "./find-rows.ts";
import { describeRow, englishWords, splitRecipe } from "./row-words.ts";

/** A row that has it under another name. */
const alsoCalled = wordsByWord("also-called");

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

interface Remainder {
  readonly ofClass: string;
  readonly leftOut: ReadonlySet<string>;
  readonly row: string;
}

const remainders: readonly Remainder[] = readCells(new URL("../words/sets/without.tsv", import.meta.url)).map(
  ([ofClass = "", leftOut = "", row = ""]) => ({
    ofClass,
    leftOut: new Set(leftOut.split(" ")),
    row: row.slice(1),
  }),
);

/** "burger without the bun": what lay in it. */
export function remainingFoodWithout(
  row: FoodRow | undefined,
  leftOut: readonly string[],
): string | undefined {
  const ofClass = row && portionClassOf(row);
  const isLeft = (each: Remainder) =>
    each.ofClass === ofClass && leftOut.some((word) => each.leftOut.has(stemEnglish(word)));
  return remainders.find(isLeft)?.row;
}

/** Rows without what was left out before the others; as they are where every row has it. */
export function honourNegation(found: readonly FoundRow[], leftOut: readonly string[]): readonly FoundRow[] {
  const [best] = found;
  if (best === undefined || leftOut.length === 0) return found;
  const isFree = ({ row, score, hasHead }: FoundRow) =>
    hasHead && score >= best.score * scoreShareMin && !leftOut.some((word) => rowContains(row, word));
  const free = found.filter(isFree);
  return free.length === 0 ? found : [...free, ...found.filter((each) => !free.includes(each))];
}

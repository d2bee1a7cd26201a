/** Weighs what is eaten of something whole: "half a pizza", "a quarter of a chicken", "a whole baguette". */
import type { FoodRow } from "#food/food-row.ts";
import { gramsOfOneIn, wholeGrams } from "#food/portions/servings.ts";
import { ownServing } from "../quantities/measures.ts";
import { wordSet } from "../words/read-word-files.ts";
import { statedMeasureWords } from "./best-portion.ts";
import { gramsOfOne } from "./grams-of-one.ts";
import { sizeFactorFor } from "./size-factors.ts";
import type { StatedAmount } from "./stated-amount.ts";

/** As lexicons and the table call it. */
const wholeWords: ReadonlySet<string> = wordSet("whole");
/** Measures that are the whole thing: a loaf of bread. */
const madeWhole = wordSet("made-whole");
const wholeMeasures: ReadonlySet<string> = wordSet("whole-measure");

/** "a whole", "entera": said of the food, its size or its measure. */
export function isWholeStated({ words, sizes, quantity }: StatedAmount): boolean {
  // "whole wheat bread" is no whole bread.
  const named = words.filter((_, at) => !madeWhole.has(words[at + 1] ?? ""));
  return [...named, ...sizes, ...(quantity?.qualifiers ?? [])].some((word) => wholeWords.has(word));
}

const cutPieces: ReadonlySet<string> = new Set(["piece", "slice", "wedge"]);

/** Of what was served, of which somebody hardly touched anything: as segment/shares/shares.tsv has it. */
const partOfTasted = 0.2;

/** "1/8 de gâteau", "a quarter of the quiche": but not of a slice of it. */
function isCutFromWhole({ words, quantity }: StatedAmount): boolean {
  const { count = 1, isSaid } = quantity ?? {};
  const isPart = isSaid === true && count < 1 && count !== partOfTasted;
  return isPart && !words.some((word) => cutPieces.has(word));
}

/** A part of what is eaten by the piece is no more than one piece. */
function gramsOfCut(row: FoodRow, amount: StatedAmount, ofWhole: number): number {
  const quantity = { qualifiers: [], isSaid: true, ...amount.quantity, count: 1 };
  const { measure } = quantity;
  const own = measure?.kind === "household" && measure.word === ownServing ? measure.grams : undefined;
  return Math.min(ofWhole, own ?? gramsOfOne(row, { ...amount, quantity }));
}

/** `undefined` where the amount is not told as a part of a whole, or no whole of the food is known. */
export function gramsOfWhole(row: FoodRow, amount: StatedAmount): number | undefined {
  const whole = wholeGrams(row, amount.country);
  if (whole === undefined) return undefined;
  const { count = 1, measure } = amount.quantity ?? {};
  const isMeasureWhole = measure?.kind === "household" && wholeMeasures.has(measure.word);
  const isEatenWhole = gramsOfOneIn(row, amount.country) !== undefined;
  // "1/8 de tarta de queso", of which the lexicon has a slice.
  const isOfSlice = measure?.kind === "household" && measure.word === ownServing && !isEatenWhole;
  if (measure !== undefined && !isMeasureWhole && !(isOfSlice && count < 1)) return undefined;
  // "half a pizza" is half of a whole one.
  const isPartOfOne = count < 1 && isEatenWhole;
  const isOfWhole = isMeasureWhole || isPartOfOne || isWholeStated(amount);
  if (!isOfWhole) return isCutFromWhole(amount) ? gramsOfCut(row, amount, count * whole) : undefined;
  return count * whole * sizeFactorFor(row, statedMeasureWords(amount, ""), amount);
}

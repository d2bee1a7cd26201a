/** Weighs what is eaten of something whole: "half a pizza", "a quarter of a chicken", "a whole baguette". */
import type { FoodRow } from "#food/food-row.ts";
import { gramsOfOneIn, wholeGrams } from "#food/portions/servings.ts";
import { wordSet } from "../words/read-word-files.ts";
import type { AmountSaid } from "./amount-said.ts";
import { statedMeasureWords } from "./best-portion.ts";
import { sizeFactorOf } from "./size-factors.ts";

/** As lexicons and the table call it. */
const wholeWords: ReadonlySet<string> = wordSet("whole");
/** Measures that are the whole thing: a loaf of bread. */
const madeWhole = wordSet("made-whole");
const wholeMeasures: ReadonlySet<string> = wordSet("whole-measure");

/** "a whole", "entera": said of the food, its size or its measure. */
export function isWholeSaid({ words, sizes, quantity }: AmountSaid): boolean {
  // "whole wheat bread" is no whole bread.
  const named = words.filter((_, at) => !madeWhole.has(words[at + 1] ?? ""));
  return [...named, ...sizes, ...(quantity?.qualifiers ?? [])].some((word) => wholeWords.has(word));
}

/** `undefined` where the amount is not told as a part of a whole, or no whole of the food is known. */
export function gramsOfWhole(row: FoodRow, amount: AmountSaid): number | undefined {
  const whole = wholeGrams(row, amount.country);
  if (whole === undefined) return undefined;
  const { count = 1, measure } = amount.quantity ?? {};
  const isMeasureWhole = measure?.kind === "household" && wholeMeasures.has(measure.word);
  if (measure !== undefined && !isMeasureWhole) return undefined;
  // "half a cake" is half a piece, as "a cake" is a piece; "half a pizza" is half of a whole one.
  const isPartOfOne = count < 1 && gramsOfOneIn(row, amount.country) !== undefined;
  if (!isMeasureWhole && !isPartOfOne && !isWholeSaid(amount)) return undefined;
  return count * whole * sizeFactorOf(statedMeasureWords(amount, ""));
}

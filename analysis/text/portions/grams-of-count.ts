/** Weighs what was counted: "3 eggs", "4 chickens", "half a pizza". */
import type { FoodRow } from "#food/food-row.ts";
import { servingGrams, wholeGrams } from "#food/portions/servings.ts";
import { gramsOfOne, isCountedByName, isOmelette } from "./grams-of-one.ts";
import { gramsWhenNotStated } from "./grams-when-not-stated.ts";
import type { StatedAmount } from "./stated-amount.ts";

/** g. Nobody counts one kernel, or halves it. */
const leastCounted = 0.4;

/** "a small popcorn" is a serving. */
function gramsOfSingle(row: FoodRow, amount: StatedAmount): number {
  const one = gramsOfOne(row, amount);
  return one < leastCounted ? (servingGrams(row, amount.role, amount.country) ?? one) : one;
}

/** "1 nachos": of a plural that was counted once, a piece below this share of the serving is not meant. */
const singlePieceShare = 0.1;

function gramsOfPluralOnce(row: FoodRow, amount: StatedAmount): number | undefined {
  const serving = servingGrams(row, amount.role, amount.country);
  const isServing =
    serving !== undefined && amount.isPlural && gramsOfOne(row, amount) < serving * singlePieceShare;
  return isServing ? serving : undefined;
}

/** Two are never lighter than one, though small things are counted more often than large ones. */
function gramsOfSeveral(row: FoodRow, amount: StatedAmount, count: number): number {
  const quantity = { qualifiers: [], isSaid: true, ...amount.quantity, count: 1 };
  // "omelette 2 oeufs": its eggs were counted, and one is of several.
  if (isOmelette(row, amount)) return count * gramsOfOne(row, amount);
  return Math.max(count * gramsOfOne(row, amount), gramsOfSingle(row, { ...amount, quantity }));
}

/** "half the cheese", "la moitié du rôti": one that weighs less than this share of a helping is no more than a piece of it. */
const smallPieceShare = 0.55;

/** g */
interface Weights {
  readonly one: number;
  readonly helping: number;
}

/** "half of his fries", "half the cheese": of all that are served, not of one; but "half of my meatball" is of a thing that is counted by its name. */
function isOfHelping(row: FoodRow, amount: StatedAmount, { one, helping }: Weights): boolean {
  const { quantity, isPlural } = amount;
  if (isPlural && (quantity?.count ?? 1) < 1) return true;
  return quantity?.isOfNamed === true && one < helping * smallPieceShare && !isCountedByName(row, amount);
}

/** g. Nobody eats two of what weighs more than half of this: of a chicken or a melon, helpings were counted. */
const wholesMostGrams = 1500;

/** "4 chickens": at least as much as one. */
function gramsOfWholes(row: FoodRow, amount: StatedAmount, count: number): number | undefined {
  const { country, quantity } = amount;
  const helping = wholeGrams(row, country) && servingGrams(row, "alone", country);
  const one = gramsOfSingle(row, { ...amount, quantity: quantity && { ...quantity, count: 1 } });
  return helping !== undefined && one * 2 > wholesMostGrams ? Math.max(one, count * helping) : undefined;
}

export function gramsOfCount(row: FoodRow, amount: StatedAmount, count: number): number {
  const once = count === 1 && amount.sizes.length === 0 ? gramsOfPluralOnce(row, amount) : undefined;
  if (once !== undefined) return once;
  const helping = wholeGrams(row, amount.country) && servingGrams(row, "alone", amount.country);
  // "chicken, 2 pc": parts of it.
  if (amount.quantity?.isOfPieces === true && helping !== undefined) return count * helping;
  const single = count <= 1 ? gramsOfSingle(row, amount) : 0;
  if (count < 1) {
    const { grams } = gramsWhenNotStated(row, { ...amount, quantity: undefined });
    if (isOfHelping(row, amount, { one: single, helping: grams })) return count * Math.max(single, grams);
  }
  if (count <= 1) return count * single;
  return gramsOfWholes(row, amount, count) ?? gramsOfSeveral(row, amount, count);
}

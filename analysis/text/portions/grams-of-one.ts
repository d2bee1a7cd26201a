/** analysis/text: from a sentence to foods. This file weighs one of a food that is counted. */
import type { FoodRow } from "#food/food-row.ts";
import { foodGramsMax } from "../text-limits.ts";
import { type AmountSaid, bestPortion, saidWords } from "./best-portion.ts";
import { portionsOf, type ReadPortion } from "./read-portions.ts";
import { isDrink } from "./row-density.ts";
import { sizeFactors, usualUnitGrams } from "./usual-grams.ts";

/** Where neither the person nor the table says how much. g */
const lastResortGrams = 100;

/** More than this many times the usual amount is no plausible count: ten almonds are not ten bags. */
const plausibleTimesUsual = 5;

/** Hold several pieces: four croquettes are not four servings of them. */
const helpings: ReadonlySet<string> = new Set(["serving", "bowl", "plate"]);

/** The row's own things to count; when many are counted, only those small enough. */
function unitsOf(row: FoodRow, { quantity, words }: AmountSaid): readonly ReadPortion[] {
  const count = quantity?.count ?? 1;
  const all = portionsOf(row).filter((portion) => portion.kind === "unit");
  const pieces = all.filter((portion) => !helpings.has(portion.words[0] ?? ""));
  const units = count > 1 && pieces.length > 0 ? pieces : all;
  const most = row.defaultGrams === null ? foodGramsMax : row.defaultGrams * plausibleTimesUsual;
  // Ten bananas are ten, however few one eats: the thing itself is no pack.
  const isItself = (portion: ReadPortion) => words.includes(portion.words[0] ?? "");
  const plausible = units.filter((portion) => isItself(portion) || portion.grams * count <= most);
  return plausible.length > 0 ? plausible : units;
}

/** A unit under this share of what people usually eat is one of many: a single fry. */
const smallestShare = 0.15;

/** Its size or kind was said. */
function isNamedBy(unit: ReadPortion, amount: AmountSaid): boolean {
  const isCounted = amount.quantity?.measure === undefined && amount.quantity?.isSaid === true;
  const said = [...amount.sizes, ...amount.words, ...(amount.quantity?.qualifiers ?? [])];
  return isCounted || unit.words.some((word) => said.includes(word));
}

export function sizeFactorOf(said: readonly string[]): number {
  return said.reduce((factor, word) => factor * (sizeFactors.get(word) ?? 1), 1);
}

/** g of one, when things are counted: the row's own unit, of the size said. */
export function gramsOfOne(row: FoodRow, amount: AmountSaid): number {
  const said = saidWords(amount, "");
  const usual = row.defaultGrams;
  // A glass of a drink is not told by the drink.
  if (isDrink(row) && said.length === 0 && usual !== null) return usual;
  const known = usualUnitGrams.get(row.source.code);
  if (known !== undefined) return known * sizeFactorOf(said);
  const unit = bestPortion(row, unitsOf(row, amount), said, amount);
  if (unit === undefined) return usual ?? lastResortGrams;
  // "an order", "some" of small things is not one of them.
  const hasSizes = unit.words.some((word) => said.includes(word));
  const isOneOfMany = usual !== null && unit.grams < usual * smallestShare && !isNamedBy(unit, amount);
  const grams = isOneOfMany ? usual : unit.grams;
  return hasSizes ? grams : grams * sizeFactorOf(said);
}

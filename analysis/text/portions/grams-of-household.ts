/** Weighs what is counted in slices, bottles, bowls and the like. */
import type { Country } from "#domain/people/country.ts";
import type { FoodRow } from "#food/food-row.ts";
import { portionClassOf } from "#food/portions/class-of-row.ts";
import { contentsIn, isSoldIn, ownContentsIn } from "#food/portions/containers.ts";
import { isInGroup } from "#food/portions/meal-groups.ts";
import { servingGrams, wholeGrams } from "#food/portions/servings.ts";
import { household, type Measure } from "../quantities/measures.ts";
import { wordSet } from "../words/read-word-files.ts";
import { rowHasStatedMeasure, statedMeasureWords } from "./best-portion.ts";
import { gramsOfContents } from "./grams-of-contents.ts";
import { gramsOfListed } from "./grams-of-listed.ts";
import { gramsOfOne } from "./grams-of-one.ts";
import { isWholeStated } from "./grams-of-whole.ts";
import { portionsOf } from "./read-portions.ts";
import { densityOf, isDrink } from "./row-density.ts";
import { sizeFactorFor } from "./size-factors.ts";
import type { StatedAmount } from "./stated-amount.ts";

/** Hold more than one of what is in them. */
const packs: ReadonlySet<string> = wordSet("pack");

/** Packs that come in a size for several people; a part of one is of that size, and so is one that is called whole. */
const sharedPacks: ReadonlySet<string> = wordSet("shared-pack");

/** "half a pack of crisps", "a whole bag of crisps": of a pack for several people. */
function gramsOfSharedPack(row: FoodRow, amount: StatedAmount, { word }: Measure & { kind: "household" }) {
  const { count = 1, isSaid } = amount.quantity ?? {};
  const isOfSharedOne = isWholeStated(amount) || (count < 1 && isSaid === true);
  if (!isOfSharedOne || !sharedPacks.has(word)) return undefined;
  const shared = contentsIn(row, "shared-pack", amount.country);
  return shared && gramsOfContents(row, shared);
}

/** Share of a serving. A slice that weighs less is one of many, as of a chicken. */
const leastSlice = 0.25;

function isServedInSlices(row: FoodRow, { country }: StatedAmount, grams: number): boolean {
  const serving = servingGrams(row, "alone", country) ?? 0;
  return wholeGrams(row, country) !== undefined && grams >= serving * leastSlice;
}

/** One serving or piece of what is cut from a whole is a slice of it: "une part de tarte", "un trozo de pizza". */
const servedBySlice: ReadonlySet<string> = new Set(["pizza", "frozen-pizza", "quiche", "cake"]);
const cutPortions: ReadonlySet<string> = new Set(["serving", "piece"]);

/** What the word says of this food: French calls a can a box. */
function measureMeant(
  row: FoodRow,
  measure: Measure & { kind: "household" },
): Measure & { kind: "household" } {
  const isCut = cutPortions.has(measure.word) && servedBySlice.has(portionClassOf(row) ?? "");
  if (isCut) return household.slice;
  const isTinned = isSoldIn(row, "can") || portionsOf(row).some(({ words }) => words.includes("can"));
  return measure.word === "box" && isTinned ? household.can : measure;
}

/** g of one slice, bottle, handful of it. */
export function gramsOfHousehold(
  row: FoodRow,
  amount: StatedAmount,
  measure: Measure & { kind: "household" },
): number {
  const meant = measureMeant(row, measure);
  if (meant !== measure) return gramsOfHousehold(row, amount, meant);
  const shared = rowHasStatedMeasure(row, amount) ? undefined : gramsOfSharedPack(row, amount, measure);
  if (shared !== undefined) return shared;
  const own = ownContentsIn(row, measure.word, amount.country);
  if (own !== undefined && !rowHasStatedMeasure(row, amount))
    return gramsOfContents(row, own) * sizeFactorFor(row, statedMeasureWords(amount, ""), amount);
  // "a portion of pizza" is a slice of it.
  const slice = measure.word === "serving" ? ownContentsIn(row, "slice", amount.country) : undefined;
  if (slice !== undefined && isServedInSlices(row, amount, gramsOfContents(row, slice)))
    return gramsOfContents(row, slice);
  const piece = portionsOf(row).find((portion) => portion.words.join(" ") === "piece nfs");
  if (measure.word === "serving" && piece !== undefined) return piece.grams;
  // The table's scoop of ice cream is a helping.
  const scoop = measure.word === "scoop" ? contentsIn(row, "scoop", amount.country) : undefined;
  if (scoop !== undefined) return gramsOfContents(row, scoop);
  return gramsOfListed(row, amount, measure) ?? gramsWithoutPortion(row, amount, measure);
}

/** A plate or bowl of a dish is a main portion of it. */
const helpings: ReadonlySet<string> = wordSet("plate-or-bowl");
const leastOfDishGrams = 120;
/** A plate of what is eaten in small portions, such as ham, holds more than one of them; so does a bowl of a sauce, which is never full. */
const helpingsOnPlate = 2;

function isDish(row: FoodRow, country: Country): boolean {
  return !isDrink(row) && (servingGrams(row, "alone", country) ?? 0) >= leastOfDishGrams;
}

/** g. A serving of a sauce, spread, syrup or powder is at most so large. */
const spoonfulsMax = 50;

function isEatenBySpoon(row: FoodRow, serving = Number.POSITIVE_INFINITY): boolean {
  const isSpooned = serving <= spoonfulsMax && portionsOf(row).some(({ words }) => words[0] === "tablespoon");
  return isSpooned || isInGroup(row, "extra");
}

/** A package of soup is made with two cups of water: FNDDS gives 494 g for the noodle soups that it measures so. */
const packageOfSoupGrams = 494;
const packages: ReadonlySet<string> = wordSet("soup-package");

function isPackageOfSoup(row: FoodRow, measure: Measure & { kind: "household" }): boolean {
  return packages.has(measure.word) && /^soup,|\bsoup\b/i.test(row.source.description.split(":")[0] ?? "");
}

/** One of what is lighter than this share of a helping is a cherry or a bean, however small the helping. */
const smallPieceShare = 0.4;
/** One that weighs more helpings than this is shared by several people: a portion of chicken is not a whole one. */
const wholeOnesShare = 2.5;

/** "a portion", "a small portion" of what the row measures in other ways. */
function gramsOfHelping(row: FoodRow, amount: StatedAmount): number {
  const serving = servingGrams(row, amount.role, amount.country);
  const isSized = amount.sizes.length > 0 || amount.quantity?.size !== undefined;
  const one = gramsOfOne(row, amount);
  if (!isSized) return serving ?? one;
  const helping = sizeFactorFor(row, statedMeasureWords(amount, ""), amount) * (serving ?? one);
  return one < helping * smallPieceShare || one > helping * wholeOnesShare ? helping : one;
}

/** The row has no such measure. */
function gramsWithoutPortion(
  row: FoodRow,
  amount: StatedAmount,
  measure: Measure & { kind: "household" },
): number {
  const factor = sizeFactorFor(row, statedMeasureWords(amount, ""), amount);
  const usual = contentsIn(row, measure.word, amount.country);
  if (usual !== undefined) return factor * gramsOfContents(row, usual);
  if (isPackageOfSoup(row, measure)) return packageOfSoupGrams;
  const serving = servingGrams(row, amount.role, amount.country);
  if (measure.word === "serving" || measure.word === "order") return gramsOfHelping(row, amount);
  if (isDish(row, amount.country) && helpings.has(measure.word))
    return factor * (servingGrams(row, "alone", amount.country) ?? 0);
  const isSparse = measure.word === "plate" || (helpings.has(measure.word) && isEatenBySpoon(row, serving));
  if (isSparse && serving !== undefined) return factor * serving * helpingsOnPlate;
  if (measure.ml !== undefined) return factor * measure.ml * densityOf(row);
  if (measure.grams !== undefined) return factor * measure.grams;
  if (packs.has(measure.word) && serving !== undefined) return serving;
  // "4 pieces of fries" are four fries.
  const { measure: _, ...counted } = amount.quantity ?? { count: 1, qualifiers: [], isSaid: true };
  return gramsOfOne(row, measure.word === household.piece.word ? { ...amount, quantity: counted } : amount);
}

/** Weighs one of a food that is counted. */
import type { FoodRow } from "#food/food-row.ts";
import { portionClassOf } from "#food/portions/class-of-row.ts";
import { isInGroup } from "#food/portions/meal-groups.ts";
import { gramsOfOneIn, leastGramsOfOne, servingGrams } from "#food/portions/servings.ts";
import { foodGramsMax } from "../text-limits.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { foldAccents } from "../words/fold.ts";
import { wordSet } from "../words/read-word-files.ts";
import { bestPortion, rowHasStatedMeasure, statedMeasureWords } from "./best-portion.ts";
import { portionsOf, type ReadPortion } from "./read-portions.ts";
import { isDrink } from "./row-density.ts";
import { isSizeWord, sizeFactorFor } from "./size-factors.ts";
import type { StatedAmount } from "./stated-amount.ts";

/** Where neither the person nor the table says how much. g */
const lastResortGrams = 100;

/** More than this many times the usual amount is no plausible count: ten almonds are not ten bags. */
const plausibleTimesUsual = 5;

/** Hold several pieces: four croquettes are not four servings of them, nor two almonds two bags. */
const helpings: ReadonlySet<string> = wordSet("several-pieces");
/** The table counts the eggs in them. */
const omelettes: ReadonlySet<string> = wordSet("omelette");

/** "8 cherry tomatoes", "2 haddock fillets": the words say which, beyond what the row is called. */
function isKindSaid({ source }: FoodRow, unit: ReadPortion, words: StatedAmount["words"]): boolean {
  const ofRow = new Set((foldAccents(source.description).match(/\p{L}+/gu) ?? []).map(stemEnglish));
  return isNamedAs(unit, words) && unit.words.some((word) => words.includes(word) && !ofRow.has(word));
}

/** "2 fried fish" are pieces of it as they are served. */
function isWholeFish({ words }: ReadPortion): boolean {
  return words.includes("whole") && words.includes("fish");
}

/** The row's own things to count, however many are counted: a sixth doughnut does not make the others smaller. */
function unitsOf(row: FoodRow, amount: StatedAmount): readonly ReadPortion[] {
  const { words } = amount;
  const all = portionsOf(row).filter((portion) => portion.kind === "unit");
  const said = [...words, ...statedMeasureWords(amount, "")];
  const isHelping = (word: string) => helpings.has(word) && !said.includes(word);
  // A bar of chocolate is measured as a pouch of sweets is, and is one by its name.
  const isBar = (portion: ReadPortion) => words.includes("bar") && portion.words.includes("bar");
  const pieces = all.filter(
    (portion) => isBar(portion) || (!portion.words.some(isHelping) && !isWholeFish(portion)),
  );
  const units = pieces.length > 0 ? pieces : all;
  const most = row.defaultGrams === null ? foodGramsMax : row.defaultGrams * plausibleTimesUsual;
  // Ten bananas are ten, however few one eats: the thing itself is no pack.
  const isItself = (portion: ReadPortion) => words.includes(portion.words[0] ?? "");
  const plausible = units.filter((portion) => isItself(portion) || portion.grams <= most);
  const named = plausible.filter((portion) => isKindSaid(row, portion, words));
  if (named.length > 0) return named;
  return plausible.length > 0 ? plausible : units;
}

function hasKindSaid(row: FoodRow, amount: StatedAmount): boolean {
  return unitsOf(row, amount).some((unit) => isKindSaid(row, unit, amount.words));
}

/** A unit under this share of what people usually eat is one of many: a single fry. */
const smallestShare = 0.15;

/** Units that the food table divides a dish into. One roast is not a slice of it. */
const partsOfDish: ReadonlySet<string> = wordSet("part-of-dish");
const lessThanServed: ReadonlySet<string> = wordSet("less-than-served");

/** Words of a unit that do not name it: "idli any size". */
const sayNothing: ReadonlySet<string> = new Set(["any", "size", "ns", "nfs"]);

/** "a cupcake", "2 idli": a thing of its own, while "an ice cream" is no "ice cream cup". */
function isNamedAs(unit: ReadPortion, words: StatedAmount["words"]): boolean {
  const named = unit.words.filter((word) => !isSizeWord(word) && !sayNothing.has(word));
  return named.length > 0 && named.every((word) => words.includes(word));
}

/** Whether the table counts the food by its own name. */
function isThing(row: FoodRow, { words }: StatedAmount): boolean {
  return portionsOf(row).some((unit) => unit.kind === "unit" && isNamedAs(unit, words));
}

/** Whether the words name what the table counts, also where that tells what lies on it: "meatball with sauce". */
export function isCountedByName(row: FoodRow, { words }: StatedAmount): boolean {
  return portionsOf(row).some((unit) => {
    const complement = unit.words.indexOf("with");
    const named = complement < 0 ? unit.words : unit.words.slice(0, complement);
    return unit.kind === "unit" && isNamedAs({ ...unit, words: named }, words);
  });
}

function isPartOfDish(row: FoodRow, unit: ReadPortion): boolean {
  if (unit.words.some((word) => word === "serving" || lessThanServed.has(word))) return true;
  return isInGroup(row, "main") && unit.words.some((word) => partsOfDish.has(word));
}

const cutPieces: ReadonlySet<string> = new Set(["piece", "slice", "wedge"]);

/** A piece or slice, where none was said. */
function isUnsaidPart(unit: ReadPortion, { words, quantity }: StatedAmount): boolean {
  const said = [...words, ...(quantity?.qualifiers ?? [])];
  return unit.words.some((word) => cutPieces.has(word) && !said.includes(word));
}

/** "une choucroute", "una lasaña": of a dish that is no thing to count, one is what is served in the country. */
function gramsServedAsOne(row: FoodRow, unit: ReadPortion, amount: StatedAmount): number | undefined {
  const serving = servingGrams(row, amount.role === "with" ? "alone" : amount.role, amount.country);
  if (serving === undefined || isThing(row, amount)) return undefined;
  if (isInGroup(row, "served")) return serving;
  // Several are counted as pieces: "2 endives au jambon".
  const isOne = countOf(amount) <= 1 && isPartOfDish(row, unit);
  return isOne ? Math.max(serving, unit.grams) : undefined;
}

/** Its size or kind was said. */
function isNamedBy(unit: ReadPortion, amount: StatedAmount): boolean {
  const isCounted = amount.quantity?.measure === undefined && amount.quantity?.isSaid === true;
  const said = [...amount.sizes, ...amount.words, ...(amount.quantity?.qualifiers ?? [])];
  return isCounted || unit.words.some((word) => said.includes(word));
}

function countOf({ quantity }: StatedAmount): number {
  return quantity?.count ?? 1;
}

export function isOmelette(row: FoodRow, { words }: StatedAmount): boolean {
  const isNamed = words.some((word) => omelettes.has(word)) && !words.includes("scrambled");
  return isNamed && portionClassOf(row) === "omelette";
}

/** A small one of the table's that weighs more than this share of the country's usual one is small elsewhere. */
const smallShareMax = 0.9;

/** g of a size that the table lists. */
function gramsOfSize(row: FoodRow, listed: number, amount: StatedAmount): number {
  const said = statedMeasureWords(amount, "");
  const [factor, usual] = [sizeFactorFor(row, said, amount), gramsOfOneIn(row, amount.country)];
  return usual !== undefined && factor < 1 && listed > usual * smallShareMax ? usual * factor : listed;
}

/** What is served as one in the country, where no measure of the row was said. */
function gramsKnownOfOne(
  row: FoodRow,
  amount: StatedAmount,
  serving: number | undefined,
): number | undefined {
  if (rowHasStatedMeasure(row, amount) || hasKindSaid(row, amount)) return undefined;
  // The row of a drink does not say how much is in a glass of it, nor which of its bottles "a regular beer" is.
  return (isDrink(row) ? serving : undefined) ?? gramsOfOneIn(row, amount.country);
}

/** g of one, when things are counted: the country's, else the row's own unit, of the size said. */
export function gramsOfOne(row: FoodRow, amount: StatedAmount): number {
  const said = statedMeasureWords(amount, "");
  const serving = servingGrams(row, amount.role === "with" ? "alone" : amount.role, amount.country);
  const known = gramsKnownOfOne(row, amount, serving);
  if (known !== undefined) return known * sizeFactorFor(row, said, amount);
  // "an omelette" is not of one egg.
  const isOneOmelette = countOf(amount) <= 1 && isOmelette(row, amount);
  const unit = isOneOmelette
    ? undefined
    : bestPortion(row, unitsOf(row, amount), { said, words: amount.words });
  if (unit === undefined) return (serving ?? lastResortGrams) * sizeFactorFor(row, said, amount);
  const hasSizes = unit.words.some((word) => said.includes(word));
  const served = hasSizes ? undefined : gramsServedAsOne(row, unit, amount);
  if (served !== undefined) return served * sizeFactorFor(row, said, amount);
  // "a small pizza" is no piece of one.
  const ofWhole = hasSizes && isUnsaidPart(unit, amount) ? gramsOfOneIn(row, amount.country) : undefined;
  if (ofWhole !== undefined) return ofWhole * sizeFactorFor(row, said, amount);
  // "an order", "some" of small things is not one of them.
  const usual = row.defaultGrams;
  const isOneOfMany = usual !== null && unit.grams < usual * smallestShare && !isNamedBy(unit, amount);
  // "a small popcorn": of the country's usual one, where the row knows the size only of other measures.
  const ofOne = said.some(isSizeWord) ? gramsOfOneIn(row, amount.country) : undefined;
  const grams = isOneOfMany ? (ofOne ?? usual) : unit.grams;
  if (said.length === 0) return Math.max(grams, leastGramsOfOne(row, amount.country));
  return hasSizes ? gramsOfSize(row, grams, amount) : grams * sizeFactorFor(row, said, amount);
}

/** analysis/text: from a sentence to foods. This file turns an amount of one food into grams, by the row's own household measures first. */
import type { FoodRow } from "#food/food-row.ts";
import { household, type Measure, mass, mlPerFluidOunce, volume } from "../quantities/measures.ts";
import { foodGramsMax } from "../text-limits.ts";
import { type AmountSaid, bestPortion, saidWords } from "./best-portion.ts";
import { isOunceASquare, squareGrams } from "./ounce-of-chocolate.ts";
import { portionsOf, type ReadPortion } from "./read-portions.ts";
import { sizeFactors, usualGrams, usualUnitGrams, wholeGrams } from "./usual-grams.ts";

/** How the grams were found; the less was said, the less is sure. */
export type PortionOrigin = "weighed" | "measured" | "counted" | "assumed";

export interface ChosenPortion {
  readonly grams: number;
  readonly origin: PortionOrigin;
}

/** Where neither the person nor the table says how much. g */
const lastResortGrams = 100;

/** g of one ml. */
function densityOf(row: FoodRow): number {
  if (row.gramsPerMl !== null) return row.gramsPerMl;
  const known: readonly (readonly [string, number])[] = [
    ["cup", volume.cup.ml],
    ["tablespoon", volume.tablespoon.ml],
    ["fl", mlPerFluidOunce],
  ];
  for (const [word, ml] of known) {
    const portion = portionsOf(row).find((each) => each.kind === "volume" && each.words[0] === word);
    if (portion !== undefined) return portion.grams / ml;
  }
  return 1;
}

function gramsOfVolume(
  row: FoodRow,
  amount: AmountSaid,
  count: number,
  measure: Measure & { kind: "volume" },
) {
  const [first = ""] = measure.word.split(" ");
  const qualifiers = amount.quantity?.qualifiers ?? [];
  // "an individual cup" of a sweet is no measuring cup.
  const isNamed = (portion: ReadPortion) =>
    portion.words.includes(first) && qualifiers.some((word) => portion.words.includes(word));
  const same = portionsOf(row).filter(
    (portion) => (portion.kind === "volume" && portion.words[0] === first) || isNamed(portion),
  );
  const portion = bestPortion(row, same, saidWords(amount, measure.word), amount);
  return count * (portion?.grams ?? measure.ml * densityOf(row));
}

function isDrink(row: FoodRow): boolean {
  return row.nutriScoreClass === "beverage" || row.nutriScoreClass === "water";
}

/** More than this many times the usual amount is no plausible count: ten almonds are not ten bags. */
const plausibleTimesUsual = 5;

/** Hold several pieces: four croquettes are not four servings of them. */
const helpings: ReadonlySet<string> = new Set(["serving", "bowl", "plate"]);

/** The row's own things to count; when many are counted, only those small enough. */
function unitsOf(row: FoodRow, count: number): readonly ReadPortion[] {
  const all = portionsOf(row).filter((portion) => portion.kind === "unit");
  const pieces = all.filter((portion) => !helpings.has(portion.words[0] ?? ""));
  const units = count > 1 && pieces.length > 0 ? pieces : all;
  const most = row.defaultGrams === null ? foodGramsMax : row.defaultGrams * plausibleTimesUsual;
  const plausible = units.filter((portion) => portion.grams * count <= most);
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

function sizeFactorOf(said: readonly string[]): number {
  return said.reduce((factor, word) => factor * (sizeFactors.get(word) ?? 1), 1);
}

/** g of one, when things are counted: the row's own unit, of the size said. */
function gramsOfOne(row: FoodRow, amount: AmountSaid): number {
  const said = saidWords(amount, "");
  const usual = row.defaultGrams;
  // A glass of a drink is not told by the drink.
  if (isDrink(row) && said.length === 0 && usual !== null) return usual;
  const known = usualUnitGrams.get(row.source.code);
  if (known !== undefined) return known * sizeFactorOf(said);
  const unit = bestPortion(row, unitsOf(row, amount.quantity?.count ?? 1), said, amount);
  if (unit === undefined) return usual ?? lastResortGrams;
  // "an order", "some" of small things is not one of them.
  const hasSizes = unit.words.some((word) => said.includes(word));
  const isOneOfMany = usual !== null && unit.grams < usual * smallestShare && !isNamedBy(unit, amount);
  const grams = isOneOfMany ? usual : unit.grams;
  return hasSizes ? grams : grams * sizeFactorOf(said);
}

/** Words for one container that the table uses side by side. */
const kin: Readonly<Record<string, readonly string[]>> = {
  bag: ["bag", "package", "packet"],
  packet: ["packet", "package", "pouch", "bag"],
  package: ["package", "packet", "bag", "box", "container"],
  pouch: ["pouch", "packet"],
  juice: ["box", "pouch"],
  box: ["box", "package", "carton"],
  carton: ["carton", "container", "box"],
  container: ["container", "cup", "carton", "tub"],
  jar: ["jar", "container", "cup"],
  tub: ["tub", "container", "cup"],
  piece: ["piece", "slice", "item"],
  slice: ["slice", "piece", "wedge"],
  wedge: ["wedge", "slice", "piece"],
  bottle: ["bottle"],
  serving: ["serving", "order"],
  order: ["order", "serving"],
  strip: ["strip", "slice"],
  bar: ["bar", "package"],
  drink: ["drink"],
};

/** Of cans that differ by what they hold, the usual one. */
function usualCan(
  row: FoodRow,
  portions: readonly ReadPortion[],
  amount: AmountSaid,
  measure: Measure & { kind: "household" },
): ReadPortion | undefined {
  const isOpen = isDrink(row) && measure === household.can && saidWords(amount, "").length === 0;
  if (!isOpen) return undefined;
  const usual = household.can.ml * densityOf(row);
  const distance = ({ grams }: ReadPortion) => Math.abs(grams - usual);
  return portions.toSorted((a, b) => distance(a) - distance(b))[0];
}

function gramsOfHousehold(
  row: FoodRow,
  amount: AmountSaid,
  measure: Measure & { kind: "household" },
): number {
  // "a portion of pizza" is a piece of it.
  const piece = portionsOf(row).find((portion) => portion.words.join(" ") === "piece nfs");
  if (measure.word === "serving" && piece !== undefined) return piece.grams;
  // A scoop of ice cream; the row's own is a helping.
  if (measure.word === "scoop" && usualUnitGrams.has(row.source.code)) return gramsOfOne(row, amount);
  for (const word of kin[measure.word] ?? [measure.word]) {
    const same = portionsOf(row).filter(
      (portion) => portion.kind !== "guideline" && portion.words.includes(word),
    );
    const portion =
      usualCan(row, same, amount, measure) ?? bestPortion(row, same, saidWords(amount, word), amount);
    if (portion !== undefined) return portion.grams;
  }
  if (isDrink(row) && measure.word === "bottle" && row.defaultGrams !== null) return row.defaultGrams;
  const isServing = measure.word === "serving" || measure.word === "order";
  if (isServing && amount.sizes.length + (amount.quantity?.size === undefined ? 0 : 1) > 0) {
    return gramsOfOne(row, amount);
  }
  if (isServing) return row.defaultGrams ?? gramsOfOne(row, amount);
  const factor = sizeFactorOf(saidWords(amount, ""));
  if (measure.ml !== undefined) return factor * measure.ml * densityOf(row);
  if (measure.grams !== undefined) return factor * measure.grams;
  return gramsOfOne(row, amount);
}

function chosen(row: FoodRow, amount: AmountSaid): ChosenPortion {
  const { quantity } = amount;
  if (quantity === undefined) {
    if (amount.sizes.length > 0) return { grams: gramsOfOne(row, amount), origin: "counted" };
    const grams = usualGrams.get(row.source.code) ?? row.defaultGrams ?? gramsOfOne(row, amount);
    return { grams, origin: "assumed" };
  }
  const { count, measure } = quantity;
  const whole = wholeGrams.get(row.category);
  if (measure === undefined && count < 1 && whole !== undefined)
    return { grams: count * whole, origin: "counted" };
  if (measure === undefined) return { grams: count * gramsOfOne(row, amount), origin: "counted" };
  if (measure.kind === "volume") {
    return { grams: gramsOfVolume(row, amount, count, measure), origin: "measured" };
  }
  if (measure.kind === "household") {
    return { grams: count * gramsOfHousehold(row, amount, measure), origin: "measured" };
  }
  if (measure === mass.ounce && isOunceASquare(row, amount.language)) {
    return { grams: count * squareGrams, origin: "measured" };
  }
  // An ounce of a drink is a fluid ounce.
  if (measure === mass.ounce && isDrink(row)) {
    return { grams: count * mlPerFluidOunce * densityOf(row), origin: "measured" };
  }
  return { grams: count * measure.grams, origin: "weighed" };
}

/** The weight of what was eaten, within what one can eat. */
export function chooseGrams(row: FoodRow, amount: AmountSaid): ChosenPortion {
  const portion = chosen(row, amount);
  return { ...portion, grams: Math.min(foodGramsMax, Math.max(0, portion.grams)) };
}

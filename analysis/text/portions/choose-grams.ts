/** Turns what was said of an amount into grams. */
import type { FoodRow } from "#food/food-row.ts";
import { contentsIn, ownContentsIn } from "#food/portions/containers.ts";
import { judgedShare } from "#food/portions/judged-shares.ts";
import { servingGrams, usualNumber } from "#food/portions/servings.ts";
import { type Measure, ownServing } from "../quantities/measures.ts";
import type { Quantity } from "../quantities/quantity.ts";
import type { VagueAmount } from "../quantities/vague-amount.ts";
import { foodGramsMax } from "../text-limits.ts";
import { wordSet } from "../words/read-word-files.ts";
import { bestPortion, statedMeasureWords } from "./best-portion.ts";
import type { ChosenPortion } from "./chosen-portion.ts";
import { gramsOfContents } from "./grams-of-contents.ts";
import { gramsOfCount } from "./grams-of-count.ts";
import { gramsOfHousehold } from "./grams-of-household.ts";
import { gramsOfOne } from "./grams-of-one.ts";
import { portionOfWeight } from "./grams-of-weight.ts";
import { gramsOfWhole } from "./grams-of-whole.ts";
import { gramsWhenNotStated } from "./grams-when-not-stated.ts";
import { portionOfShare } from "./portion-of-share.ts";
import { gramsOfStirredDrink } from "./powder-in-drink.ts";
import { portionsOf, type ReadPortion } from "./read-portions.ts";
import { densityOf } from "./row-density.ts";
import { sizeFactorOf } from "./size-factors.ts";
import type { StatedAmount } from "./stated-amount.ts";
import { isSubjectiveAmount } from "./subjective-amount.ts";
import { vagueGrams } from "./vague-grams.ts";

const holding: ReadonlySet<string> = wordSet("holding");
const spoons: ReadonlySet<string> = wordSet("spoon");

/** A cup of coffee, a pint of beer and a spoon of oats are what is served as such in the country, no measures of volume. */
function gramsServedAs(row: FoodRow, amount: StatedAmount, { word }: Measure & { kind: "volume" }) {
  const isServed = word === "pint" || word === "cup" || spoons.has(word);
  const served = isServed ? ownContentsIn(row, word, amount.country) : undefined;
  return served ?? (word === "pint" ? contentsIn(row, word, amount.country) : undefined);
}

function gramsOfVolume(
  row: FoodRow,
  amount: StatedAmount,
  { count, measure }: { readonly count: number; readonly measure: Measure & { kind: "volume" } },
) {
  const said = statedMeasureWords(amount, measure.word);
  // "a heaped tablespoon"
  const factor = spoons.has(measure.word) ? sizeFactorOf(said) : 1;
  const served = gramsServedAs(row, amount, measure);
  if (served !== undefined) return factor * count * gramsOfContents(row, served);
  const [first = ""] = measure.word.split(" ");
  const qualifiers = amount.quantity?.qualifiers ?? [];
  // "an individual cup" of a sweet is no measuring cup.
  const isNamed = (portion: ReadPortion) =>
    portion.words.includes(first) && qualifiers.some((word) => portion.words.includes(word));
  const same = portionsOf(row).filter(
    (portion) => (portion.kind === "volume" && portion.words[0] === first) || isNamed(portion),
  );
  const portion = bestPortion(row, same, { said, words: amount.words });
  return factor * count * (portion?.grams ?? measure.ml * densityOf(row));
}

/** A plural of slices, sticks or strips is as many as make a serving, within these numbers. */
const plural = { pieces: 2, most: 6 } as const;

/** "palitos de zanahoria", "slices of bread", "bags of crisps". */
function gramsOfPluralMeasure(
  row: FoodRow,
  amount: StatedAmount,
  measure: Measure & { kind: "household" },
): number {
  const one = gramsOfHousehold(row, amount, measure);
  const serving = holding.has(measure.word) ? 0 : (servingGrams(row, amount.role, amount.country) ?? 0);
  return Math.max(plural.pieces * one, Math.min(serving, plural.most * one));
}

/** "unas galletas": of a word that is a serving of its own. */
const fewPieces = 3;

/** g. A piece of this weight is a helping by itself: "sushi box". */
const helpingGrams = 120;

function gramsOfVagueAmount(row: FoodRow, amount: StatedAmount, vague: VagueAmount): number {
  const measure = amount.quantity?.measure;
  if (measure?.kind === "household" && measure.word !== ownServing && vague === "some")
    return gramsOfPluralMeasure(row, amount, measure);
  const own = measure?.kind === "household" && measure.word === ownServing ? measure.grams : undefined;
  // "un reste de tourtière", "unas patatas con costillas": what is a helping by itself is one.
  const isOneOfThem = amount.isPlural && amount.quantity?.isOfOne === true;
  const isNamedWhole = amount.isPlural ? !isOneOfThem : vague === "some";
  const isHelping = own !== undefined && own >= helpingGrams && isNamedWhole;
  if (own !== undefined && isHelping) return own;
  if (own !== undefined && (vague === "some" || vague === "few")) return own * fewPieces;
  const three = { count: 3, qualifiers: [], isSaid: false };
  const one = gramsOfOne(row, { ...amount, quantity: { ...three, ...amount.quantity, count: 3 } });
  const serving = servingGrams(row, amount.role, amount.country) ?? one;
  return vagueGrams(row, { vague, one, serving, isPlural: amount.isPlural });
}

/** What weighs less than this share of a serving is eaten by the serving. */
const smallShare = 0.3;

/** g. One of at least this weight is a meal; its plural then names the dish, not several of them: "tortas". */
const wholeHelpingGrams = 150;
/** Fewer are eaten of pieces that weigh more than this many usual ones. */
const timesLarger = 1.5;
/** A plural of pieces too small to be a helping means at least two: "medialunas". */
const leastOfPlural = 2;

/** "maltesers", "galletas maría", "medialunas": how many, each of so many grams. */
function impliedNumber(row: FoodRow, amount: StatedAmount, one: number): number | undefined {
  const serving = servingGrams(row, "alone", amount.country);
  const number = usualNumber(row, amount.country);
  if (serving === undefined || one <= 0) return number;
  if (number === undefined) {
    if (one < serving * smallShare) return Math.round(serving / one);
    return amount.quantity?.isOfOne === true && one < wholeHelpingGrams ? leastOfPlural : undefined;
  }
  if (one >= Math.max(serving, helpingGrams)) return 1;
  // A porra is a churro of twice the size, and half as many are eaten; "masas finas" are a helping.
  const usualOne = gramsOfOne(row, { ...amount, quantity: undefined });
  if (one <= usualOne * timesLarger) return number;
  const isPiece = amount.quantity?.isOfOne === true;
  return isPiece ? Math.max(leastOfPlural, Math.round((number * usualOne) / one)) : 1;
}

/** In slices, bottles or servings that a word of the lexicon names. */
function portionInHousehold(
  row: FoodRow,
  amount: StatedAmount,
  { quantity, measure }: { readonly quantity: Quantity; readonly measure: Measure & { kind: "household" } },
): ChosenPortion {
  const { count } = quantity;
  const one = gramsOfHousehold(row, amount, measure);
  const isOwnServing = measure.word === ownServing;
  // "pollo sudado": the lexicon's serving of it, which nobody stated.
  const isAssumed = isOwnServing && quantity.isImplied === true && quantity.isUsual !== true;
  if (isAssumed && amount.isPlural)
    return { grams: (impliedNumber(row, amount, one) ?? count) * one, origin: "assumed" };
  return { grams: count * one, origin: isAssumed ? "assumed" : "measured" };
}

function portionOf(row: FoodRow, amount: StatedAmount): ChosenPortion {
  const { quantity } = amount;
  const ofWhole = gramsOfWhole(row, amount);
  if (ofWhole !== undefined) return { grams: ofWhole, origin: "counted" };
  if (quantity === undefined) return gramsWhenNotStated(row, amount);
  const { count, measure, vague } = quantity;
  if (vague !== undefined) return { grams: gramsOfVagueAmount(row, amount, vague), origin: "assumed" };
  if (measure === undefined) return { grams: gramsOfCount(row, amount, count), origin: "counted" };
  const ofPowder = gramsOfStirredDrink(row, { count, measure });
  if (ofPowder !== undefined) return { grams: ofPowder, origin: "measured" };
  if (measure.kind === "volume") {
    return { grams: gramsOfVolume(row, amount, { count, measure }), origin: "measured" };
  }
  if (measure.kind === "household") return portionInHousehold(row, amount, { quantity, measure });
  return portionOfWeight(row, amount, { count, measure });
}

const isSmall = (size: string) =>
  size === "small" || size === "mini" || size === "miniature" || size === "child";
const isLarge = (size: string) => size === "large" || size === "extra" || size === "king";

/** The table's own measures do not all grow with their names: a small one is never heavier than one, a large one never lighter. */
function inOrderOfSize(row: FoodRow, amount: StatedAmount, { grams, origin }: ChosenPortion): ChosenPortion {
  const said = statedMeasureWords(amount, "");
  const [small, large] = [said.some(isSmall), said.some(isLarge)];
  if (small === large || origin === "weighed") return { grams, origin };
  const { quantity } = amount;
  const usual = portionOf(row, {
    ...amount,
    sizes: [],
    quantity: quantity && {
      ...quantity,
      qualifiers: quantity.qualifiers.filter((word) => !isSmall(word) && !isLarge(word)),
    },
  }).grams;
  return { grams: small ? Math.min(grams, usual) : Math.max(grams, usual), origin };
}

/** The weight of what was eaten, within what one can eat. */
export function chooseGrams(row: FoodRow, amount: StatedAmount): ChosenPortion {
  const { quantity } = amount;
  if (quantity?.isShare === true)
    return portionOfShare(row, amount, (said) => chooseGrams(row, { ...amount, quantity: said }));
  const portion = inOrderOfSize(row, amount, portionOf(row, amount));
  const share = isSubjectiveAmount(row, portion, amount) ? judgedShare(row, amount.country) : 1;
  return { ...portion, grams: Math.min(foodGramsMax, Math.max(0, portion.grams * share)) };
}

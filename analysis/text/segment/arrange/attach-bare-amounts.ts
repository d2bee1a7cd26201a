/** Gives amounts and sizes without a food to the food that they belong to: "pasta with tomato, a large plate", "20 nuggets shared, had 9". */
import type { Connective } from "../../languages/language-grammar.ts";
import { household, type Measure } from "../../quantities/measures.ts";
import type { Quantity } from "../../quantities/quantity.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { indexOfCounted } from "../amounts/counted-before.ts";
import { type Atom, type FoodWord, mergeQuantities, withOwnServing } from "../atom.ts";
import { isDish } from "../kinds-of-food.ts";
import {
  type Shared,
  sharedLast,
  shareOf,
  shareOfNamed,
  shareSaidAgain,
  withShareOfUsual,
} from "./shares.ts";

const cuts: ReadonlySet<string> = wordSet("cut-from-whole");

function isPart(quantity: Quantity | undefined): boolean {
  return quantity?.isSaid === true && quantity.measure === undefined && quantity.count < 1;
}

/** "20 nuggets shared, had 9" */
function isFewerOfCounted({ quantity: all }: Atom, { quantity }: Atom): boolean {
  const areCounted = quantity?.isSaid === true && all?.isSaid === true && quantity.measure === undefined;
  return areCounted && quantity.count > 1 && quantity.count < all.count;
}

/** "1/4 de sandía, unos 500 g": the weight of the part that was named. */
function isWeightOfPart({ quantity: part }: Atom, { quantity }: Atom): boolean {
  return isPart(part) && quantity?.isSaid === true && quantity.measure?.kind === "mass";
}

/** "split a pizza with my wife, I had 3 slices": the pieces of the part that was named. */
function isPiecesOfPart({ quantity: part }: Atom, { quantity }: Atom): boolean {
  const measure = quantity?.isSaid === true ? quantity.measure : undefined;
  return isPart(part) && measure?.kind === "household" && cuts.has(measure.word);
}

/** What is before has an amount of its own, which this one does not tell more closely. */
function isOfFoodBehind(before: Atom, atom: Atom): boolean {
  if (isWeightOfPart(before, atom) || isPiecesOfPart(before, atom)) return false;
  if (isFewerOfCounted(before, atom) || atom.quantity?.isEach === true) return false;
  const areSaid = atom.quantity?.isSaid === true && before.quantity?.isSaid === true;
  return areSaid && before.quantity?.measure?.kind !== "household";
}

/** The amount of the first part with what the second says of it, and the sizes of both. */
export function mergeAmounts(before: Atom, atom: Atom): Pick<Atom, "quantity" | "sizes"> {
  const sizes = [...before.sizes, ...atom.sizes];
  if (isFewerOfCounted(before, atom) || isWeightOfPart(before, atom))
    return { quantity: atom.quantity, sizes };
  const quantity =
    atom.quantity === undefined ? before.quantity : mergeQuantities(before.quantity, atom.quantity);
  return { quantity: withOwnServing(quantity, before.gramsOfOne), sizes };
}

/** "3 pork ones": of what was named before. */
export const standsForFood = "ones";

/** "quesadillas, fueron dos fritas": how those were made that are counted; undefined where they are a food. */
function descriptionOfCounted(
  { quantity: known }: Atom,
  { words, quantity, connective }: Atom,
): readonly FoodWord[] | undefined {
  const isCounted = quantity?.isSaid === true && quantity.measure === undefined && quantity.count >= 1;
  if (!isCounted || known?.isSaid === true || words.length === 0) return undefined;
  if (connective !== "list" && connective !== "apart") return undefined;
  if (words.at(-1)?.english.at(-1) === standsForFood) return words.slice(0, -1);
  return words.every(({ kind }) => kind === "modifier") ? words : undefined;
}

/** The food before with that count and description; undefined where it was not counted so. */
function describedByCount(before: Atom, atom: Atom): Atom | undefined {
  const description = descriptionOfCounted(before, atom);
  if (description === undefined) return undefined;
  return { ...before, ...mergeAmounts(before, atom), words: [...description, ...before.words] };
}

const wholeMealMeasures: ReadonlySet<string> = wordSet("whole-meal");

const inDish: ReadonlySet<Connective> = new Set(["with", "flavored", "made", "on"]);
const behindFood: ReadonlySet<Connective> = new Set([...inDish, "bracketed"]);
const listedApart: ReadonlySet<Connective> = new Set(["list", "apart"]);

/** The last that is not in, on or beside a food before it. */
function indexOfFoodItself(attached: readonly Atom[]): number {
  return attached.findLastIndex(({ connective }) => !behindFood.has(connective));
}

/** "pizza de jamón y queso, media": half of the dish, or of the first food, not of what is in it. */
function indexOfHalved(attached: readonly Atom[]): number {
  const dish = attached.findLastIndex(isDish);
  if (dish < 0) return indexOfFoodItself(attached);
  // "nachos a medias, alitas a medias": of the food behind the comma.
  const isListedBehind = attached.slice(dish + 1).some(({ connective }) => listedApart.has(connective));
  return isListedBehind ? indexOfFoodItself(attached) : dish;
}

/** The last that was measured so already, or else the last that only describes no other: "pasta (dry): 75 g". */
function indexOfMeasuredSo(attached: readonly Atom[], measure: Measure | undefined): number {
  const isHousehold = measure?.kind === "household";
  const same = isHousehold ? attached.findLastIndex(({ quantity }) => quantity?.measure === measure) : -1;
  return same < 0 ? attached.findLastIndex(({ connective }) => connective !== "bracketed") : same;
}

/** -1 where none has it. */
function indexOfFoodWithAmount(attached: readonly Atom[], { quantity }: Atom): number {
  const measure = quantity?.measure;
  // "lentils: 1 bowl": of the heading.
  if (attached.at(-1)?.isHeading === true) return attached.length - 1;
  // "pasta with tomato and cheese, a large plate": of all that was named.
  if (measure?.kind === "household" && wholeMealMeasures.has(measure.word))
    return attached.findLastIndex(({ connective }) => connective === "apart");
  // "pasta with tomato, small portion": of the dish, not of what is in it.
  if (measure?.kind === "household" && measure.word === household.serving.word)
    return attached.findLastIndex(({ connective }) => !inDish.has(connective));
  if (measure === undefined && (quantity?.count ?? 1) < 1) return indexOfHalved(attached);
  // "toast and butter, 2 slices", "digestives with my tea, 3": of what is sliced or counted.
  const counted = indexOfCounted(attached, quantity);
  return counted < 0 ? indexOfMeasuredSo(attached, measure) : counted;
}

/** A part before, changed by what was told of it. */
interface Changed {
  readonly at: number;
  readonly atom: Atom;
}

/** The food before that the amount is of, with it; undefined where the amount waits for a food behind it. */
function foodWithAmount(attached: readonly Atom[], bare: Atom): Changed | undefined {
  const at = indexOfFoodWithAmount(attached, bare);
  const before = attached[at];
  if (before === undefined) return undefined;
  const share = shareOf(before.quantity, bare.quantity);
  if (share !== undefined)
    return { at, atom: { ...before, quantity: share, sizes: [...before.sizes, ...bare.sizes] } };
  if (isOfFoodBehind(before, bare)) return undefined;
  return { at, atom: { ...before, ...mergeAmounts(before, bare) } };
}

function withWaitingAmount(waiting: Atom | undefined, atom: Atom): Atom {
  if (waiting?.quantity === undefined || atom.quantity?.isSaid) return atom;
  // "6, a pizza": six of something else.
  if (waiting.quantity.measure === undefined && atom.lead === "article") return atom;
  return { ...atom, quantity: waiting.quantity, lead: "amount" };
}

/** The parts that name a food; each amount or size without one went to the food before it, or else to the one behind it. */
export function attachBareAmounts(atoms: readonly Atom[]): readonly Atom[] {
  const attached: Atom[] = [];
  let waiting: Atom | undefined;
  let shared: Shared | undefined;
  for (const read of atoms) {
    const before = attached.at(-1);
    const named = shareOfNamed(attached, read);
    if (named !== undefined) {
      attached[named.at] = named.atom;
      shared = named;
      continue;
    }
    const described = before && describedByCount(before, read);
    if (described !== undefined) {
      attached[attached.length - 1] = described;
      continue;
    }
    const atom = withShareOfUsual(read);
    if (atom.words.length > 0) {
      attached.push(withWaitingAmount(waiting, atom));
      waiting = undefined;
      shared = sharedLast(attached);
      continue;
    }
    // "0 postre" is none of what has no name here.
    if (atom.quantity?.count === 0) continue;
    const again = shared && shareSaidAgain(attached, shared, atom);
    if (again !== undefined) {
      attached[again.at] = again.atom;
      continue;
    }
    shared = undefined;
    const changed = foodWithAmount(attached, atom);
    if (changed === undefined) waiting = atom;
    else attached[changed.at] = changed.atom;
  }
  return attached;
}

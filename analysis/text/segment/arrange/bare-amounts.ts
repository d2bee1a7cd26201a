/** Gives amounts, sizes and shares without a food to the food that they are of: "400 g of lasagne, ate half". */
import type { Connective } from "../../languages/language-grammar.ts";
import { isKeyOfMenuRow } from "../../match/named-rows.ts";
import { englishWords } from "../../match/row-words.ts";
import { household, ownServing } from "../../quantities/measures.ts";
import type { Quantity } from "../../quantities/quantity.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { wordSet } from "../../words/read-word-files.ts";
import {
  type Atom,
  describes,
  type HoldsPart,
  mergeQuantities,
  saysWithout,
  withOwnServing,
} from "../atom.ts";
import { isDish, nounOfAtom } from "../kinds-of-food.ts";
import { indexOfFoodItself, leftOutMarker, nounLeftOut } from "./read-negation.ts";

/** A part before, changed by what was told of it; undefined where nothing of it was eaten. */
interface Changed {
  readonly at: number;
  readonly atom: Atom | undefined;
}

const inDish: ReadonlySet<Connective> = new Set(["with", "flavored", "made", "on"]);

const helpings: ReadonlySet<string> = new Set([...wordSet("plate-or-bowl"), "serving", "order"]);

/** Behind a dish and the part of it named last, these are of the dish: "x2", "2 plates", and of a flavour all: "smoothie aux fraises, 2 verres". */
export function countsDish({ isTimes, measure }: Quantity, last: Atom | undefined): boolean {
  if (measure === undefined || measure.kind === "mass") return isTimes === true;
  return helpings.has(measure.word) || last?.connective === "flavored";
}

const listedApart: ReadonlySet<Connective> = new Set(["list", "apart"]);

const cut: ReadonlySet<string> = wordSet("served-by-slice");
const neverCounted: ReadonlySet<string> = wordSet("never-counted");

/** Nobody counts spreads and drinks by pieces. */
function isNeverCounted(atom: Atom): boolean {
  return (atom.quantity?.count ?? 1) === 1 && neverCounted.has(stemEnglish(nounOfAtom(atom)));
}

/** The last that lies in no dish before it; -1 where none is. */
function indexOfDish(attached: readonly Atom[]): number {
  const isPart = attached.map(() => false);
  for (const [at, { connective }] of attached.entries())
    isPart[at] = inDish.has(connective) || (connective === "and" && isPart[at - 1] === true);
  return isPart.lastIndexOf(false);
}

/** Which food before the amount is of; -1 where none has it. */
function indexOfFood(attached: readonly Atom[], { quantity }: Atom): number {
  const measure = quantity?.measure;
  const last = (isMeant: (atom: Atom) => boolean) => attached.findLastIndex(isMeant);
  const isInDish = ({ connective }: Atom) => inDish.has(connective);
  // "pasta with tomato, small portion", "toast with butter and jam x2": of the dish, not of what is in it.
  if (quantity !== undefined && countsDish(quantity, attached.at(-1))) return indexOfDish(attached);
  // "brown bread with smoked salmon, two slices"
  const sliced = attached[indexOfDish(attached)];
  if (measure === household.slice && sliced && cut.has(nounOfAtom(sliced))) return indexOfDish(attached);
  // "pizza de jamón y queso, media": half of the dish; "burger; fries, ate half": of the food listed behind it.
  if (measure === undefined && (quantity?.count ?? 1) < 1) {
    const dish = last(isDish);
    const isListedBehind = attached.slice(dish + 1).some(({ connective }) => listedApart.has(connective));
    return dish < 0 || isListedBehind ? last((atom) => !isInDish(atom)) : dish;
  }
  // "digestives and my tea, 3", "toast and butter, 2 slices": of what was named before.
  const counts = quantity?.isSaid === true && quantity.count > 1;
  const [end] = attached.slice(-1);
  const ofSeveral = counts && (measure === undefined || measure === household.slice);
  if (ofSeveral && end !== undefined && end.connective !== "apart" && isNeverCounted(end)) {
    const counted = last((atom) => !isNeverCounted(atom));
    if (attached[counted]?.quantity?.isSaid !== true) return counted;
  }
  const same = measure?.kind === "household" ? last((atom) => atom.quantity?.measure === measure) : -1;
  return same < 0 ? last(({ connective }) => connective !== "bracketed") : same;
}

/** "20 nuggets shared, had 9" */
function isFewerOfCounted({ quantity: all }: Atom, { quantity }: Atom): boolean {
  const areCounted = quantity?.isSaid === true && all?.isSaid === true && quantity.measure === undefined;
  return areCounted && quantity.count > 1 && quantity.count < all.count;
}

/** "1/4 de sandía, unos 500 g": the weight of the part that was named. */
function isWeightOfPart({ quantity: part }: Atom, { quantity }: Atom): boolean {
  const isPart = part?.isSaid === true && part.measure === undefined && part.count < 1;
  return isPart && quantity?.isSaid === true && quantity.measure?.kind === "mass";
}

/** What is before has an amount of its own, which this one does not tell more closely. */
function isOfFoodBehind(before: Atom, atom: Atom): boolean {
  if (isFewerOfCounted(before, atom) || isWeightOfPart(before, atom)) return false;
  if (atom.quantity?.isEach === true || atom.quantity?.isTimes === true) return false;
  const areSaid = atom.quantity?.isSaid === true && before.quantity?.isSaid === true;
  return areSaid && before.quantity?.measure?.kind !== "household";
}

/** The amount of the first part with what the second says of it, and the sizes of both. */
export function mergeAmounts(before: Atom, atom: Atom): Pick<Atom, "quantity" | "sizes"> {
  const sizes = [...before.sizes, ...atom.sizes];
  if (atom.quantity === undefined || isFewerOfCounted(before, atom) || isWeightOfPart(before, atom))
    return { quantity: atom.quantity ?? before.quantity, sizes };
  const merged = mergeQuantities(before.quantity, atom.quantity);
  return { quantity: withOwnServing(merged, before.gramsOfOne), sizes };
}

/** "400 g of lasagne, ate half", "2 slices of pizza, half": a share of the amount before; undefined where it is none. */
function shareOf(amount: Quantity | undefined, share: Quantity | undefined): Quantity | undefined {
  const isShare = share?.isSaid === true && share.measure === undefined && share.count < 1;
  if (!isShare) return undefined;
  if (amount?.vague !== undefined) return undefined;
  // "medio kilo de helado entre dos" is a share of a weight; "half a pizza, half" says one share twice.
  if ((amount?.count ?? 1) < 1 && amount?.measure === undefined) return undefined;
  // "croquetas entre 4": of all that are served, though the lexicon has the weight of one.
  const isUnsaid = amount === undefined || (amount.isOfOne === true && !amount.isSaid);
  if (isUnsaid) return { ...share, isShare, whole: amount };
  return { ...amount, count: amount.count * share.count, isSaid: true };
}

/** Whether a food before has this name, by its words or its row. */
function isCalled({ words }: Atom, name: readonly string[]): boolean {
  const known = new Set(
    words.flatMap(({ english, row = "" }) => [...english.map(stemEnglish), ...englishWords(row)]),
  );
  // "mcdonalds large fries, ate half the fries": whatever the menu calls them.
  const isOfMenu = words.some(({ row }) => isKeyOfMenuRow(row));
  return (isOfMenu ? name.slice(-1) : name).every((word) => known.has(stemEnglish(word)));
}

/** "half the pancake": of the pancake named before, whatever the lexicon says that one weighs. */
function withoutOwnServing(quantity: Quantity | undefined): Quantity | undefined {
  if (quantity?.measure?.kind !== "household" || quantity.measure.word !== ownServing) return quantity;
  const { measure: _, ...count } = quantity;
  return count;
}

/** "ate half the fries": the food before of that name with its share, or the dish that holds it without the rest; undefined where neither is. */
function shareOfNamed(attached: readonly Atom[], atom: Atom, holds: HoldsPart): Changed | undefined {
  const { quantity: share, words } = atom;
  const [first] = words;
  if (atom.isShareOfNamed === undefined || share === undefined || first === undefined) return undefined;
  const name = words.flatMap(({ english }) => english);
  const noun = nounLeftOut(name);
  const isNothing = share.count === 0;
  const at = isNothing
    ? indexOfFoodItself(attached, noun, holds)
    : attached.findLastIndex((before) => isCalled(before, name) && !holds(before, name));
  if (isNothing && at >= 0 && attached.length > 1) return { at, atom: undefined };
  const quantity = isNothing ? undefined : shareOf(attached[at]?.quantity, withoutOwnServing(share));
  if (attached[at] && quantity) return { at, atom: { ...attached[at], quantity, lead: "amount" } };
  // Who left all of something often names what only might have been there.
  const dishAt = attached.findLastIndex((before) => isNothing || holds(before, name));
  const dish = attached[dishAt];
  const left = { ...leftOutMarker(first, words, noun), leftShare: 1 - share.count };
  return dish && { at: dishAt, atom: { ...dish, words: [...dish.words, left] } };
}

/** "half of my fries" alone: of what is usually eaten, and not of one; "half the cheese" may be either. */
function withShareOfUsual(atom: Atom): Atom {
  const { quantity, words, isShareOfNamed } = atom;
  if (isShareOfNamed === undefined || quantity === undefined) return atom;
  const isOfSeveral = words[0]?.isPlural === true;
  return { ...atom, quantity: { ...quantity, ...(isOfSeveral ? { isShare: true } : { isOfNamed: true }) } };
}

const besideFood: ReadonlySet<Connective> = new Set(["list", "apart", "bracketed"]);

/** An amount, and what only describes the food that it is of, or tells what was left out: "salmon 5 oz baked", "chicken, 4 oz no skin"; but "una bolsita de dulces" names what is in it. */
export function namesNoFood({ words, quantity, connective }: Atom): boolean {
  if (words.length === 0 || quantity?.isSaid !== true || !besideFood.has(connective))
    return words.length === 0;
  if (quantity.measure?.kind === "household" && words.some(({ kind }) => kind === "modifier")) return false;
  return saysWithout(words[0]) || words.every(describes);
}

/** The food before that the amount is of, with it; undefined where the amount waits for a food behind it. */
function foodWithAmount(attached: readonly Atom[], bare: Atom): Changed | undefined {
  const at = indexOfFood(attached, bare);
  const before = attached[at];
  if (before === undefined) return undefined;
  const share = shareOf(before.quantity, bare.quantity);
  if (share === undefined && isOfFoodBehind(before, bare)) return undefined;
  const merged = mergeAmounts(before, bare);
  if (bare.words.length > 0 && before.quantity?.isSaid === true) return undefined;
  // "fish fingers 4 grilled" are grilled fish fingers.
  const isFirst = bare.words.every(({ kind }) => kind === "plain") && !saysWithout(bare.words[0]);
  const words = isFirst ? [...bare.words, ...before.words] : [...before.words, ...bare.words];
  return { at, atom: { ...before, ...merged, words, quantity: share ?? merged.quantity } };
}

function withWaitingAmount(waiting: Atom | undefined, atom: Atom): Atom {
  if (waiting?.quantity === undefined || atom.quantity?.isSaid) return atom;
  return { ...atom, quantity: waiting.quantity, lead: "amount" };
}

/** The parts that name a food; each amount or size without one went to the food before it, or else to the one behind it. */
export function attachBareAmounts(atoms: readonly Atom[], holds: HoldsPart): readonly Atom[] {
  const attached: Atom[] = [];
  let waiting: Atom | undefined;
  for (const atom of atoms) {
    const isBare = atom.words.length === 0;
    // "0 postre" is none of what has no name here.
    if (isBare && atom.quantity?.count === 0) continue;
    const changed =
      shareOfNamed(attached, atom, holds) ?? (namesNoFood(atom) ? foodWithAmount(attached, atom) : undefined);
    if (changed !== undefined) attached.splice(changed.at, 1, ...(changed.atom ? [changed.atom] : []));
    else if (atom.isShareOfNamed === "before") continue;
    else if (isBare) waiting = atom;
    else {
      attached.push(withWaitingAmount(waiting, withShareOfUsual(atom)));
      waiting = undefined;
    }
  }
  return attached;
}

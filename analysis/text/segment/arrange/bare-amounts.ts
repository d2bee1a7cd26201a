/** analysis/text: from a sentence to foods. This file gives amounts and sizes without a food to the food that they belong to. */
import type { Connective } from "../../languages/language-grammar.ts";
import { englishWords } from "../../match/row-words.ts";
import { household, ownServing } from "../../quantities/measures.ts";
import type { Quantity } from "../../quantities/quantity.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { indexOfCounted } from "../amounts/counted-before.ts";
import { type Atom, mergeQuantities, withOwnServing } from "../atom.ts";
import { isDish } from "../kinds-of-food.ts";

const wholeMealMeasures: ReadonlySet<string> = wordSet("whole-meal");

const inDish: ReadonlySet<Connective> = new Set(["with", "flavored", "made", "on"]);

const behindFood: ReadonlySet<Connective> = new Set([...inDish, "bracketed"]);
const listedApart: ReadonlySet<Connective> = new Set(["list", "apart"]);

/** Which of the foods before has an amount that names none; -1 where none has. */
function indexOfFoodWithAmount(attached: readonly Atom[], atom: Atom): number {
  const measure = atom.quantity?.measure;
  const isHousehold = measure?.kind === "household";
  // "lentils: 1 bowl": of the heading.
  if (attached.at(-1)?.isHeading === true) return attached.length - 1;
  // "pasta with tomato and cheese, a large plate": of all that was named.
  if (isHousehold && wholeMealMeasures.has(measure.word))
    return attached.findLastIndex((each) => each.connective === "apart");
  // "pasta with tomato, small portion": of the dish, not of what is in it.
  if (isHousehold && measure.word === household.serving.word)
    return attached.findLastIndex(({ connective }) => !inDish.has(connective));
  // "pizza de jamón y queso, media": half of the dish, or of the first food, not of what is in it.
  if (measure === undefined && (atom.quantity?.count ?? 1) < 1) {
    const dish = attached.findLastIndex(isDish);
    // "nachos a medias, alitas a medias": of the food behind the comma.
    const isListedBehind = attached.slice(dish + 1).some(({ connective }) => listedApart.has(connective));
    if (dish >= 0 && isListedBehind)
      return attached.findLastIndex(({ connective }) => !behindFood.has(connective));
    if (dish >= 0) return dish;
    return attached.findLastIndex(({ connective }) => !inDish.has(connective) && connective !== "bracketed");
  }
  // "toast and butter, 2 slices", "digestives with my tea, 3": of what is sliced or counted.
  const counted = indexOfCounted(attached, atom.quantity);
  if (counted >= 0) return counted;
  const same = attached.findLastIndex((each) => isHousehold && each.quantity?.measure === measure);
  // "pasta (dry): 75 g": of the food, not of what describes it.
  return same < 0 ? attached.findLastIndex(({ connective }) => connective !== "bracketed") : same;
}

/** "400 g of lasagne, ate half", "2 slices of pizza, half": a share of the amount before. */
function shareOf(amount: Quantity | undefined, share: Quantity | undefined): Quantity | undefined {
  const isShare = share?.isSaid === true && share.measure === undefined && share.count < 1;
  if (!isShare) return undefined;
  // "unas croquetas a medias": of what is usually eaten.
  if (amount?.vague === "some") return { ...share, isShare };
  if (amount?.vague !== undefined) return undefined;
  // "shared a salad with my brother, half of it": said twice.
  if (amount?.isShare === true) return amount;
  // "medio kilo de helado entre dos" is a share of a weight; "half a pizza, half" says one share twice.
  if ((amount?.count ?? 1) < 1 && amount?.measure === undefined) return undefined;
  // "croquetas entre 4": of all that are served, though the lexicon has the weight of one.
  const isUnsaid = amount === undefined || (amount.isOfOne === true && !amount.isSaid);
  if (isUnsaid) return { ...share, isShare };
  return { ...amount, count: amount.count * share.count, isSaid: true };
}

/** "digiorno pepperoni, 1/4 of the pizza", "petit écolier 3 biscuits": the same by its kind, with how much of it. */
function namesProductAgain(before: Atom | undefined, { words, quantity }: Atom): boolean {
  const product = before?.words.find(({ measures, usualGrams }) => (measures ?? usualGrams) !== undefined);
  if (product === undefined || words.length === 0 || quantity === undefined) return false;
  const isCount = quantity.isSaid && quantity.measure === undefined && before?.quantity?.isSaid !== true;
  // Of what is sold by the piece: "petit écolier 3 biscuits".
  if (quantity.count >= 1 && !(isCount && product.usualGrams !== undefined)) return false;
  const kinds = new Set([...product.english, ...englishWords(product.row ?? "")].map(stemEnglish));
  return words.every(({ english }) => english.every((word) => kinds.has(stemEnglish(word))));
}

/** "steak and fries, ate half the fries": which food before has the same name; -1 where none has. */
function indexOfNamed(attached: readonly Atom[], { isShareOfNamed, words }: Atom): number {
  if (isShareOfNamed !== true || words.length === 0) return -1;
  const names = words.flatMap(({ english }) => english.map(stemEnglish));
  return attached.findLastIndex((before) => {
    const known = new Set(
      before.words.flatMap(({ english, row = "" }) => [...english.map(stemEnglish), ...englishWords(row)]),
    );
    return names.every((name) => known.has(name));
  });
}

/** A food of which a share was told, and its amount without that. */
interface Shared {
  readonly at: number;
  readonly whole: Quantity | undefined;
}

/** "half the pancake": of the pancake named before, whatever the lexicon says that one weighs. */
function withoutOwnServing(quantity: Quantity | undefined): Quantity | undefined {
  if (quantity?.measure?.kind !== "household" || quantity.measure.word !== ownServing) return quantity;
  const { measure: _, ...count } = quantity;
  return count;
}

/** Which of them it was a share of, and has it then. */
function takeShareOfNamed(attached: Atom[], atom: Atom): Shared | undefined {
  const at = indexOfNamed(attached, atom);
  const named = attached[at];
  const quantity = shareOf(named?.quantity, withoutOwnServing(atom.quantity));
  if (named === undefined || quantity === undefined) return undefined;
  attached[at] = { ...named, quantity };
  return { at, whole: named.quantity };
}

/** "half of my fries" alone: of what is usually eaten, and not of one; "half the cheese" may be either. */
function ofUsualAmount(atom: Atom): Atom {
  const { quantity, words, isShareOfNamed } = atom;
  if (isShareOfNamed !== true || quantity === undefined) return atom;
  const isOfSeveral = words[0]?.isPlural === true;
  return { ...atom, quantity: { ...quantity, ...(isOfSeveral ? { isShare: true } : { isOfNamed: true }) } };
}

/** "didn't finish the juice (half)": the share told last, more closely. */
function takeShareSaidAgain(attached: Atom[], shared: Shared | undefined, atom: Atom): boolean {
  const named = shared && attached[shared.at];
  const quantity = shared && shareOf(shared.whole, atom.quantity);
  if (shared === undefined || named === undefined || quantity === undefined) return false;
  attached[shared.at] = { ...named, quantity };
  return true;
}

/** "3 pork ones": of what was named before. */
export const standsForFood = "ones";

/** "quesadillas, fueron dos fritas", "tamales, had 3 pork ones": how those were made that are counted; undefined where they are a food. */
function descriptionOfCounted({ quantity: known }: Atom, { words, quantity, connective }: Atom) {
  const isCounted = quantity?.isSaid === true && quantity.measure === undefined && quantity.count >= 1;
  if (!isCounted || known?.isSaid === true || words.length === 0) return undefined;
  if (connective !== "list" && connective !== "apart") return undefined;
  if (words.at(-1)?.english.at(-1) === standsForFood) return words.slice(0, -1);
  return words.every(({ kind }) => kind === "modifier") ? words : undefined;
}

/** Whether the food before was counted so. */
function takeCountOfDescribed(attached: Atom[], atom: Atom): boolean {
  const last = attached.at(-1);
  const description = last && descriptionOfCounted(last, atom);
  if (last === undefined || description === undefined) return false;
  attached[attached.length - 1] = {
    ...last,
    ...mergeAmounts(last, atom),
    words: [...description, ...last.words],
  };
  return true;
}

/** "1/4 de sandía, unos 500 g": the weight of the part that was named. */
function isWeightOfPart({ quantity: part }: Atom, { quantity }: Atom): boolean {
  const isPart = part?.isSaid === true && part.measure === undefined && part.count < 1;
  return isPart && quantity?.isSaid === true && quantity.measure?.kind === "mass";
}

const cuts: ReadonlySet<string> = wordSet("cut-from-whole");

/** "split a pizza with my wife, I had 3 slices": the pieces of the part that was named. */
function isPiecesOfPart({ quantity: part }: Atom, { quantity }: Atom): boolean {
  const isPart = part?.isSaid === true && part.measure === undefined && part.count < 1;
  const measure = quantity?.isSaid === true ? quantity.measure : undefined;
  return isPart && measure?.kind === "household" && cuts.has(measure.word);
}

/** What is before has an amount of its own, which this one does not tell more closely. */
function isOfFoodBehind(before: Atom, atom: Atom): boolean {
  if (isWeightOfPart(before, atom) || isPiecesOfPart(before, atom)) return false;
  if (isFewerOfCounted(before, atom) || atom.quantity?.isEach === true) return false;
  const areSaid = atom.quantity?.isSaid === true && before.quantity?.isSaid === true;
  return areSaid && before.quantity?.measure?.kind !== "household";
}

/** Gives the amount to a food before it; the amount itself where it waits for one behind. */
function attachAmount(attached: Atom[], atom: Atom): Atom | undefined {
  const target = indexOfFoodWithAmount(attached, atom);
  const before = attached[target];
  const share = shareOf(before?.quantity, atom.quantity);
  if (before !== undefined && share !== undefined)
    attached[target] = { ...before, quantity: share, sizes: [...before.sizes, ...atom.sizes] };
  else if (before === undefined || isOfFoodBehind(before, atom)) return atom;
  else attached[target] = { ...before, ...mergeAmounts(before, atom) };
  return undefined;
}

/** The food read last, where its own amount is a share of it. */
function sharedLast(attached: readonly Atom[]): Shared | undefined {
  const at = attached.length - 1;
  return attached[at]?.isShareOfNamed === true ? { at, whole: undefined } : undefined;
}

/** An amount or size without a food belongs to the food before it, or else after it. */
export function attachBareAmounts(atoms: readonly Atom[]): readonly Atom[] {
  const attached: Atom[] = [];
  let waiting: Atom | undefined;
  let shared: Shared | undefined;
  for (const read of atoms) {
    const named = takeShareOfNamed(attached, read);
    if (named !== undefined) shared = named;
    if (named !== undefined || takeCountOfDescribed(attached, read)) continue;
    const atom = namesProductAgain(attached.at(-1), read) ? { ...read, words: [] } : ofUsualAmount(read);
    if (atom.words.length > 0) {
      attached.push(waiting === undefined ? atom : withWaitingAmount(waiting, atom));
      waiting = undefined;
      shared = sharedLast(attached);
    } else if (atom.quantity?.count !== 0 && !takeShareSaidAgain(attached, shared, atom)) {
      // "0 postre" is none of what has no name here.
      shared = undefined;
      waiting = attachAmount(attached, atom) ?? waiting;
    }
  }
  return attached;
}

/** "20 nuggets shared, had 9" */
function isFewerOfCounted({ quantity: all }: Atom, { quantity }: Atom): boolean {
  const areCounted = quantity?.isSaid === true && all?.isSaid === true && quantity.measure === undefined;
  return areCounted && quantity.count > 1 && quantity.count < all.count;
}

export function mergeAmounts(before: Atom, atom: Atom): Pick<Atom, "quantity" | "sizes"> {
  if (isFewerOfCounted(before, atom) || isWeightOfPart(before, atom))
    return { quantity: atom.quantity, sizes: [...before.sizes, ...atom.sizes] };
  const quantity =
    atom.quantity === undefined ? before.quantity : mergeQuantities(before.quantity, atom.quantity);
  return {
    quantity: withOwnServing(quantity, before.gramsOfOne),
    sizes: [...before.sizes, ...atom.sizes],
  };
}

function withWaitingAmount(waiting: Atom, atom: Atom): Atom {
  if (waiting.quantity === undefined || atom.quantity?.isSaid) return atom;
  return { ...atom, quantity: waiting.quantity, lead: "amount" };
}

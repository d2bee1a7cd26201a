/** Makes one amount of two that were said of a food: "20 nuggets shared, had 9". */
import type { Quantity } from "../../quantities/quantity.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Atom, mergeQuantities, withOwnServing } from "../atom.ts";

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
export function isOfFoodBehind(before: Atom, atom: Atom): boolean {
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

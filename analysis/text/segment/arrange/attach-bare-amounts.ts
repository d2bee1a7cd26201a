/** Gives amounts and sizes without a food to the food that they belong to. */
import type { Atom } from "../atom.ts";
import { describedByCount } from "./described-by-count.ts";
import { indexOfFoodWithAmount } from "./food-of-bare-amount.ts";
import { isOfFoodBehind, mergeAmounts } from "./merge-amounts.ts";
import {
  type Shared,
  sharedLast,
  shareOf,
  shareOfNamed,
  shareSaidAgain,
  withShareOfUsual,
} from "./shares.ts";

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

/** analysis/text: from a sentence to foods. This file decides which parts of a text name one food together: "macaroni and cheese", but "bread and milk". */
import type { Connective } from "../languages/language-grammar.ts";
import type { FoundRow } from "../match/find-rows.ts";
import { type Atom, mergeQuantities } from "./atoms.ts";

/** Parts that name one food, and the rows found for it. */
export interface FoodMention {
  readonly atoms: readonly Atom[];
  readonly found: readonly FoundRow[];
}

/** What joining over a connective is worth, against two foods. */
const joinBonus: Readonly<Record<Connective, number>> = {
  with: 0.35,
  on: 0.35,
  and: -0.2,
  list: -0.4,
  apart: Number.NEGATIVE_INFINITY,
  without: 1,
};
/** The same after a weighed food: who weighs, weighs all; what has no weight is rather part of what has one. */
const joinBonusWhenWeighed: Readonly<Record<Connective, number>> = {
  with: 1.6,
  on: 1.6,
  and: 0.6,
  list: 0.6,
  apart: Number.NEGATIVE_INFINITY,
  without: 1,
};
/** A part with its own article rather stands alone: "with a roll". */
const articlePenalty = 0.4;
/** More parts than this are never one food. */
const maxJoined = 6;
/** A row is taken for the food when it earns this share of what a perfect one would. */
const acceptedShare = 0.3;

function bonusOf(atom: Atom, bonus: Readonly<Record<Connective, number>>): number {
  if (atom.isQuantityLeading && atom.quantity?.isSaid) return Number.NEGATIVE_INFINITY;
  return bonus[atom.connective] - (atom.isQuantityLeading ? articlePenalty : 0);
}

function isWeighed(atom: Atom | undefined): boolean {
  return atom?.quantity?.measure?.kind === "mass";
}

/** An amount or size that stands alone belongs to the food before it, or else after it. */
function attachBareAmounts(atoms: readonly Atom[]): readonly Atom[] {
  const attached: Atom[] = [];
  let waiting: Atom | undefined;
  for (const atom of atoms) {
    if (atom.words.length > 0) {
      attached.push(waiting === undefined ? atom : merged(waiting, atom));
      waiting = undefined;
      continue;
    }
    const before = attached.at(-1);
    if (
      before === undefined ||
      (atom.quantity?.isSaid === true &&
        before.quantity?.isSaid === true &&
        before.quantity.measure?.kind !== "household")
    )
      waiting = atom;
    else attached[attached.length - 1] = { ...before, ...amountOf(before, atom) };
  }
  return attached;
}

function amountOf(before: Atom, atom: Atom): Pick<Atom, "quantity" | "sizes"> {
  return {
    quantity: atom.quantity === undefined ? before.quantity : mergeQuantities(before.quantity, atom.quantity),
    sizes: [...before.sizes, ...atom.sizes],
  };
}

function merged(waiting: Atom, atom: Atom): Atom {
  if (waiting.quantity === undefined || atom.quantity?.isSaid) return atom;
  return { ...atom, quantity: waiting.quantity, isQuantityLeading: true };
}

/** What a row is worth to the cut: nothing when it does not name the food. */
function accepted(found: FoundRow | undefined): number {
  if (found === undefined || !found.hasHead || found.score < acceptedShare * found.perfectScore) return 0;
  return found.score;
}

interface Step {
  readonly score: number;
  readonly from: number;
  readonly mention: FoodMention | undefined;
}

/** Chooses the cut whose foods fit the table best, by dynamic programming over the parts. */
export function joinAtoms(
  all: readonly Atom[],
  find: (atoms: readonly Atom[]) => readonly FoundRow[],
): readonly FoodMention[] {
  const atoms = attachBareAmounts(all);
  const steps: Step[] = [{ score: 0, from: 0, mention: undefined }];
  for (let end = 1; end <= atoms.length; end++) {
    let best: Step = { score: Number.NEGATIVE_INFINITY, from: end - 1, mention: undefined };
    let bonus = 0;
    let bonusWhenWeighed = 0;
    for (let start = end - 1; start >= Math.max(0, end - maxJoined); start--) {
      const group = atoms.slice(start, end);
      const found = find(group);
      const own = accepted(found[0]);
      const score = (steps[start]?.score ?? 0) + own + (isWeighed(group[0]) ? bonusWhenWeighed : bonus);
      if (score > best.score) {
        best = { score, from: start, mention: own > 0 ? { atoms: group, found } : undefined };
      }
      const first = atoms[start];
      if (first === undefined) break;
      bonus += bonusOf(first, joinBonus);
      bonusWhenWeighed += bonusOf(first, joinBonusWhenWeighed);
      if (bonus === Number.NEGATIVE_INFINITY) break;
    }
    steps.push(best);
  }
  return readBack(steps);
}

function readBack(steps: readonly Step[]): readonly FoodMention[] {
  const mentions: FoodMention[] = [];
  for (let at = steps.length - 1; at > 0; ) {
    const step = steps[at];
    if (step === undefined) break;
    if (step.mention !== undefined) mentions.unshift(step.mention);
    at = step.from;
  }
  return mentions;
}

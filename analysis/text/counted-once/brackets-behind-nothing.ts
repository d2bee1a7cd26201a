/** analysis/text: from a sentence to foods. This file takes a list in brackets for the meal where what stands before names no food: "school canteen (pasta, yogurt)". */
import { isGoodRow } from "../match/find-rows.ts";
import type { Atom } from "../segment/atom.ts";
import type { FindRows } from "../segment/food-mention.ts";

function namesNoFood(atom: Atom | undefined, find: FindRows): boolean {
  return atom !== undefined && !isGoodRow(find([atom])[0]);
}

/** "fat-free (skim) milk": one word in the middle of a food's name is no list. */
function isList(atoms: readonly Atom[], from: number): boolean {
  const end = atoms.findIndex(({ connective }, at) => at > from && connective !== "bracketed");
  return end < 0 || end - from > 1;
}

export function withBracketsBehindNothing(atoms: readonly Atom[], find: FindRows): readonly Atom[] {
  if (!atoms.some(({ connective }) => connective === "bracketed")) return atoms;
  let isMeal = false;
  return atoms.map((atom, at) => {
    if (atom.connective !== "bracketed") isMeal = false;
    else if (atoms[at - 1]?.connective !== "bracketed")
      isMeal = namesNoFood(atoms[at - 1], find) && isList(atoms, at);
    return isMeal ? { ...atom, connective: "list" } : atom;
  });
}

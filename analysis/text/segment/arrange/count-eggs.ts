/** Counts the eggs of an omelette in the omelette: "omelette 3 oeufs", "tortilla de 2 huevos". */
import type { Quantity } from "../../quantities/quantity.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { wordSet } from "../../words/read-word-files.ts";
import type { Atom, FoodWord } from "../atom.ts";
import { nounOfAtom } from "../kinds-of-food.ts";

/** Spanish calls the bread and the omelette alike; eggs tell which. */
const omelets: ReadonlySet<string> = wordSet("omelette");

function isOmelet(word: FoodWord): boolean {
  return word.english.some((text) => omelets.has(stemEnglish(text)));
}

function isCountedEggs(atom: Atom | undefined): boolean {
  const areCounted = atom?.lead === "amount" && atom.quantity?.measure === undefined;
  const joins = atom?.connective === "list" || atom?.connective === "with" || atom?.connective === "made";
  const named = atom?.words.filter(({ kind }) => kind !== "modifier") ?? [];
  return areCounted && joins && named.length === 1 && (nounOfAtom(atom) === "egg" || named.some(isOmelet));
}

/** "1/4 de tortilla de 6 huevos" is one and a half. */
function eggsEaten({ quantity: share }: Atom, { quantity: eggs }: Atom): Quantity | undefined {
  return eggs && { ...eggs, count: eggs.count * (share?.isSaid === true ? share.count : 1) };
}

/** "2 omelettes"; a share of one is not. */
function isCounted({ quantity }: Atom): boolean {
  return quantity?.isSaid === true && quantity.count >= 1;
}

/** One omelette of so many eggs, where it was not counted itself. */
export function countEggs(atoms: readonly Atom[]): readonly Atom[] {
  return atoms.flatMap((atom, at) => {
    const isOf = (dish: Atom | undefined, eggs: Atom | undefined) =>
      dish?.words.some(isOmelet) === true && !isCounted(dish) && isCountedEggs(eggs);
    if (isOf(atoms[at - 1], atom)) return [];
    const eggs = atoms[at + 1];
    if (!isOf(atom, eggs) || eggs === undefined) return [atom];
    // "tortilla francesa de dos huevos con espinacas": the second says which.
    const isSaidByEggs = eggs.words.some(isOmelet);
    const words = (isSaidByEggs ? eggs : atom).words.map((word) =>
      isOmelet(word) && !isSaidByEggs ? { ...word, english: ["egg", "omelet"] } : word,
    );
    return [{ ...atom, words, quantity: eggsEaten(atom, eggs), lead: "amount" as const }];
  });
}

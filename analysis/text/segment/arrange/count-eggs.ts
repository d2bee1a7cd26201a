/** Counts the eggs of an omelette in the omelette: "omelette 3 oeufs", "tortilla de 2 huevos". */
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
  const isCounted = atom?.lead === "amount" && atom.quantity?.measure === undefined;
  const joins = atom?.connective === "list" || atom?.connective === "with" || atom?.connective === "made";
  const named = atom?.words.filter(({ kind }) => kind !== "modifier") ?? [];
  return isCounted && joins && named.length === 1 && nounOfAtom(atom) === "egg";
}

/** One omelette of so many eggs, where it was not counted itself. */
export function countEggs(atoms: readonly Atom[]): readonly Atom[] {
  return atoms.flatMap((atom, at) => {
    const isOf = (dish: Atom | undefined, eggs: Atom | undefined) =>
      dish?.words.some(isOmelet) === true && dish.quantity?.isSaid !== true && isCountedEggs(eggs);
    if (isOf(atoms[at - 1], atom)) return [];
    const eggs = atoms[at + 1];
    if (!isOf(atom, eggs) || eggs === undefined) return [atom];
    const words = atom.words.map((word) => (isOmelet(word) ? { ...word, english: ["egg", "omelet"] } : word));
    return [{ ...atom, words, quantity: eggs.quantity, lead: "amount" as const }];
  });
}

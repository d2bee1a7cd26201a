/** Finds what was counted where the last food named is spread, poured or drunk: "toast and butter, 2 slices", "digestives with my tea, 3". */
import { household } from "../../quantities/measures.ts";
import type { Quantity } from "../../quantities/quantity.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { wordSet } from "../../words/read-word-files.ts";
import type { Atom } from "../atom.ts";
import { breads, nounOfAtom, stemmedEnglishWords } from "../kinds-of-food.ts";

const neverCounted: ReadonlySet<string> = wordSet("never-counted");
const drinks: ReadonlySet<string> = wordSet("sold-by-size");

/** "sweet red pepper", "stuffed pepper": not the spice. */
const vegetable: ReadonlySet<string> = new Set(["sweet", "bell", "stuffed"]);

/** Nobody counts it, so a number behind it is of the food before. "manzana y pimientos rellenos (4)", in the plural, are counted. */
export function isNeverCounted(atom: Atom): boolean {
  if (atom.connective !== "with" && atom.words[0]?.isSeveralOfOne === true) return false;
  const isVegetable = atom.words.some(({ english }) => english.some((word) => vegetable.has(word)));
  return (atom.quantity?.count ?? 1) === 1 && neverCounted.has(stemEnglish(nounOfAtom(atom))) && !isVegetable;
}

/** "sopes con pollo 3", "tostadas con palta 2": in the plural, and what is on them in the singular. */
export function countsWhatHolds(before: Atom | undefined, { words, connective, quantity }: Atom): boolean {
  const [held, holder] = [words.at(-1), before?.words[0]];
  const isOpen = quantity?.isSaid !== true && before?.quantity?.isSaid !== true;
  const isOnSeveral = holder?.isSeveralOfOne === true && held !== undefined && held.isSeveralOfOne !== true;
  return connective === "with" && isOpen && isOnSeveral;
}

function isNeverSliced(atom: Atom): boolean {
  return isNeverCounted(atom) || stemmedEnglishWords(atom).some((word) => drinks.has(word));
}

function isBread(atom: Atom): boolean {
  return stemmedEnglishWords(atom).some((word) => breads.has(word));
}

/** Slices are of the bread, whatever lies on it. */
function indexOfSliced(atoms: readonly Atom[], last: Atom): number {
  if (isBread(last)) return -1;
  const bread = last.connective === "list" ? -1 : atoms.findLastIndex(isBread);
  if (bread >= 0) return bread;
  return isNeverSliced(last) ? atoms.findLastIndex((atom) => !isNeverSliced(atom)) : -1;
}

/** "tartine beurre confiture": spreads right behind a bread. */
function isSpreadOn(atoms: readonly Atom[]): boolean {
  const carrier = atoms.findLast((atom) => !isNeverCounted(atom));
  return carrier !== undefined && carrier !== atoms.at(-1) && isBread(carrier);
}

/** The food before the last one that the amount is of; -1 where the last one can be counted so, or where that food has an amount. */
export function indexOfCounted(atoms: readonly Atom[], amount: Quantity | undefined): number {
  const last = atoms.at(-1);
  if (last === undefined || amount?.isSaid !== true) return -1;
  if (last.connective === "apart" && !isSpreadOn(atoms)) return -1;
  const isCount = amount.measure === undefined && amount.count > 1;
  const ofCounted = () => {
    if (!isCount) return -1;
    if (isNeverCounted(last)) return atoms.findLastIndex((atom) => !isNeverCounted(atom));
    return countsWhatHolds(atoms.at(-2), last) ? atoms.length - 2 : -1;
  };
  const at = amount.measure === household.slice ? indexOfSliced(atoms, last) : ofCounted();
  return atoms[at]?.quantity?.isSaid === true ? -1 : at;
}

/** Tells "whole" as an amount from "whole" as what a food is made of. */
import { wordSet } from "../../words/read-word-files.ts";
import type { Atom, FoodWord } from "../atom.ts";

const wholeWords: ReadonlySet<string> = wordSet("whole");
const madeWhole: ReadonlySet<string> = wordSet("made-whole");
const wholeMilkProducts: ReadonlySet<string> = wordSet("whole-milk-product");

function saysWhole({ kind, english }: FoodWord): boolean {
  return kind !== "food" && english.length === 1 && wholeWords.has(english[0] ?? "");
}

function hasWordOf(set: ReadonlySet<string>, word: FoodWord | undefined): boolean {
  return word?.english.some((text) => set.has(text)) ?? false;
}

/** "a whole pizza", "una pizza entera": how much of it. "whole wheat", "pain de blé entier" and "yogur entero" name the food. */
export function withWholeAsSize(atom: Atom): Atom {
  const { words } = atom;
  if (words.some((word) => hasWordOf(wholeMilkProducts, word))) return atom;
  const isAmount = words.map(
    (word, at) =>
      saysWhole(word) && !hasWordOf(madeWhole, words[at - 1]) && !hasWordOf(madeWhole, words[at + 1]),
  );
  if (!isAmount.includes(true) || !isAmount.includes(false)) return atom;
  return { ...atom, words: words.filter((_, at) => !isAmount[at]), sizes: [...atom.sizes, "whole"] };
}

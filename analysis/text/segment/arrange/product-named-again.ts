/** analysis/text: from a sentence to foods. This file sees where a product is named again by its kind, with how much of it: "digiorno pepperoni, 1/4 of the pizza". */
import { englishWords } from "../../match/row-words.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import type { Atom, FoodWord } from "../atom.ts";

/** "petit écolier 3 biscuits": of what is sold by the piece, where it has no count yet. */
function countsPieces(product: FoodWord, before: Atom, { quantity }: Atom): boolean {
  const isCount = quantity?.isSaid === true && quantity.measure === undefined;
  return isCount && before.quantity?.isSaid !== true && product.usualGrams !== undefined;
}

export function namesProductAgain(before: Atom | undefined, atom: Atom): boolean {
  const { words, quantity } = atom;
  const product = before?.words.find(({ measures, usualGrams }) => (measures ?? usualGrams) !== undefined);
  if (before === undefined || product === undefined || words.length === 0 || quantity === undefined)
    return false;
  if (quantity.count >= 1 && !countsPieces(product, before, atom)) return false;
  const kinds = new Set([...product.english, ...englishWords(product.row ?? "")].map(stemEnglish));
  return words.every(({ english }) => english.every((word) => kinds.has(stemEnglish(word))));
}

/** Reads a count that describes the food before instead of naming one: "tamales, had 3 pork ones". */
import type { Atom, FoodWord } from "../atom.ts";
import { mergeAmounts } from "./merge-amounts.ts";

/** "3 pork ones": of what was named before. */
export const standsForFood = "ones";

/** "quesadillas, fueron dos fritas": how those were made that are counted; undefined where they are a food. */
function descriptionOfCounted(
  { quantity: known }: Atom,
  { words, quantity, connective }: Atom,
): readonly FoodWord[] | undefined {
  const isCounted = quantity?.isSaid === true && quantity.measure === undefined && quantity.count >= 1;
  if (!isCounted || known?.isSaid === true || words.length === 0) return undefined;
  if (connective !== "list" && connective !== "apart") return undefined;
  if (words.at(-1)?.english.at(-1) === standsForFood) return words.slice(0, -1);
  return words.every(({ kind }) => kind === "modifier") ? words : undefined;
}

/** The food before with that count and description; undefined where it was not counted so. */
export function describedByCount(before: Atom, atom: Atom): Atom | undefined {
  const description = descriptionOfCounted(before, atom);
  if (description === undefined) return undefined;
  return { ...before, ...mergeAmounts(before, atom), words: [...description, ...before.words] };
}

/** Says what holds other foods: a sandwich, a bowl. */
import { wordSet } from "../../words/read-word-files.ts";
import type { Atom } from "../atom.ts";
import type { FoodMention } from "../food-mention.ts";
import { breads, isWeighed, stemmedEnglishWords } from "../kinds-of-food.ts";

const filledThings = wordSet("filled");

/** "a sandwich with egg on an English muffin", "ham between two slices of bread": its own bread, article or number. */
export function isBreadOfSandwich(atom: Atom, group: readonly Atom[]): boolean {
  const isBetween = atom.connective === "on" || atom.connective === "made";
  const isSandwich = group.some((each) => stemmedEnglishWords(each).includes("sandwich"));
  return isBetween && isSandwich && !isWeighed(atom) && breads.has(stemmedEnglishWords(atom).at(-1) ?? "");
}

/** A sandwich, a wrap, a pizza. */
export function isFilled(atom: Atom | undefined): boolean {
  return filledThings.has(stemmedEnglishWords(atom).at(-1) ?? "");
}

/** "a ham sandwich on rye": some word of it is a sandwich, a wrap, a pizza. */
export function mayBeFilled(atom: Atom | undefined): boolean {
  return stemmedEnglishWords(atom).some((word) => filledThings.has(word) || breads.has(word));
}

const holding: ReadonlySet<string> = new Set([...filledThings, ...wordSet("filled-by-next")]);

/** A sandwich, taco, burger or soup may contain the foods listed after it without an amount. A burrito bowl is described by its parts instead. */
export function mayHoldParts(atom: Atom | undefined): boolean {
  const words = stemmedEnglishWords(atom);
  return !words.includes("bowl") && words.some((word) => holding.has(word));
}

const bowls: ReadonlySet<string> = wordSet("bowl-of-parts");

/** A salad or bowl, whose parts are smaller than the same foods on a plate. */
export function isBowl({ atoms: [first] }: FoodMention): boolean {
  const words = stemmedEnglishWords(first);
  return words.some((word) => bowls.has(word)) && !words.includes("fruit");
}

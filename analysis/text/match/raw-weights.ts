/** Tells recipes from meals: who weighs salt and oil has weighed the rice raw. */
import type { Atom } from "../segment/atom.ts";
import { wordSet } from "../words/read-word-files.ts";
import type { SoughtWord } from "./find-rows.ts";

/** Weighed only by somebody who writes down what went into the pot. */
const cookingIngredients: ReadonlySet<string> = wordSet("cooking-ingredient");
export const cookedWords: ReadonlySet<string> = wordSet("cooked");
/** Light: only between rows that fit alike. */
const rawWeight = 0.45;

function isWeighed(atom: Atom): boolean {
  return atom.quantity?.measure?.kind === "mass";
}

function mentionsCooked(atom: Atom): boolean {
  return atom.words.some((word) => word.english.some((text) => cookedWords.has(text)));
}

/**
 * Whether the foods were weighed for a recipe: something was that only a cook weighs, such as oil or salt. Not where two foods are
 * said to be cooked, which were weighed as eaten.
 */
export function isRecipe(atoms: readonly Atom[]): boolean {
  if (atoms.filter(mentionsCooked).length > 1) return false;
  return atoms.some(
    (atom) =>
      isWeighed(atom) && atom.words.some((word) => word.english.some((text) => cookingIngredients.has(text))),
  );
}

/** The words with a leaning to raw rows, unless the food was said to be cooked. Flour is always raw. */
export function preferRawIfWeighed(words: readonly SoughtWord[], isInRecipe: boolean): readonly SoughtWord[] {
  const isFlour = words.some((word) => word.text === "flour");
  const isCooked = words.some((word) => cookedWords.has(word.text));
  if (words.length === 0 || (!isFlour && (!isInRecipe || isCooked))) return words;
  if (words.some((word) => word.text === "raw")) return words;
  const leaning = { weight: rawWeight, missing: 0, isHead: false, isAdjective: true, isBeside: false };
  const raw = [...words, { text: "raw", ...leaning }];
  // The raw potato is "peeled, raw": without it, a sweet potato is nearer.
  return words.some((word) => word.text === "potato") ? [...raw, { text: "no:peel", ...leaning }] : raw;
}

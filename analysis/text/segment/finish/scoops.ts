/** Says what a scoop holds where only its flavour is named: "two scoops of vanilla". */
import { household } from "../../quantities/measures.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Atom, type FoodWord, householdWord } from "../atom.ts";

const flavours: ReadonlySet<string> = wordSet("scooped-flavour");
const powders: ReadonlySet<string> = wordSet("scooped-powder");
/** In Spanish and French the flavour is in no lexicon by itself. */
const vanillas: ReadonlySet<string> = new Set(["vainilla", "vanille"]);

/** Undefined where the word is no flavour. */
function flavourOf({ english }: FoodWord): string | undefined {
  return english.find((word) => flavours.has(word));
}

function isPowder({ english }: FoodWord): boolean {
  return english.some((word) => powders.has(word));
}

/** All words of the part read as one food. */
function wordsReadAs(atom: Atom, english: readonly string[]): Atom {
  const start = atom.words[0]?.start ?? 0;
  const end = atom.words.at(-1)?.end ?? start;
  return { ...atom, words: [{ english, kind: "food", isReread: true, start, end }] };
}

/** "a scoop of protein", "1 scoop vanilla protein" */
function isOfPowder({ words }: Atom): boolean {
  return words.some(isPowder) && words.every((word) => isPowder(word) || flavourOf(word) !== undefined);
}

/** "two scoops of vanilla", "boule chocolat" are ice cream; "a scoop of protein" is powder. */
export function scoopAsFood(atom: Atom): Atom {
  const [only, ...others] = atom.words;
  if (householdWord(atom) !== household.scoop.word || only === undefined) return atom;
  if (atom.words.some(({ english }) => english.includes("cream"))) return atom;
  if (isOfPowder(atom)) return wordsReadAs(atom, ["protein", "powder"]);
  const flavour = others.length > 0 ? undefined : flavourOf(only);
  if (flavour === undefined) return atom;
  return wordsReadAs(atom, [vanillas.has(flavour) ? "vanilla" : flavour, "ice", "cream"]);
}

/** Takes "extra cheese" behind a dish for more than the dish holds: it is counted by itself. */
import { listing } from "../../languages/language-grammar.ts";
import type { Atom, FoodWord } from "../atom.ts";
import { isWeighed } from "../kinds-of-food.ts";
import { isFillingBehind } from "../names/food-behind-food.ts";

const extraWord = "extra";

function saysExtra(word: FoodWord | undefined): boolean {
  return word?.english.length === 1 && word.english[0] === extraWord;
}

/** "extra cheese", "queso extra" */
function withoutWordExtra({ words }: Atom): FoodWord[] | undefined {
  if (words.length < 2) return undefined;
  if (saysExtra(words[0])) return words.slice(1);
  return saysExtra(words.at(-1)) ? words.slice(0, -1) : undefined;
}

/** "extra cheese and bacon": there is more of both. */
function continuesExtra({ connective, lead, quantity, words }: Atom): boolean {
  const isBare = connective === "and" && lead === undefined && quantity === undefined;
  return isBare && isFillingBehind(words.at(-1)?.english ?? []);
}

export function withExtrasTold(atoms: readonly Atom[]): readonly Atom[] {
  const told: Atom[] = [];
  for (const atom of atoms) {
    const isBehind = atom.connective === "with" || listing.has(atom.connective);
    // "157 g pizza with extra meat" was weighed with it.
    const isOfWeighed = isWeighed(told.findLast(({ isExtra }) => isExtra !== true));
    const mayBe = told.length > 0 && isBehind && !isOfWeighed && atom.quantity?.isSaid !== true;
    const words = mayBe ? withoutWordExtra(atom) : undefined;
    const isContinued = told.at(-1)?.isExtra === true && continuesExtra(atom);
    if (words !== undefined) told.push({ ...atom, words, isExtra: true, connective: "with" });
    else told.push(isContinued ? { ...atom, isExtra: true, connective: "with" } : atom);
  }
  return told;
}

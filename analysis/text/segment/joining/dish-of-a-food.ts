/** analysis/text: from a sentence to foods. This file reads what a dish is made with before its name, where no row has both: "duck bagel", "smoked mackerel salad". */
import type { FoodRow } from "#food/food-row.ts";
import { portionClassOf } from "#food/portions/class-of-row.ts";
import { type FoundRow, isGoodRow } from "../../match/find-rows.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Atom, atomOfWords, type FoodWord, saysWithout } from "../atom.ts";
import { type FindRows, type FoodMention, isWholeFood } from "../food-mention.ts";
import { isWeighed, nounOfAtom } from "../kinds-of-food.ts";
import { isOneFood } from "./split-run-on.ts";

/** Dishes that are called after what is put on or in them. */
const dishes: ReadonlySet<string> = wordSet("dish-of-a-food");
/** Classes of rows that name such a dish: of meat, fish, cheese and the like. */
const fillings: ReadonlySet<string> = wordSet("class-that-names-a-dish");
const fillingsWithoutClass: ReadonlySet<string> = wordSet("food-that-names-a-dish");

/** The row of exactly these words. */
function rowOf(atom: Atom, words: readonly FoodWord[], find: FindRows): FoundRow | undefined {
  const [found] = find([{ ...atom, words: [...words] }]);
  return isWholeFood(found) ? found : undefined;
}

function isFilling(row: FoodRow, words: readonly FoodWord[]): boolean {
  if (fillings.has(portionClassOf(row) ?? "")) return true;
  return fillingsWithoutClass.has(stemEnglish(nounOfAtom(atomOfWords(words))));
}

/** The dish, then what it is made with; undefined where a row has both, or they are no such dish. */
function dishAndFilling(atom: Atom, found: FoundRow | undefined, find: FindRows) {
  const { words } = atom;
  if (!dishes.has(stemEnglish(nounOfAtom(atom))) || words.some(saysWithout)) return undefined;
  if ((isGoodRow(found) && found?.isNamed === true) || isWholeFood(found)) return undefined;
  const [filling, dish] = [words.slice(0, -1), words.slice(-1)];
  const ofFilling = rowOf(atom, filling, find);
  if (ofFilling === undefined || !isFilling(ofFilling.row, filling)) return undefined;
  if (!isOneFood({ words: filling, found: ofFilling }) || rowOf(atom, dish, find) === undefined)
    return undefined;
  return [{ ...atom, words: dish }, atomOfWords(filling, "with")] as const;
}

/** The same atoms where there are none. */
export function withDishesOfAFood(
  atoms: readonly Atom[],
  mentions: readonly FoodMention[],
  find: FindRows,
): readonly Atom[] {
  const foundFor = new Map(
    mentions.flatMap(({ atoms: of, found }) => of.map((atom) => [atom, { of, found: found[0] }] as const)),
  );
  const changed = atoms.map((atom) => {
    const read = foundFor.get(atom);
    if (atom.words.length < 2 || isWeighed(atom) || (read !== undefined && read.of.length > 1)) return [atom];
    return dishAndFilling(atom, read?.found, find) ?? [atom];
  });
  return changed.every(({ length }) => length === 1) ? atoms : changed.flat();
}

/** analysis/text: from a sentence to foods. This file keeps "empanada de lomo saltado" an empanada, though its filling is a dish with a row of its own. */
import type { Atom, FoodWord } from "../segment/atom.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { wordSet } from "../words/read-word-files.ts";
import { type FoundRow, isGoodRow } from "./find-rows.ts";
import { englishWords } from "./row-words.ts";

const filledThings: ReadonlySet<string> = wordSet("filled-with-dish");

function namesFood({ kind }: FoodWord): boolean {
  return kind === "food" || kind === "brand";
}

function filledNoun({ english }: FoodWord): string | undefined {
  return english.map(stemEnglish).find((word) => filledThings.has(word));
}

function isRowOf({ row }: FoundRow, noun: string): boolean {
  return englishWords(row.source.description).includes(noun);
}

/** For languages that name the filled thing first: its own row goes before that of the dish in it. The food keeps the name with the filling. */
export function filledThingFirst(
  found: readonly FoundRow[],
  atoms: readonly Atom[],
  findAlone: (word: FoodWord) => readonly FoundRow[],
): readonly FoundRow[] {
  const [head, ...others] = atoms.flatMap(({ words }) => words).filter(namesFood);
  const noun = head === undefined ? undefined : filledNoun(head);
  const [best] = found;
  if (atoms.length !== 1 || head === undefined || noun === undefined) return found;
  if (others.length === 0 || (isGoodRow(best) && best !== undefined && isRowOf(best, noun))) return found;
  const isFilling = (word: FoodWord) =>
    (word.row !== undefined && word.row !== head.row) || findAlone(word)[0]?.row === best?.row;
  if (!others.some(isFilling)) return found;
  const [plain] = findAlone(head);
  if (!isGoodRow(plain) || plain === undefined) return found;
  return [plain, ...found.filter(({ row }) => row !== plain.row)];
}

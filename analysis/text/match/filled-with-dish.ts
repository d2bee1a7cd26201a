/** Keeps "empanada de lomo saltado" an empanada and "éclair pistache" an éclair, though what is in it has a row of its own. */
import type { Atom, FoodWord } from "../segment/atom.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { isFlavour } from "../words/flavours.ts";
import { wordSet } from "../words/read-word-files.ts";
import { type FoundRow, isGoodRow } from "./find-rows.ts";
import { englishWords } from "./row-words.ts";

const filledThings: ReadonlySet<string> = wordSet("filled-with-dish");
const flavouredThings: ReadonlySet<string> = wordSet("flavoured");

function namesFood({ kind }: FoodWord): boolean {
  return kind === "food" || kind === "brand";
}

/** What a filling or a flavour was said of. */
function nounOfThing({ english }: FoodWord, others: readonly FoodWord[]): string | undefined {
  const nouns = english.map(stemEnglish);
  const filled = nouns.find((word) => filledThings.has(word));
  if (filled !== undefined || !others.every((word) => isFlavour(word.english))) return filled;
  return nouns.find((word) => flavouredThings.has(word));
}

function isRowOf({ row }: FoundRow, noun: string): boolean {
  return englishWords(row.source.description).includes(noun);
}

/** For languages that name the filled thing first: its own row goes before that of the dish in it. The food keeps the name with the filling. */
export function putFilledFoodFirst(
  found: readonly FoundRow[],
  atoms: readonly Atom[],
  findAlone: (word: FoodWord) => readonly FoundRow[],
): readonly FoundRow[] {
  const [head, ...others] = atoms.flatMap(({ words }) => words).filter(namesFood);
  const noun = head === undefined ? undefined : nounOfThing(head, others);
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

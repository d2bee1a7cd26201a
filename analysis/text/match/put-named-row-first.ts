/** Where the words said are exactly a row's name, that row is meant, whatever else they could be. */
import type { FoodRow } from "#food/food-row.ts";
import type { Atom } from "../segment/atom.ts";
import { type FoundRow, isGoodRow } from "./find-rows.ts";
import type { NamedRows } from "./named-rows.ts";

/** What the words of several parts say, connectives between them included; sizes and amounts before them are not. */
function phraseOf(atoms: readonly Atom[], text: string): string {
  const [only, ...others] = atoms;
  const words = atoms.flatMap((atom) => atom.words);
  if (only !== undefined && others.length === 0)
    return words.map(({ start, end }) => text.slice(start, end)).join(" ");
  return text.slice(Math.min(...words.map(({ start }) => start)), Math.max(...words.map(({ end }) => end)));
}

/** Where the words say nothing to the matcher. */
const scoreOfUnknownWords = 2.5;

/** A name over several parts is as good as a row can be; within one part it changes the row, not how the text is cut. */
function asNamed(row: FoodRow, [first]: readonly FoundRow[], isJoined: boolean): FoundRow {
  const perfectScore = first?.perfectScore ?? scoreOfUnknownWords;
  const score = first !== undefined && !isJoined && isGoodRow(first) ? first.score : perfectScore;
  return { row, score, coverage: 1, hasHead: true, perfectScore };
}

export function putNamedRowFirst(
  found: readonly FoundRow[],
  atoms: readonly Atom[],
  { text, named }: { readonly text: string; readonly named: NamedRows },
): readonly FoundRow[] {
  const words = atoms.flatMap((atom) => atom.words);
  if (words.length === 0 || words.some((word) => word.isReread)) return found;
  const row = named.find(phraseOf(atoms, text));
  if (row === undefined) return found;
  return [asNamed(row, found, atoms.length > 1), ...found.filter((other) => other.row !== row)];
}

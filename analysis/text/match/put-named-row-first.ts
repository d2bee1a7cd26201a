/** Where the words said are exactly a row's name, that row is meant, whatever else they could be. */
import type { FoodRow } from "#food/food-row.ts";
import type { Atom, FoodWord } from "../segment/atom.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { isAdjective } from "../words/head-noun.ts";
import { type FoundRow, isGoodRow } from "./find-rows.ts";
import type { NamedRows } from "./named-rows.ts";
import { englishWords } from "./row-words.ts";

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
function toFoundByName(row: FoodRow, [first]: readonly FoundRow[], isJoined: boolean): FoundRow {
  const perfectScore = first?.perfectScore ?? scoreOfUnknownWords;
  const score = first !== undefined && !isJoined && isGoodRow(first) ? first.score : perfectScore;
  return { row, score, coverage: 1, hasHead: true, perfectScore };
}

interface RowNames {
  readonly text: string;
  readonly named: NamedRows;
  readonly rowDescribed: (description: string) => FoodRow | undefined;
}

function isDescribingWord({ kind, english }: FoodWord): boolean {
  return kind === "modifier" || english.every(isAdjective);
}

/** The one row that a word of the lexicon means, where the row knows of every other word. */
function rowOfTerm(words: readonly FoodWord[], { rowDescribed }: RowNames): FoodRow | undefined {
  const term = words.find(({ row }) => row !== undefined);
  const row = term?.row === undefined ? undefined : rowDescribed(term.row);
  if (row === undefined) return undefined;
  const inRow = new Set(englishWords(row.source.description));
  const others = words.filter((word) => word !== term && !isDescribingWord(word));
  return others.every(({ english }) => english.every((word) => inRow.has(stemEnglish(word))))
    ? row
    : undefined;
}

export function putNamedRowFirst(
  found: readonly FoundRow[],
  atoms: readonly Atom[],
  names: RowNames,
): readonly FoundRow[] {
  const words = atoms.flatMap((atom) => atom.words);
  const meant = rowOfTerm(words, names);
  // What the row does not know of is a food beside it.
  if (meant === undefined && atoms.length > 1 && words.some(({ row }) => row !== undefined)) return [];
  if (meant === undefined && (words.length === 0 || words.some((word) => word.isReread))) return found;
  const row = meant ?? names.named.find(phraseOf(atoms, names.text));
  if (row === undefined) return found;
  return [toFoundByName(row, found, atoms.length > 1), ...found.filter((other) => other.row !== row)];
}

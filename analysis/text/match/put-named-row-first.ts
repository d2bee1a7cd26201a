/** Where the words said are exactly a row's name, that row is meant, whatever else they could be. */
import type { FoodRow } from "#food/food-row.ts";
import type { Atom, FoodWord } from "../segment/atom.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { comesInFlavours, isFlavour, isFlavourOfPacket } from "../words/flavours.ts";
import { isAdjective } from "../words/head-noun.ts";
import type { PartOfText } from "../words/mended-text.ts";
import { wordSet } from "../words/read-word-files.ts";
import { type FoundRow, isGoodRow } from "./find-rows.ts";
import type { NamedRows } from "./named-rows.ts";
import { englishWords } from "./row-words.ts";

type Place = Pick<FoodWord, "start" | "end">;

/** Where the words of several parts stand, connectives between them included; sizes and amounts before them are not. */
function placesOf(atoms: readonly Atom[]): readonly Place[] {
  const words = atoms.flatMap((atom) => atom.words);
  if (atoms.length === 1) return words;
  return [
    { start: Math.min(...words.map(({ start }) => start)), end: Math.max(...words.map(({ end }) => end)) },
  ];
}

/** "macarones con tomate" is the row of "macarrones con tomate": as typed, or else as it was meant. */
function rowCalled(places: readonly Place[], { text, mended, named }: RowNames): FoodRow | undefined {
  const typed = places.map(({ start, end }) => text.slice(start, end));
  const row = named.find(typed.join(" "));
  if (row !== undefined) return row;
  const meant = places.map(({ start, end }) => mended(start, end));
  if (meant.every((part) => part === undefined)) return undefined;
  return named.find(meant.map((part, at) => part ?? typed[at]).join(" "));
}

/** Where the words say nothing to the matcher. */
const scoreOfUnknownWords = 2.5;

/** A name over several parts is as good as a row can be; within one part it changes the row, not how the text is cut. */
function toFoundByName(row: FoodRow, [first]: readonly FoundRow[], isJoined: boolean): FoundRow {
  const perfectScore = first?.perfectScore ?? scoreOfUnknownWords;
  const score = first !== undefined && !isJoined && isGoodRow(first) ? first.score : perfectScore;
  return { row, score, coverage: 1, hasHead: true, perfectScore, isNamed: true };
}

interface RowNames {
  readonly text: string;
  readonly mended: PartOfText;
  readonly named: NamedRows;
  readonly rowDescribed: (description: string) => FoodRow | undefined;
}

function isDescribingWord({ kind, english }: FoodWord): boolean {
  return kind === "modifier" || english.every(isAdjective);
}

const flavoursOfProducts = wordSet("product-flavour");

function isFlavourOfProduct({ english }: FoodWord): boolean {
  return english.every((word) => flavoursOfProducts.has(word));
}

/** "cool original doritos", "chicken and mushroom pot noodle": before the product, and before an "and" before that. */
function flavoursBefore(atoms: readonly Atom[], product: FoodWord): readonly FoodWord[] {
  const at = atoms.findIndex(({ words }) => words.includes(product));
  const own = atoms[at]?.words.filter((word) => word.end <= product.start && isFlavourOfProduct(word)) ?? [];
  const before = atoms[at]?.connective === "and" && own.length > 0 ? (atoms[at - 1]?.words ?? []) : [];
  return [...own, ...before.filter(isFlavourOfProduct)];
}

function flavoursOfTerm(atoms: readonly Atom[], term: FoodWord | undefined): ReadonlySet<FoodWord> {
  if (term?.kind !== "brand") return new Set();
  if (term.measures !== undefined) return new Set(term.isFlavoured ? flavoursBefore(atoms, term) : []);
  const own = atoms.filter(({ words, connective }) => words.includes(term) || connective === "flavored");
  return new Set(own.flatMap(({ words }) => words.filter(({ english }) => isFlavourOfPacket(english))));
}

/** "laksa and otah": with a row of its own it is a second food, whatever words the first one's row has. */
function isBesideByAnd(word: FoodWord, atoms: readonly Atom[]): boolean {
  return atoms.some(({ words, connective }) => connective === "and" && words.includes(word));
}

/** The one row that a word of the lexicon means, where the row knows of every other word. */
function rowOfTerm(atoms: readonly Atom[], { rowDescribed }: RowNames): FoodRow | undefined {
  const words = atoms.flatMap((atom) => atom.words);
  const term = words.find(({ row }) => row !== undefined);
  const row = term?.row === undefined ? undefined : rowDescribed(term.row);
  if (row === undefined) return undefined;
  const inRow = new Set(englishWords(row.source.description));
  const flavours = flavoursOfTerm(atoms, term);
  const comesInFlavour = (word: FoodWord) => flavours.has(word);
  const others = words.filter((word) => word !== term && !isDescribingWord(word) && !comesInFlavour(word));
  if (others.some((word) => isBesideByAnd(word, atoms) && word.row !== undefined && word.row !== term?.row))
    return undefined;
  return others.every(({ english }) => english.every((word) => inRow.has(stemEnglish(word))))
    ? row
    : undefined;
}

/** "religieuse café", "charlotte poire": the row of what comes in flavours, where no row has this one. */
function rowOfFlavouredUnlessFound(
  words: readonly FoodWord[],
  [first]: readonly FoundRow[],
  { rowDescribed }: RowNames,
): FoodRow | undefined {
  const [food, ...others] = words;
  if (food?.row === undefined || isGoodRow(first) || !comesInFlavours(food.english)) return undefined;
  return others.every(({ english }) => isFlavour(english)) ? rowDescribed(food.row) : undefined;
}

/** "a beef burger with the lot": where the words together fit nothing, the product among them. */
function rowOfProductUnlessFound(
  words: readonly FoodWord[],
  [first]: readonly FoundRow[],
  { rowDescribed }: RowNames,
): FoodRow | undefined {
  const product = words.find(({ measures }) => measures !== undefined);
  return product?.row === undefined || isGoodRow(first) ? undefined : rowDescribed(product.row);
}

/** "pollo asado con patatas fritas", "leche vegetal light": where nothing fits a name and what describes it, the name alone. */
function rowOfNameUnlessFound(
  words: readonly FoodWord[],
  [first]: readonly FoundRow[],
  names: RowNames,
): FoodRow | undefined {
  const [name, ...others] = words.filter((word) => !isDescribingWord(word));
  if (isGoodRow(first) || name === undefined || others.length > 0 || words.length === 1) return undefined;
  return rowCalled([name], names);
}

export function putNamedRowFirst(
  found: readonly FoundRow[],
  atoms: readonly Atom[],
  names: RowNames,
): readonly FoundRow[] {
  const words = atoms.flatMap((atom) => atom.words);
  const ofTerm = rowOfTerm(atoms, names);
  const ofProduct = atoms.length === 1 ? rowOfProductUnlessFound(words, found, names) : undefined;
  const ofFlavoured = rowOfFlavouredUnlessFound(words, found, names);
  const meant = ofTerm ?? ofProduct ?? ofFlavoured;
  // What the row does not know of is a food beside it.
  if (meant === undefined && atoms.length > 1 && words.some(({ row }) => row !== undefined)) return [];
  if (meant === undefined && (words.length === 0 || words.some((word) => word.isReread))) return found;
  const ofName = atoms.length === 1 ? rowOfNameUnlessFound(words, found, names) : undefined;
  const row = meant ?? rowCalled(placesOf(atoms), names) ?? ofName;
  if (row === undefined) return found;
  const byName = toFoundByName(row, found, atoms.length > 1);
  // Only some of the words are the product's name: the others may be foods.
  const first =
    ofTerm === undefined && ofProduct !== undefined
      ? { ...byName, isNamed: undefined, coverage: 1 / words.length }
      : byName;
  return [first, ...found.filter((other) => other.row !== row)];
}

/** Reads measures that follow their food: "coke can", "lasagna, big piece". */
import { household, type Measure, volume } from "../../quantities/measures.ts";
import type { Quantity, ReadQuantity } from "../../quantities/quantity.ts";
import { isFoodNaming, readMeasureWord } from "../../quantities/read-measure.ts";
import { readSizeWord } from "../../quantities/read-sizes.ts";
import { isAdjective } from "../../words/head-noun.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import type { Atom } from "../atom.ts";
import { isPartEnd, type Sentence } from "../sentence.ts";
import { isPieceByItself } from "./read-amount.ts";

/** "salmon 1 fillet": behind the food, the piece names no other one. */
export function withPieceAfterFood(sentence: Sentence, read: ReadQuantity): ReadQuantity {
  const { quantity, next } = read;
  if (quantity.measure !== undefined || !quantity.isSaid) return read;
  const { tokens, grammar } = sentence;
  const piece = readMeasureWord(tokens, next, grammar);
  if (!isFoodNaming(piece?.meaning) || piece === undefined || !isPartEnd(sentence, piece.next)) return read;
  if (isPieceByItself(sentence, next)) return read;
  return { quantity: { ...quantity, measure: piece.meaning }, next: piece.next };
}

const piecesByThemselves = wordSet("piece-by-itself");

/** "lasagna, big piece", "lasagna big piece": the measure at the end of the part. */
export function readSizedPieceAfterFood(
  sentence: Sentence,
  { words, quantity, connective }: Atom,
  at: number,
): ReadQuantity | undefined {
  const { tokens, grammar } = sentence;
  const isWholePart = words.length === 0 && connective === "list";
  const isOpen = quantity === undefined || isProductWithoutMeasure(words, quantity);
  if ((words.length === 0 && !isWholePart) || !isOpen) return undefined;
  // "carne asada, tajadas": where the word names a food of its own.
  if (isWholePart && sentence.lexicon.find(tokens, at)?.term.row !== undefined) return undefined;
  // "lasagna, whole box"
  const piece = readMeasureWord(tokens, isWholePart ? skipWhole(sentence, at) : at, grammar);
  if (piece?.meaning.kind !== "household") return undefined;
  if (isFoodNaming(piece.meaning) || (isWholePart && !piecesByThemselves.has(piece.meaning.word)))
    return undefined;
  const next = skipSizes(sentence, piece.next);
  const isEnd = isPartEnd(sentence, next) || (quantity !== undefined && isEmptyWord(sentence, next));
  if (!isEnd) return undefined;
  return {
    quantity: { count: quantity?.count ?? 1, measure: piece.meaning, qualifiers: [], isSaid: true },
    next: piece.next,
  };
}

function skipSizes({ tokens, grammar }: Sentence, at: number): number {
  return readSizeWord(tokens, at, grammar)?.next ?? at;
}

const amountsBehindFood = wordSet("amount-behind-food");
const containersBehindFood = wordSet("container-behind-food");
const packets = wordSet("packet-of-product");
const singles = wordSet("single-of-product");
const containersOfTheirOwn = wordSet("names-its-container");

/** "coke can", "doritos bag"; but a rice bowl is a dish, and so is a spice bag. */
function isContainerOf(food: Atom["words"][number] | undefined, measure: Measure): boolean {
  if (measure.kind === "mass") return false;
  const own = food?.measures;
  if (own !== undefined && (packets.has(measure.word) || singles.has(measure.word))) return true;
  if (own?.[measure.word] !== undefined) return true;
  if (!containersBehindFood.has(measure.word)) return false;
  return food?.english.every((word) => !containersOfTheirOwn.has(word)) === true;
}

/** "1 doritos bag": a product is counted in its packets. */
function isProductWithoutMeasure(words: Atom["words"], quantity: Quantity | undefined): boolean {
  return words.at(-1)?.measures !== undefined && quantity?.measure === undefined;
}

/** "vino tinto copa", "quilmes litro", "coke can": a measure that ends the part is the amount of the food before it. */
export function readMeasureBehindFood(
  sentence: Sentence,
  { words, quantity }: Atom,
  at: number,
): ReadQuantity | undefined {
  const { tokens, grammar } = sentence;
  const isOpen = isProductWithoutMeasure(words, quantity);
  if (words.length === 0 || (quantity !== undefined && !isOpen)) return undefined;
  const start = skipWhole(sentence, at);
  const read = readMeasureWord(tokens, start, grammar);
  if (read === undefined || read.meaning.kind === "mass") return undefined;
  const isEnd = isPartEnd(sentence, read.next) || (isOpen && isEmptyWord(sentence, read.next));
  if (!isEnd) return undefined;
  if (grammar.headPosition === "last" && !isContainerOf(words.at(-1), read.meaning)) return undefined;
  const isLitre = read.meaning === volume.litre;
  if (!isLitre && !isOpen && !amountsBehindFood.has(read.meaning.word)) return undefined;
  const count = quantity?.count ?? 1;
  return { quantity: { count, measure: read.meaning, qualifiers: [], isSaid: true }, next: read.next };
}

const wholes = wordSet("whole");

/** "a share bag ate half", "a tuna can drained" */
function isEmptyWord({ tokens, grammar }: Sentence, at: number): boolean {
  const text = textAt(tokens, at);
  return grammar.emptyWords.has(text) || isAdjective(text);
}

/** "kraft dinner, whole box", "ravioli whole can". */
function skipWhole({ tokens, grammar }: Sentence, at: number): number {
  const isWhole = tokens[at]?.kind === "word" && wholes.has(textAt(tokens, at));
  return grammar.headPosition === "last" && isWhole ? at + 1 : at;
}

/** "brownie, a square" */
export function withPieceOfFoodBefore(sentence: Sentence, atom: Atom, read: ReadQuantity): ReadQuantity {
  if (atom.connective !== "list" || atom.sizes.length > 0 || read.quantity.measure !== undefined) return read;
  const { tokens, grammar } = sentence;
  const piece = readMeasureWord(tokens, read.next, grammar);
  if (piece === undefined || !isPartEnd(sentence, piece.next)) return read;
  // "cheesecake, a few bites"
  if (piece.meaning === household.bite)
    return { quantity: { ...read.quantity, measure: piece.meaning, isSaid: true }, next: piece.next };
  if (piece.meaning !== household.square) return read;
  // What is cut from a tray is larger than a square of chocolate, and those are counted: "2 squares".
  const measure = read.quantity.isSaid ? piece.meaning : household.piece;
  return { quantity: { ...read.quantity, measure, isSaid: true }, next: piece.next };
}

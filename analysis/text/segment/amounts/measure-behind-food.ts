/** Reads measures that follow their food: "coke can", "lasagna, big piece". */
import { type Measure, volume } from "../../quantities/measures.ts";
import type { Quantity, ReadQuantity } from "../../quantities/quantity.ts";
import { isFoodNaming, readMeasureWord } from "../../quantities/read-measure.ts";
import { readSizeWord } from "../../quantities/read-sizes.ts";
import { wordSet } from "../../words/read-word-files.ts";
import type { Atom, FoodWord } from "../atom.ts";
import { isPartEnd, type Sentence } from "../sentence.ts";
import { isFoodByMeasure } from "./read-amount.ts";

/** "salmon 1 fillet": behind the food, the piece names no other one. */
export function withPieceAfterFood(sentence: Sentence, read: ReadQuantity): ReadQuantity {
  const { quantity, next } = read;
  if (quantity.measure !== undefined) return read;
  const piece = readMeasureWord(sentence.tokens, next, sentence.grammar);
  if (piece === undefined || !isFoodNaming(piece.meaning) || !isPartEnd(sentence, piece.next)) return read;
  const asAmount = { quantity: { ...quantity, measure: piece.meaning }, next: piece.next };
  // "full Irish - 2 rashers"
  if (isFoodByMeasure(sentence, next, asAmount)) return read;
  return asAmount;
}

function ofMeasure(quantity: Quantity | undefined, measure: Measure): Quantity {
  return { count: quantity?.count ?? 1, measure, qualifiers: [], isSaid: true };
}

const piecesByThemselves = wordSet("piece-by-itself");

/** "lasagna big piece", "lasagna, big piece": the measure at the end of the part. */
export function readSizedPieceAfterFood(
  sentence: Sentence,
  { words, quantity, connective }: Atom,
  at: number,
): ReadQuantity | undefined {
  const { tokens, grammar } = sentence;
  const isAlone = words.length === 0;
  if ((isAlone && connective !== "list") || quantity !== undefined) return undefined;
  const piece = readMeasureWord(tokens, at, grammar);
  if (piece?.meaning.kind !== "household") return undefined;
  // "carne asada, tajadas": where the word names a food of its own.
  const isFood = sentence.lexicon.find(tokens, at)?.term.row !== undefined;
  if (isAlone && (isFood || !piecesByThemselves.has(piece.meaning.word))) return undefined;
  const end = readSizeWord(tokens, piece.next, grammar)?.next ?? piece.next;
  return isPartEnd(sentence, end)
    ? { quantity: ofMeasure(quantity, piece.meaning), next: piece.next }
    : undefined;
}

const amountsBehindFood = wordSet("amount-behind-food");
const containersBehindFood = wordSet("container-behind-food");
const packetsOfProduct = new Set([...wordSet("packet-of-product"), ...wordSet("single-of-product")]);
const containersOfTheirOwn = wordSet("names-its-container");

/** "coke can", "doritos bag"; but a rice bowl is a dish, and so is a spice bag. */
function isContainerOf(food: FoodWord | undefined, word: string): boolean {
  if (food?.measures !== undefined && (packetsOfProduct.has(word) || food.measures[word] !== undefined))
    return true;
  return (
    containersBehindFood.has(word) && food?.english.some((each) => containersOfTheirOwn.has(each)) === false
  );
}

/** "vino tinto copa", "quilmes litro", "coke can": a measure that ends the part is the amount of the food before it. */
export function readMeasureBehindFood(
  sentence: Sentence,
  { words, quantity }: Atom,
  at: number,
): ReadQuantity | undefined {
  const { tokens, grammar } = sentence;
  // "1 doritos bag": a product is counted in its packets.
  const isCountedProduct = words.at(-1)?.measures !== undefined && quantity?.measure === undefined;
  if (words.length === 0 || (quantity !== undefined && !isCountedProduct)) return undefined;
  const read = readMeasureWord(tokens, at, grammar);
  if (read === undefined || read.meaning.kind === "mass" || !isPartEnd(sentence, read.next)) return undefined;
  if (grammar.headPosition === "last" && !isContainerOf(words.at(-1), read.meaning.word)) return undefined;
  const isAmount = read.meaning === volume.litre || amountsBehindFood.has(read.meaning.word);
  if (!isAmount && !isCountedProduct) return undefined;
  return { quantity: ofMeasure(quantity, read.meaning), next: read.next };
}

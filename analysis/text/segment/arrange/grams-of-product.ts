/** Weighs what is sold by name in the measure or size that was said: a share bag, a sleeve, two of them. */
import { ownProduct } from "../../quantities/measures.ts";
import type { Quantity } from "../../quantities/quantity.ts";
import type { VagueAmount } from "../../quantities/vague-amount.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Atom, type FoodWord, wordsEaten } from "../atom.ts";

const packets: ReadonlySet<string> = wordSet("packet-of-product");
const singles: ReadonlySet<string> = wordSet("single-of-product");
/** "a whole party pizza" */
const wholes: ReadonlySet<string> = wordSet("whole");
const pieces: ReadonlySet<string> = wordSet("piece-of-product");

/** "a few oreos": so many pieces. Of the rest, a share of what is sold as one. */
const fewPieces = 3;
const shareOfOne: Readonly<Record<VagueAmount, number>> = { few: 0.6, some: 1, little: 0.5, much: 1.5 };

/** Smaller pieces are seldom eaten singly. */
const shareOfPiece = 0.3;

/** Nobody eats so many packets. */
const leastInPack = 4;

interface Amount {
  readonly count: number;
  /** g of one. */
  readonly grams: number;
}

/** Each once: an amount and its food may both have been told that it is small. */
function sizesSaid({ sizes, quantity }: Atom): readonly string[] {
  return [...new Set([...sizes, ...(quantity?.size?.split(" ") ?? []), ...(quantity?.qualifiers ?? [])])];
}

function gramsOfPacket({ measures = {}, servingGrams }: FoodWord, word: string): number | undefined {
  if (measures[word] !== undefined) return measures[word];
  if (pieces.has(word)) return measures.one;
  if (packets.has(word)) return measures.pack ?? servingGrams;
  return singles.has(word) ? servingGrams : undefined;
}

/** "a small bag of Doritos" is the one for one person, beside the family's: no share of it. */
function gramsOfSmallPacket({ measures = {}, servingGrams }: FoodWord, atom: Atom): number | undefined {
  const { measure } = atom.quantity ?? {};
  const isSmallPacket =
    measure?.kind === "household" && packets.has(measure.word) && sizesSaid(atom).includes("small");
  if (!isSmallPacket || servingGrams === undefined) return undefined;
  return Math.min(servingGrams, measures.snack ?? servingGrams, measures.pack ?? servingGrams);
}

function gramsOfAll({ measures = {}, servingGrams = 0 }: FoodWord): number {
  return measures.whole ?? measures.pack ?? servingGrams;
}

/** Of a counted product, one piece of it; a part of one is of the whole. */
function gramsOfCounted(product: FoodWord, quantity: Quantity): number {
  if (quantity.count < 1) return gramsOfAll(product);
  const { measures = {}, servingGrams = 0 } = product;
  const one = measures.one ?? servingGrams;
  // "a digestive" and "a malteser" are one, "a doritos" a helping.
  const isPiece = product.isPlural !== true || one >= servingGrams * shareOfPiece;
  const isOne = quantity.isSaid || (quantity.isImplied !== true && isPiece);
  return isOne ? one : servingGrams;
}

function vagueAmount({ measures = {}, servingGrams = 0 }: FoodWord, vague: VagueAmount): Amount {
  if (vague === "few" && measures.one !== undefined) return { count: fewPieces, grams: measures.one };
  return { count: shareOfOne[vague], grams: servingGrams };
}

/** Undefined where the words say another measure than it is known in, such as a spoon. */
function amountOf(product: FoodWord, atom: Atom): Amount | undefined {
  const { quantity } = atom;
  const [count, measure] = [quantity?.count ?? 1, quantity?.measure];
  if (measure?.kind === "mass") return undefined;
  const size = sizesSaid(atom).find((word) => product.measures?.[word] !== undefined);
  const ofSize = product.measures?.[size ?? ""];
  if (
    ofSize !== undefined &&
    (measure === undefined || packets.has(measure.word) || singles.has(measure.word))
  )
    return { count, grams: ofSize };
  if (quantity?.vague !== undefined) return vagueAmount(product, quantity.vague);
  if (measure === undefined && atom.words.some(({ english: [word = ""] }) => wholes.has(word)))
    return { count, grams: gramsOfAll(product) };
  if (measure === undefined)
    return { count, grams: quantity ? gramsOfCounted(product, quantity) : (product.servingGrams ?? 0) };
  // "10 pack timbits": so many of them.
  const { one } = product.measures ?? {};
  if (one !== undefined && measure.word === "package" && count >= leastInPack) return { count, grams: one };
  const grams = gramsOfSmallPacket(product, atom) ?? gramsOfPacket(product, measure.word);
  return grams === undefined ? undefined : { count, grams };
}

/** The amount in products, each of so many grams. */
export function withGramsOfProduct(atom: Atom): Atom {
  const product = wordsEaten(atom).findLast(({ kind }) => kind !== "modifier");
  const amount = product?.measures === undefined ? undefined : amountOf(product, atom);
  if (amount === undefined) return atom;
  const measure = { kind: "household", word: ownProduct, grams: amount.grams } as const;
  const { vague: _, size: __, ...said } = atom.quantity ?? { isSaid: false, isImplied: true as const };
  const isSmallPacket = product !== undefined && gramsOfSmallPacket(product, atom) !== undefined;
  const hasOwnSize = isSmallPacket || sizesSaid(atom).some((word) => product?.measures?.[word] !== undefined);
  const quantity = { ...said, count: amount.count, measure, qualifiers: [] };
  return { ...atom, quantity, sizes: hasOwnSize ? [] : [...sizesSaid(atom)] };
}

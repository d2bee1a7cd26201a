/** Weighs a food by its own name, "una caña" is 200 ml of beer, and what is sold by name in the measure or size that was said: a share bag, two of them. */
import type { LanguageGrammar } from "../../languages/language-grammar.ts";
import { ownProduct, ownServing } from "../../quantities/measures.ts";
import type { Quantity } from "../../quantities/quantity.ts";
import type { VagueAmount } from "../../quantities/vague-amount.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Atom, type FoodWord, householdWord, wordsEaten } from "../atom.ts";

/** Words for a packet; the product's own line says how much one holds. */
const packets: ReadonlySet<string> = wordSet("packet");
/** A crisp, a sweet: hardly anybody eats few of them. */
const smallShare = 0.15;

/** One of it, as no amount was typed. */
const implied = { count: 1, qualifiers: [], isSaid: false, isImplied: true } as const;

function headOf(atom: Atom, { headPosition }: LanguageGrammar): FoodWord | undefined {
  const foods = wordsEaten(atom).filter(({ kind }) => kind !== "modifier");
  return headPosition === "first" ? foods[0] : foods.at(-1);
}

/** "grande latte": g of the size of a chain's cup. */
function gramsOfChainSize({ words }: Atom): number | undefined {
  return words.find(({ kind, servingGrams }) => kind === "modifier" && servingGrams !== undefined)
    ?.servingGrams;
}

function ofGrams(quantity: Quantity, grams: number): Quantity {
  return { ...quantity, measure: { kind: "household", word: ownServing, grams } };
}

/** "una caña", "2 cañas": as many servings as were said. */
function servingsOfHead(atom: Atom, head: FoodWord): Quantity | undefined {
  const { quantity } = atom;
  const { servingGrams, isSeveralOfOne, packGrams } = head;
  if (servingGrams === undefined || quantity?.measure !== undefined) return undefined;
  // "medialunas": of what comes in packets, a plural may be the packet's own name.
  const isOneOfSeveral = isSeveralOfOne === true && packGrams === undefined;
  const single = isOneOfSeveral ? ({ isOfOne: true } as const) : {};
  const said = quantity?.vague === undefined ? quantity : { ...quantity, ...single };
  return ofGrams(said ?? { ...implied, ...single }, servingGrams);
}

/** "lays", "unas sabritas": the bag, as nobody counted. "una bolsa de sabritas" says so. */
function packetsEaten(atom: Atom, { packGrams, servingGrams = packGrams }: FoodWord): Quantity | undefined {
  const { quantity } = atom;
  if (packGrams === undefined || servingGrams === undefined) return undefined;
  const isUncounted = quantity === undefined || quantity.vague === "some";
  if (isUncounted && servingGrams < packGrams * smallShare)
    return ofGrams({ ...implied, isUsual: true }, packGrams);
  return packets.has(householdWord(atom)) ? ofGrams(quantity ?? implied, packGrams) : undefined;
}

function cupsOfChain({ quantity }: Atom, grams: number): Quantity | undefined {
  return quantity?.measure === undefined ? ofGrams(quantity ?? implied, grams) : undefined;
}

function amountByName(atom: Atom, head: FoodWord | undefined): Quantity | undefined {
  const cupGrams = gramsOfChainSize(atom);
  if (cupGrams !== undefined) return cupsOfChain(atom, cupGrams);
  // What a product weighs is known once all amounts are read.
  if (head === undefined || head.measures !== undefined) return undefined;
  // "oreo", "oreos": what is usually eaten, as nobody counted.
  if (atom.quantity === undefined && head.usualGrams !== undefined)
    return ofGrams({ ...implied, isUsual: true }, head.usualGrams);
  return packetsEaten(atom, head) ?? servingsOfHead(atom, head);
}

/** The part with the weight that the name of its food or size gives to one; unchanged where the name gives none. */
export function withServingOfTerm(atom: Atom, grammar: LanguageGrammar): Atom {
  const head = headOf(atom, grammar);
  const quantity = amountByName(atom, head);
  return quantity === undefined ? atom : { ...atom, quantity, gramsOfOne: head?.servingGrams };
}

const packetsOfProduct: ReadonlySet<string> = wordSet("packet-of-product");
const singles: ReadonlySet<string> = wordSet("single-of-product");
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
  if (packetsOfProduct.has(word)) return measures.pack ?? servingGrams;
  return singles.has(word) ? servingGrams : undefined;
}

/** "a small bag of Doritos" is the one for one person, beside the family's: no share of it. */
function gramsOfSmallPacket({ measures = {}, servingGrams }: FoodWord, atom: Atom): number | undefined {
  const { measure } = atom.quantity ?? {};
  const isSmallPacket =
    measure?.kind === "household" && packetsOfProduct.has(measure.word) && sizesSaid(atom).includes("small");
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

/** Undefined where the words say another measure than it is known in, such as a spoon. */
function amountOf(product: FoodWord, atom: Atom): Amount | undefined {
  const { quantity } = atom;
  const [count, measure] = [quantity?.count ?? 1, quantity?.measure];
  if (measure?.kind === "mass") return undefined;
  const { measures = {}, servingGrams = 0 } = product;
  const ofSize = measures[sizesSaid(atom).find((word) => measures[word] !== undefined) ?? ""];
  const isOfPacket = measure === undefined || packetsOfProduct.has(measure.word) || singles.has(measure.word);
  if (ofSize !== undefined && isOfPacket) return { count, grams: ofSize };
  const { one } = measures;
  if (quantity?.vague === "few" && one !== undefined) return { count: fewPieces, grams: one };
  if (quantity?.vague !== undefined) return { count: shareOfOne[quantity.vague], grams: servingGrams };
  if (measure === undefined)
    return { count, grams: quantity ? gramsOfCounted(product, quantity) : servingGrams };
  // "10 pack timbits": so many of them.
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

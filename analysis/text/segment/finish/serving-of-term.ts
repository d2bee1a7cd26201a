/** Weighs a food by its own name, "una caña" is 200 ml of beer, and tells whether its packet was eaten: "lays", "una bolsa de sabritas". */
import type { LanguageGrammar } from "../../languages/language-grammar.ts";
import { household, ownServing } from "../../quantities/measures.ts";
import type { Quantity } from "../../quantities/quantity.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Atom, type FoodWord, householdWord, wordsEaten } from "../atom.ts";

/** Words for a packet; the product's own line says how much one holds. */
const packets: ReadonlySet<string> = wordSet("packet");

/** "vasito de arroz con leche": what weighs less than a drink is a pot. g */
const potGramsMax = 180;
const cups: ReadonlySet<string> = new Set(["cup", "glass"]);

/** g. Of a packet for one nobody tells a part: half a packet is of one that several share. */
const packOfOneMax = 60;

/** A crisp, a sweet: hardly anybody eats few of them. */
const smallShare = 0.15;

/** g. Nobody means one biscuit by the name of a packet for one person: "tritón", "criollitas". */
const packetOfOne = { grams: 60, share: 0.3 } as const;

function isPartOfSharedPack({ quantity }: Atom, packGrams: number): boolean {
  const isPart = quantity?.isSaid === true && quantity.count < 1;
  return isPart && packGrams <= packOfOneMax;
}

function isSoldIn(atom: Atom, packGrams: number): boolean {
  if (isPartOfSharedPack(atom, packGrams)) return false;
  const container = householdWord(atom);
  return packets.has(container) || (cups.has(container) && packGrams < potGramsMax);
}

/** "lays", "unas sabritas": the bag, as nobody counted. */
function isBagOfSmallThings({ quantity }: Atom, packGrams: number, servingGrams: number): boolean {
  const isUncounted = quantity === undefined || quantity.vague === "some" || quantity.vague === "few";
  if (!isUncounted) return false;
  const isNamedAlone = quantity === undefined && packGrams <= packetOfOne.grams;
  return servingGrams < packGrams * (isNamedAlone ? packetOfOne.share : smallShare);
}

/** "unas sabritas chicas": the packet for one person is the small one. */
function withoutSmall(atom: Atom): Atom {
  const quantity = atom.quantity && {
    ...atom.quantity,
    qualifiers: atom.quantity.qualifiers.filter((word) => word !== "small"),
  };
  return { ...atom, quantity, sizes: atom.sizes.filter((size) => size !== "small") };
}

interface EatenPacket {
  readonly grams: number;
  /** Nobody said so: what is usual. */
  readonly isUsual: boolean;
}

/** The packet that was eaten of this food; undefined where it was something else. */
function packetEaten(atom: Atom, food: FoodWord | undefined): EatenPacket | undefined {
  const { packGrams, servingGrams } = food ?? {};
  if (packGrams === undefined) return undefined;
  const isUsual = servingGrams !== undefined && isBagOfSmallThings(atom, packGrams, servingGrams);
  return isUsual || isSoldIn(atom, packGrams) ? { grams: packGrams, isUsual } : undefined;
}

/** The size of a packet for one says nothing more; a larger packet may be small for its kind. */
function withSizeOfPacket(atom: Atom, { grams }: EatenPacket): Atom {
  return grams <= packOfOneMax ? withoutSmall(atom) : atom;
}

/** g. What weighs as much as a meal's part is what a plate or portion of it holds: "un plato de locro". */
const helpingGramsMin = 120;
const helpings: ReadonlySet<string> = new Set([...wordSet("plate-or-bowl"), "serving", "order"]);

/** A portion of them is a slice. */
const servedBySlice: ReadonlySet<string> = wordSet("served-by-slice");

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

/** "medialunas": of what comes in packets, a plural may be the packet's own name. */
function isOneOfSeveral(food: FoodWord): boolean {
  return food.isSeveralOfOne === true && food.kind === "food" && food.packGrams === undefined;
}

/** "un plato de locro": a plate of what is served so weighs what its name says. */
function isServedInHelping(container: string, food: FoodWord): boolean {
  const { servingGrams = 0, packGrams, kind, english } = food;
  if (container === household.serving.word && english.some((word) => servedBySlice.has(word))) return false;
  const isHelping = kind === "food" && packGrams === undefined && servingGrams >= helpingGramsMin;
  return isHelping && helpings.has(container);
}

/** "una caña", "2 cañas": as many servings as were said. */
function servingsOfHead(atom: Atom, head: FoodWord): Quantity | undefined {
  const { quantity } = atom;
  if (head.servingGrams === undefined) return undefined;
  if (quantity?.measure !== undefined && !isServedInHelping(householdWord(atom), head)) return undefined;
  const single = isOneOfSeveral(head) ? ({ isOfOne: true } as const) : {};
  const said = quantity?.vague === undefined ? quantity : { ...quantity, ...single };
  return ofGrams(said ?? { ...implied, ...single }, head.servingGrams);
}

function cupsOfChain({ quantity }: Atom, grams: number): Quantity | undefined {
  return quantity?.measure === undefined ? ofGrams(quantity ?? implied, grams) : undefined;
}

/** The part with the weight that the name of its food or size gives to one; unchanged where the name gives none. */
export function withServingOfTerm(atom: Atom, grammar: LanguageGrammar): Atom {
  const head = headOf(atom, grammar);
  const gramsOfOne = head?.servingGrams;
  const cupGrams = gramsOfChainSize(atom);
  // What a product weighs is known once all amounts are read.
  if (cupGrams === undefined && head?.measures !== undefined) return atom;
  // "oreo", "oreos": what is usually eaten, as nobody counted.
  if (cupGrams === undefined && atom.quantity === undefined && head?.usualGrams !== undefined)
    return { ...atom, quantity: ofGrams({ ...implied, isUsual: true }, head.usualGrams), gramsOfOne };
  const packet = packetEaten(atom, head);
  if (packet !== undefined) {
    const packets = packet.isUsual ? { ...implied, isUsual: true as const } : (atom.quantity ?? implied);
    return withSizeOfPacket({ ...atom, quantity: ofGrams(packets, packet.grams), gramsOfOne }, packet);
  }
  const quantity = cupGrams === undefined ? head && servingsOfHead(atom, head) : cupsOfChain(atom, cupGrams);
  return quantity === undefined ? atom : { ...atom, quantity, gramsOfOne };
}

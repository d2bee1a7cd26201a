/** Weighs a food by its own name: "una caña" is 200 ml of beer, whatever a beer is elsewhere, and "lays" a bag. */
import type { LanguageGrammar } from "../../languages/language-grammar.ts";
import { household, ownServing } from "../../quantities/measures.ts";
import type { Quantity } from "../../quantities/quantity.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Atom, type FoodWord, householdWord, wordsEaten } from "../atom.ts";

/** g. What weighs as much as a meal's part is what a plate or portion of it holds: "un plato de locro". */
const helpingGramsMin = 120;
const helpings: ReadonlySet<string> = new Set([...wordSet("plate-or-bowl"), "serving", "order"]);

/** A portion of them is a slice. */
const servedBySlice: ReadonlySet<string> = wordSet("served-by-slice");

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

/** "un plato de locro": a plate of what is served so weighs what its name says. */
function isServedInHelping(container: string, { english, servingGrams = 0, packGrams }: FoodWord): boolean {
  if (container === household.serving.word && english.some((word) => servedBySlice.has(word))) return false;
  return packGrams === undefined && servingGrams >= helpingGramsMin && helpings.has(container);
}

/** "una caña", "2 cañas": as many servings as were said. */
function servingsOfHead(atom: Atom, head: FoodWord): Quantity | undefined {
  const { quantity } = atom;
  const { servingGrams, isSeveralOfOne, packGrams } = head;
  if (servingGrams === undefined) return undefined;
  if (quantity?.measure !== undefined && !isServedInHelping(householdWord(atom), head)) return undefined;
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
  const isUncounted = quantity === undefined || quantity.vague === "some" || quantity.vague === "few";
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

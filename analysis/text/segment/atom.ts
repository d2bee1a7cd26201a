/** Says what the smallest part of a text is: an amount and the words beside it. */
import type { Connective } from "../languages/language-grammar.ts";
import type { LexiconKind, OwnMeasures } from "../lexicon/lexicon-entry.ts";
import { ownServing } from "../quantities/measures.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { withoutWords } from "../words/english-equivalents.ts";
import { isAdjective } from "../words/head-noun.ts";
import { wordSet } from "../words/read-word-files.ts";
import type { ShareOfNamed } from "../words/tokenise.ts";

/** A word or lexicon term of a food's name. */
export interface FoodWord {
  readonly english: readonly string[];
  /** Instead, where no other word names the food. */
  readonly englishAlone?: readonly string[];
  readonly kind: LexiconKind | "plain";
  /** Another food than the letters say: a correction or its container changed it. */
  readonly isReread?: boolean;
  /** Description of the one row that it means. */
  readonly row?: string;
  /** g of one, where the word is a serving of its own. */
  readonly servingGrams?: number;
  /** g of what is usually eaten of it, where nobody says how many. */
  readonly usualGrams?: number;
  /** g of a packet of it. */
  readonly packGrams?: number;
  /** g of one of what else it is counted in. */
  readonly measures?: OwnMeasures;
  /** Of what was left of a dish, the share that was; absent where it was ordered without. */
  readonly leftShare?: number;
  readonly isFlavoured?: true;
  readonly isChain?: true;
  readonly isWhole?: true;
  /** Typed in the plural, where the lexicon's term names one of it. */
  readonly isSeveralOfOne?: boolean;
  /** As typed. */
  readonly isPlural?: boolean;
  readonly start: number;
  readonly end: number;
}

export interface Atom {
  connective: Connective;
  quantity: Quantity | undefined;
  /** What comes before the words: a said amount ("two eggs") begins a new food, an article ("an egg") perhaps. */
  lead: "amount" | "article" | undefined;
  words: FoodWord[];
  /** "raclette: 200 g of cheese": the name of what follows. */
  isHeading: boolean;
  /** "no, two": said instead of an amount before. */
  isCorrection: boolean;
  /** Words that name the measure and may hint at the food too: "fast food order", "school container". */
  hints: string[];
  /** Behind "from": whose it is, or where it was bought. */
  isFrom?: true;
  /** "the", "it was": it refers to something named before. */
  isDefinite: boolean;
  /** g of one piece, where the food's name says it: pieces may be counted later. */
  gramsOfOne?: number | undefined;
  /** "half the peas": of peas that were named before, if any were. */
  isShareOfNamed?: ShareOfNamed;
  /** "tortitas de 2 huevos y 40 g de avena": with its amount behind "of", it is a part of the food before. */
  isAmountOf?: boolean;
  /** An amount follows the words, so that the next food is another one. */
  isAmountBehind?: boolean;
  /** "with extra cheese": more of it than the dish holds. */
  isExtra?: boolean;
  /** Sizes said beside the food: "chicken drumstick, medium in size". */
  sizes: string[];
}

/** Whether a dish's recipe holds, besides other things, what the English words name. */
export type HoldsPart = (dish: Atom, name: readonly string[]) => boolean;

export function emptyAtom(connective: Connective): Atom {
  return {
    connective,
    quantity: undefined,
    lead: undefined,
    isDefinite: false,
    isHeading: false,
    isCorrection: false,
    hints: [],
    words: [],
    sizes: [],
  };
}

/** It tells how the food is or was made, and names none. */
export function describes({ kind, english }: FoodWord): boolean {
  return kind === "modifier" || english.every(isAdjective);
}

/** "without", "sin", "no": what follows was left out. */
export function saysWithout(word: FoodWord | undefined): boolean {
  return withoutWords.has(word?.english[0] ?? "");
}

/** "rice without the naan": what was refused weighs nothing; in "no bun burger" the food stands behind. */
export function wordsEaten({ words }: Atom): readonly FoodWord[] {
  const refused = words.findIndex(saysWithout);
  return refused > 0 ? words.slice(0, refused) : words;
}

export function namesFoodOrBrand({ words }: Atom): boolean {
  return words.some(({ kind }) => kind === "food" || kind === "brand");
}

export function atomOfWords(words: readonly FoodWord[], connective: Connective = "apart"): Atom {
  return { ...emptyAtom(connective), words: [...words] };
}

/** "glass" of "a glass of red"; empty where no household measure was said. */
export function householdWord({ quantity }: Atom): string {
  return quantity?.measure?.kind === "household" ? quantity.measure.word : "";
}

export function isMeasured(quantity: Quantity): boolean {
  return quantity.measure !== undefined && quantity.measure.kind !== "household";
}

const packs: ReadonlySet<string> = new Set([...wordSet("each-so-heavy"), "tray"]);

const poured: ReadonlySet<string> = new Set(["glass", "cup", "mug"]);

/** "2 boîtes de thon 80 g", "la moitié d'une boîte de raviolis, 400 g", "2 verres de vin 12 cl": the amount is of one box or glass. */
function countsPacks({ count, measure, isSaid }: Quantity, second: Quantity): boolean {
  if (isSaid !== true || count === 1 || measure?.kind !== "household") return false;
  return packs.has(measure.word) || (second.measure?.kind === "volume" && poured.has(measure.word));
}

const cuts: ReadonlySet<string> = wordSet("cut-from-whole");

/** "slice of pizza x2", "slices of pizza (2)": two slices, not two pizzas. */
export function countOfCuts(first: Quantity | undefined, second: Quantity): Quantity | undefined {
  const isCut = first?.measure?.kind === "household" && cuts.has(first.measure.word);
  const isOpen = first?.vague !== undefined || first?.count === 1;
  const isCount = second.measure === undefined && second.isSaid && second.count > 1;
  if (first === undefined || !isCut || !isOpen || !isCount) return undefined;
  const { vague: _, ...known } = first;
  return { ...known, count: second.count, isSaid: true };
}

/** "two 30 g bars" multiplies; otherwise the exact amount wins: "a bottle … at 12 fl oz". */
export function mergeQuantities(first: Quantity | undefined, second: Quantity): Quantity {
  if (first === undefined) return second;
  // "2 slices of a large pizza"
  if (!second.isSaid) return { ...first, qualifiers: [...first.qualifiers, ...second.qualifiers] };
  const places = [...(first.places ?? []), ...(second.places ?? [])];
  // "pint of stout x3": of one that no number said, the number itself is the count.
  if (second.isTimes === true && (first.isSaid || first.measure !== undefined))
    return { ...first, count: first.count * second.count, isSaid: true, places };
  const cut = countOfCuts(first, second);
  if (cut !== undefined) return { ...cut, places };
  const isCount = first.measure === undefined && first.isSaid;
  const isOfEach = isMeasured(second) && (isCount || countsPacks(first, second));
  if (isOfEach || second.isEach === true) return { ...second, count: first.count * second.count, places };
  if (isMeasured(first) && !isMeasured(second)) return first;
  return { ...second, qualifiers: [...first.qualifiers, ...second.qualifiers] };
}

/** The amount of a part that goes on with a second one; behind the food, a weight may be of all that was counted. */
export function weighedBehind({ words, quantity: first }: Atom, second: Quantity): Quantity {
  const merged = mergeQuantities(first, second);
  const isCount = first?.isSaid === true && first.measure === undefined && first.count > 1;
  const isBehind = words.length > 0 && isCount && second.measure?.kind === "mass" && second.isEach !== true;
  return isBehind ? { ...merged, ofCounted: first.count } : merged;
}

/** "un paquete de tritón, 4 unidades": pieces of what has a weight of its own. */
export function withOwnServing(quantity: Quantity | undefined, gramsOfOne: number | undefined) {
  if (quantity === undefined || gramsOfOne === undefined || quantity.measure !== undefined) return quantity;
  return { ...quantity, measure: { kind: "household", word: ownServing, grams: gramsOfOne } as const };
}

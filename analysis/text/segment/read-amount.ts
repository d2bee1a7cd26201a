import type { LanguageGrammar } from "../languages/language-grammar.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { household, type Measure, volume } from "../quantities/measures.ts";
import type { Quantity, ReadQuantity } from "../quantities/quantity.ts";
import { isFoodNaming } from "../quantities/read-measure.ts";
import { readPhrase } from "../quantities/read-phrase.ts";
import { readQuantity } from "../quantities/read-quantity.ts";
import { isAdjective } from "../words/head-noun.ts";
import { wordSet } from "../words/read-word-files.ts";
import { type Token, textAt } from "../words/tokenise.ts";
import { type Atom, isMeasured } from "./atom.ts";

/** Nobody counts more pieces of a food. */
const countedMax = 60;

export interface Sentence {
  readonly tokens: readonly Token[];
  readonly grammar: LanguageGrammar;
  readonly lexicon: Lexicon;
}

export interface ReadingPoint {
  /** The next token. */
  readonly at: number;
  /** The part that is read so far. */
  readonly atom: Atom;
}

export function isOfWord({ tokens, grammar }: Sentence, at: number): boolean {
  return grammar.ofWords.has(textAt(tokens, at));
}

/** A mark, a connective or the end. */
export function isPartEnd({ tokens, grammar }: Pick<Sentence, "tokens" | "grammar">, at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind === "mark") return true;
  return readPhrase(tokens, at, { phrases: grammar.connectives }) !== undefined;
}

/** "barre" in "une barre de céréales", "petits" in "4 petits beurres", "media" in "una media luna", "tercio" in "un tercio de mahou". */
function amountMayBeginName({ quantity }: ReadQuantity, headStands: LanguageGrammar["headStands"]): boolean {
  const { measure, size, count } = quantity;
  const isContainer = measure?.kind === "household" && headStands === "first";
  const isFraction = measure === undefined && !Number.isInteger(count);
  const isPint = measure === volume.pint;
  return (
    isPint ||
    isFoodNaming(measure) ||
    isContainer ||
    isFraction ||
    (size !== undefined && measure === undefined)
  );
}

/** The amount that begins at this token, without the words that belong to the food's own name. */
export function readAmount(sentence: Sentence, at: number): ReadQuantity | undefined {
  const { tokens, grammar, lexicon } = sentence;
  const read = readQuantity(tokens, at, grammar);
  if (read === undefined || !amountMayBeginName(read, grammar.headStands)) return read;
  // "tercio", "3 pints": with nothing to count, a beer.
  const isAll = at === 0 && read.next === tokens.length;
  for (let start = at; start < read.next; start++) {
    // "lata de atún": "de atún" says what is in it.
    if (start > at && isOfWord(sentence, start)) break;
    const found = lexicon.find(tokens, start);
    if (found === undefined || found.term.kind === "ignore") continue;
    const isName = found.next > read.next || (isAll && found.next === read.next);
    if (isName) return readQuantity(tokens.slice(0, start), at, grammar);
  }
  return read;
}

/** "flour type 500", "a 100 Grand bar": a large bare number counts nothing. */
export function isTooLargeToCount({ quantity }: ReadQuantity): boolean {
  return quantity.measure === undefined && quantity.count > countedMax;
}

/** "a spread of 140 g of beans": what stands before only holds what follows. */
export function isContainerBeforeAmount(
  sentence: Sentence,
  { at, atom }: ReadingPoint,
  read: ReadQuantity,
): boolean {
  return (
    sentence.grammar.headStands === "last" &&
    atom.words.length > 0 &&
    isMeasured(read.quantity) &&
    isOfWord(sentence, at - 1) &&
    isOfWord(sentence, read.next - 1)
  );
}

/** "una lata de atún de 80 g", "une banane de 120 g mûre": where the head stands first, its weight may follow. */
export function isWeightOfFoodBefore(
  sentence: Sentence,
  { at, atom }: ReadingPoint,
  read: ReadQuantity,
): boolean {
  return (
    sentence.grammar.headStands === "first" &&
    atom.words.length > 0 &&
    isMeasured(read.quantity) &&
    (atom.quantity === undefined || !isMeasured(atom.quantity)) &&
    isOfWord(sentence, at - 1) &&
    !isOfWord(sentence, read.next - 1)
  );
}

/** Longer runs are prose. */
const runTokensMax = 14;

/** "rice 200 g chicken 150 g": the run of words ends in an amount, so each amount follows its food. */
export function amountsFollowFoods(sentence: Sentence, next: number): boolean {
  for (let at = next; at < next + runTokensMax && !isPartEnd(sentence, at); at++) {
    const read = sentence.tokens[at]?.kind === "number" ? readAmount(sentence, at) : undefined;
    if (read === undefined || isTooLargeToCount(read)) continue;
    if (isPartEnd(sentence, read.next)) return at > next;
    at = read.next - 1;
  }
  return false;
}

/** "salmon 1 fillet": behind the food, the piece names no other one. */
export function withPieceAfterFood(sentence: Sentence, read: ReadQuantity): ReadQuantity {
  const { quantity, next } = read;
  if (quantity.measure !== undefined || !quantity.isSaid) return read;
  const { tokens, grammar } = sentence;
  const piece = readPhrase(tokens, next, { phrases: grammar.measures, stem: grammar.stem });
  if (!isFoodNaming(piece?.meaning) || piece === undefined || !isPartEnd(sentence, piece.next)) return read;
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
  const piece = readPhrase(tokens, at, { phrases: grammar.measures, stem: grammar.stem });
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
  return readPhrase(tokens, at, { phrases: grammar.sizes, stem: grammar.stem })?.next ?? at;
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
  const read = readPhrase(tokens, start, { phrases: grammar.measures, stem: grammar.stem });
  if (read === undefined || read.meaning.kind === "mass") return undefined;
  const isEnd = isPartEnd(sentence, read.next) || (isOpen && isEmptyWord(sentence, read.next));
  if (!isEnd) return undefined;
  if (grammar.headStands === "last" && !isContainerOf(words.at(-1), read.meaning)) return undefined;
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
  return grammar.headStands === "last" && isWhole ? at + 1 : at;
}

/** "brownie, a square" */
export function withPieceOfFoodBefore(sentence: Sentence, atom: Atom, read: ReadQuantity): ReadQuantity {
  if (atom.connective !== "list" || atom.sizes.length > 0 || read.quantity.measure !== undefined) return read;
  const { tokens, grammar } = sentence;
  const piece = readPhrase(tokens, read.next, { phrases: grammar.measures, stem: grammar.stem });
  if (piece?.meaning !== household.square || !isPartEnd(sentence, piece.next)) return read;
  // What is cut from a tray is larger than a square of chocolate, and those are counted: "2 squares".
  const measure = read.quantity.isSaid ? piece.meaning : household.piece;
  return { quantity: { ...read.quantity, measure, isSaid: true }, next: piece.next };
}

/** Less is rather of what follows: "pain 10 g beurre". g */
const weightBehindMin = 40;

/** "poulet 150 g sauce curry": without "de" behind it, the weight is of what stands before. */
function isWeightAfterFood(sentence: Sentence, { measure, count }: Quantity, next: number): boolean {
  const grams = measure?.kind === "mass" ? measure.grams * count : 0;
  return sentence.grammar.headStands === "first" && grams >= weightBehindMin && !isOfWord(sentence, next - 1);
}

/** "sushi 12 pièces saumon": pieces of what stands before. */
function countsPieces({ tokens, grammar }: Sentence, next: number): boolean {
  const last = readPhrase(tokens, next - 1, { phrases: grammar.measures, stem: grammar.stem });
  return last?.meaning === household.unit && grammar.headStands === "first";
}

/** The amount ends the part or says exactly what an article began. */
export function amountEndsPart(sentence: Sentence, atom: Atom, { quantity, next }: ReadQuantity): boolean {
  if (atom.words.length === 0) return true;
  if (atom.quantity !== undefined) return !atom.quantity.isSaid && isMeasured(quantity);
  if (isWeightAfterFood(sentence, quantity, next) || countsPieces(sentence, next)) return true;
  return isPartEnd(sentence, next) || amountsFollowFoods(sentence, next);
}

/** "with some candy" begins nothing new. */
export function leadFromQuantity({ quantity }: ReadQuantity): Atom["lead"] {
  if (quantity.isSaid) return "amount";
  return quantity.vague === undefined || quantity.vague === "few" ? "article" : undefined;
}

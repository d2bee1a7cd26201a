/** Reads an amount without the words that belong to the food's own name. */
import type { LanguageGrammar } from "../../languages/language-grammar.ts";
import { household, type Measure, volume } from "../../quantities/measures.ts";
import type { ReadQuantity } from "../../quantities/quantity.ts";
import { isFoodNaming, readMeasureWord } from "../../quantities/read-measure.ts";
import { readQuantity } from "../../quantities/read-quantity.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import type { Atom } from "../atom.ts";
import { isCutByNextTerm, isOfWord, isPartEnd, type ReadingPoint, type Sentence } from "../sentence.ts";

/** Pieces of one food only, and its word. */
const foodOfPiece: ReadonlyMap<Measure, string> = new Map([[household.rasher, "bacon"]]);

/** Nothing follows that it could be of, and its food was not named right before: "bacon, 2 rashers". */
export function isPieceByItself(sentence: Sentence, at: number): boolean {
  const { tokens, grammar } = sentence;
  const piece = readMeasureWord(tokens, at, grammar);
  const food = piece && foodOfPiece.get(piece.meaning);
  if (piece === undefined || food === undefined || !isPartEnd(sentence, piece.next)) return false;
  return !tokens.slice(0, at).some((_, before) => textAt(tokens, before) === food);
}

/** Nobody counts more pieces behind a food: "noir 70", "malbec 2019". */
const countedBehindMax = 60;
/** Before a food so many may be a slip, which is asked about; more are years and steps. */
const countedBeforeMax = 1000;

function isFraction({ quantity: { measure, count } }: ReadQuantity): boolean {
  return measure === undefined && !Number.isInteger(count);
}

const beersByThemselves: ReadonlySet<Measure | undefined> = new Set([
  volume.pint,
  household.schooner,
  household.middy,
  household.stubby,
  household.tinnie,
  household.longneck,
]);

/** "3 pints", "2 schooners": where nothing is named that could be in them, they are of beer. */
function isBeerByItself(measure: Measure | undefined): boolean {
  return beersByThemselves.has(measure);
}

/** "barre" in "une barre de céréales", "petits" in "4 petits beurres", "media" in "una media luna", "tercio" in "un tercio de mahou". */
function amountMayBeginName(read: ReadQuantity, headPosition: LanguageGrammar["headPosition"]): boolean {
  const { measure, size } = read.quantity;
  const isContainer = measure?.kind === "household" && headPosition === "first";
  return (
    isBeerByItself(measure) ||
    isFoodNaming(measure) ||
    isContainer ||
    isFraction(read) ||
    (size !== undefined && measure === undefined)
  );
}

const pouredByPint: ReadonlySet<string> = wordSet("poured-by-pint");

/** Behind a drink, "2 pints" are of it. */
function isBeerAlone(sentence: Sentence, at: number, { quantity, next }: ReadQuantity): boolean {
  const { tokens } = sentence;
  if (!isBeerByItself(quantity.measure) || !isPartEnd(sentence, next)) return false;
  return !tokens.slice(0, at).some(({ text }) => pouredByPint.has(text));
}

/** "un cuarto de libra sin queso": a weight with nothing to weigh, of which a burger has its name. */
function isNamedAfterWeight(sentence: Sentence, at: number, { quantity, next }: ReadQuantity): boolean {
  const { tokens, grammar } = sentence;
  const isAlone = isPartEnd(sentence, next) || grammar.glossary.get(textAt(tokens, next)) === "without";
  return at === 0 && quantity.measure?.kind === "mass" && isAlone;
}

/** The amount that begins at this token, without the words that belong to the food's own name. */
export function readAmount(sentence: Sentence, at: number): ReadQuantity | undefined {
  const { tokens, grammar, lexicon } = sentence;
  const read = readQuantity(tokens, at, grammar);
  if (read === undefined) return read;
  const isWeight = isNamedAfterWeight(sentence, at, read);
  if (!isWeight && !amountMayBeginName(read, grammar.headPosition)) return read;
  // "tercio", "3 pints", "2 pints and crisps": with nothing to count, a beer.
  const isAll =
    isWeight ||
    (at === 0 && read.next === tokens.length) ||
    isBeerAlone(sentence, at, read) ||
    isPieceByItself(sentence, read.next - 1);
  for (let start = at; start < read.next; start++) {
    // "lata de atún": "de atún" says what is in it. "une dizaine de petits fours": what is counted begins behind it.
    // "50 % de un palito de cangrejo": the first "de" is of the share.
    const isOfShare = textAt(tokens, start - 1).endsWith("%");
    if (start > at && !isOfShare && isOfWord(sentence, start) && read.quantity.measure !== undefined) break;
    const found = lexicon.find(tokens, start);
    if (found === undefined || found.term.kind === "ignore") continue;
    // "media crema de calabaza" is half a soup, though "media crema" is a cream.
    if (isFraction(read) && isCutByNextTerm(sentence, start, found.next)) continue;
    const isName = found.next > read.next || (isAll && found.next === read.next);
    if (isName) return readQuantity(tokens.slice(0, start), at, grammar);
  }
  return read;
}

export function isTooLargeBehind({ quantity }: ReadQuantity): boolean {
  return quantity.measure === undefined && quantity.count > countedBehindMax;
}

/** "flour type 500", "a 99 with a flake": a large bare number counts only the food right behind it. */
export function isTooLargeToCount(sentence: Sentence, { atom }: ReadingPoint, read: ReadQuantity): boolean {
  if (!isTooLargeBehind(read)) return false;
  const isBefore = atom.words.length === 0 && !isPartEnd(sentence, read.next);
  return !isBefore || read.quantity.count > countedBeforeMax;
}

/** "with some candy" begins nothing new. */
export function leadFromQuantity({ quantity }: ReadQuantity): Atom["lead"] {
  if (quantity.isSaid) return "amount";
  return quantity.vague === undefined || quantity.vague === "few" ? "article" : undefined;
}

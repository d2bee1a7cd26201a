/** Reads an amount without the words that belong to the food's own name, and decides which food it is of. */
import type { LanguageGrammar } from "../../languages/language-grammar.ts";
import { household, type Measure, volume } from "../../quantities/measures.ts";
import type { ReadQuantity } from "../../quantities/quantity.ts";
import { readQuantity } from "../../quantities/read-quantity.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { type Atom, countOfCuts, isMeasured } from "../atom.ts";
import { isCutByNextTerm, isOfWord, isPartEnd, type ReadingPoint, type Sentence } from "../sentence.ts";

/** Nobody counts more pieces behind a food: "noir 70", "malbec 2019". */
const countedBehindMax = 60;

/** Beers, and bacon. */
const namesItsFood: ReadonlySet<Measure | undefined> = new Set([
  volume.pint,
  household.schooner,
  household.middy,
  household.stubby,
  household.tinnie,
  household.longneck,
  household.rasher,
]);
const hadByThem: ReadonlySet<string> = wordSet("had-by-pint-or-rasher");

/** "3 pints", "2 schooners and crisps": with nothing to count, the measure names the food; but "bacon, 2 rashers". */
export function isFoodByMeasure(sentence: Sentence, at: number, { quantity, next }: ReadQuantity): boolean {
  if (at === 0 && next === sentence.tokens.length) return true;
  const isAlone = namesItsFood.has(quantity.measure) && isPartEnd(sentence, next);
  return isAlone && !sentence.tokens.slice(0, at).some(({ text }) => hadByThem.has(text));
}

/** "barre" in "une barre de céréales", "petits" in "4 petits beurres", "media" in "una media luna". */
function amountMayBeginName(
  { quantity: { measure, count, size } }: ReadQuantity,
  headPosition: LanguageGrammar["headPosition"],
): boolean {
  if (namesItsFood.has(measure)) return true;
  if (measure === undefined) return size !== undefined || !Number.isInteger(count);
  return measure.kind === "household" && headPosition === "first";
}

/** The amount that begins at this token. */
export function readAmount(sentence: Sentence, at: number): ReadQuantity | undefined {
  const { tokens, grammar, lexicon } = sentence;
  const read = readQuantity(tokens, at, grammar);
  if (read === undefined) return read;
  const isAll = isFoodByMeasure(sentence, at, read);
  if (!isAll && !amountMayBeginName(read, grammar.headPosition)) return read;
  for (let start = at; start < read.next; start++) {
    // "lata de atún": "de atún" says what is in it. "une dizaine de petits fours": what is counted begins behind it.
    // "50 % de un palito de cangrejo": the first "de" is of the share.
    const isOfShare = textAt(tokens, start - 1).endsWith("%");
    if (start > at && !isOfShare && isOfWord(sentence, start) && read.quantity.measure !== undefined) break;
    const found = lexicon.find(tokens, start);
    // "media crema de calabaza" is half a soup, though "media crema" is a cream.
    if (found === undefined || found.term.kind === "ignore") continue;
    const isName = found.next > read.next || (isAll && found.next === read.next);
    if (isName && !isCutByNextTerm(sentence, start, found.next))
      return readQuantity(tokens.slice(0, start), at, grammar);
  }
  return read;
}

/** "flour type 500", "a 99 with a flake": a large bare number counts only the food right behind it. */
export function isTooLargeToCount(
  sentence: Sentence,
  { atom }: ReadingPoint,
  { quantity: { measure, count }, next }: ReadQuantity,
): boolean {
  if (measure !== undefined || count <= countedBehindMax || atom.isCorrection) return false;
  return atom.words.length > 0 || isPartEnd(sentence, next);
}

/** "with some candy" begins nothing new. */
export function leadFromQuantity({ quantity }: ReadQuantity): Atom["lead"] {
  if (quantity.isSaid) return "amount";
  return quantity.vague === undefined ? "article" : undefined;
}

/** Less is rather of what follows: "pain 10 g beurre". g */
const weightBehindMin = 40;

const soldBySize = wordSet("sold-by-size");
/** A can or bottle. ml */
export const ofDrink = { min: 100, max: 3000 } as const;

export function isDrink({ words }: Pick<Atom, "words">): boolean {
  return words.some(({ english }) => english.some((word) => soldBySize.has(word)));
}

/** "poulet 150 g sauce curry", "coca 600 ml torta": without "de" behind it, the weight is of the food before, and a size of the drink. */
function isWeightAfterFood(
  sentence: Sentence,
  words: Atom["words"],
  { quantity: { measure, count }, next }: ReadQuantity,
): boolean {
  if (sentence.grammar.headPosition === "last" || isOfWord(sentence, next - 1)) return false;
  if (measure === volume.millilitre && count >= ofDrink.min) return isDrink({ words });
  return measure?.kind === "mass" && measure.grams * count >= weightBehindMin;
}

/** Longer runs are prose. */
const runTokensMax = 14;

/** "rice 200 g chicken 150 g": the run of words ends in an amount, so each amount follows its food. */
export function amountsFollowFoods(sentence: Sentence, next: number): boolean {
  for (let at = next; at < next + runTokensMax; at++) {
    // "chicken (120 g) rice (130 g)"
    if (/^[()]$/.test(textAt(sentence.tokens, at))) continue;
    if (isPartEnd(sentence, at)) return false;
    const read = sentence.tokens[at]?.kind === "number" ? readAmount(sentence, at) : undefined;
    if (read === undefined) continue;
    if (isPartEnd(sentence, read.next)) return at > next;
    at = read.next - 1;
  }
  return false;
}

/** "boulettes 8 purée", "pommes 3 grillées": several of the food before, and one word for what is behind, or how they were made. */
function countsPluralBefore(
  sentence: Sentence,
  words: Atom["words"],
  { quantity: { measure, count }, next }: ReadQuantity,
): boolean {
  const { tokens, lexicon, grammar } = sentence;
  const noun = textAt(tokens, next);
  const isCount = measure === undefined && count > 1 && tokens[next - 1]?.kind === "number";
  const behind = isCount && grammar.headPosition === "first" ? lexicon.find(tokens, next) : undefined;
  if (behind?.term.kind === "modifier" && isPartEnd(sentence, behind.next)) return true;
  const isSeveral = words.at(-1)?.isSeveralOfOne === true;
  return isSeveral && behind?.term.kind === "food" && grammar.stem(noun) === noun;
}

/** The amount ends the part or says exactly what an article began. */
export function amountEndsPart(
  sentence: Sentence,
  { words, quantity: known }: Atom,
  { quantity, next }: ReadQuantity,
): boolean {
  if (words.length === 0) return true;
  const isEnd = isPartEnd(sentence, next);
  if (known === undefined)
    return (
      isEnd ||
      amountsFollowFoods(sentence, next) ||
      isWeightAfterFood(sentence, words, { quantity, next }) ||
      countsPluralBefore(sentence, words, { quantity, next })
    );
  // "1 salade piémontaise 250 g", "2 yogures 125 g": what was counted, and then how much that is.
  if (isEnd && quantity.measure !== undefined && !isMeasured(known)) return true;
  if (isEnd && countOfCuts(known, quantity) !== undefined) return true;
  // "a granola bar 1 cup rice": cups are of what stands behind them.
  const isOfNext = sentence.grammar.headPosition === "last" && quantity.measure?.kind === "volume" && !isEnd;
  return !known.isSaid && isMeasured(quantity) && !isOfNext;
}

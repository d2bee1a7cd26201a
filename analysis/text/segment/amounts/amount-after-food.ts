import { household } from "../../quantities/measures.ts";
import type { Quantity } from "../../quantities/quantity.ts";
import { addHalfIfSaid } from "../../quantities/read-fraction.ts";
import { readNumber } from "../../quantities/read-number.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { type Atom, countOfCuts, isMeasured, multiplyWeightByCount } from "../atom.ts";
import { isPartEnd, type Sentence } from "../sentence.ts";
import { isNeverCounted } from "./counted-before.ts";
import { readAmount } from "./read-amount.ts";

interface AmountAfter {
  readonly quantity: Quantity;
  readonly next: number;
}

/** "une banane et demie", "a bagel and a half": the half is of what was counted. */
function amountWithHalf(sentence: Sentence, at: number, quantity: Quantity): AmountAfter | undefined {
  const { tokens, grammar } = sentence;
  const half = addHalfIfSaid(tokens, { value: quantity.count, next: at }, grammar);
  if (half.next === at || !isPartEnd(sentence, half.next)) return undefined;
  return { quantity: { ...quantity, count: half.value, isSaid: true }, next: half.next };
}

const upperTimesMax = 3;

/** "a cookie or two", "un plátano o dos": the middle. */
function amountWithRange(sentence: Sentence, at: number, quantity: Quantity): AmountAfter | undefined {
  const { tokens, grammar } = sentence;
  const isOr = tokens[at]?.kind === "word" && grammar.rangeWords.has(textAt(tokens, at));
  const upper = isOr ? readNumber(tokens, at + 1, grammar) : undefined;
  const { count } = quantity;
  if (upper === undefined || !isPartEnd(sentence, upper.next)) return undefined;
  if (upper.value <= count || upper.value > count * upperTimesMax) return undefined;
  const middle = (count + upper.value) / 2;
  const spread = (upper.value - count) / 2 / middle;
  return { quantity: { ...quantity, count: middle, isSaid: true, spread }, next: upper.next };
}

/** Each can is so heavy, and all eggs together are. */
const packs: ReadonlySet<string> = wordSet("each-so-heavy");

/** "une poignée de tuc (6)", "un sachet de granola (4 biscuits)": the pieces of one handful or packet. */
function countsWhatIsHeld(before: Quantity, { measure, count }: Quantity): boolean {
  return measure === undefined && count > 1 && before.measure?.kind === "household" && before.count === 1;
}

/** "eggs (2)", "breakfast biscuits (4 pack)", "2 eggs (120 g)", "2 latas (80 g)". */
function amountInBrackets(
  sentence: Sentence,
  at: number,
  before: Quantity | undefined,
): AmountAfter | undefined {
  const { tokens, grammar } = sentence;
  if (tokens[at]?.text !== "(") return undefined;
  const isDefinite = grammar.definiteWords.has(textAt(tokens, at + 1));
  const start = isDefinite ? at + 2 : at + 1;
  const read = readAmount(sentence, start);
  if (read?.quantity.isSaid !== true) return undefined;
  const isPiece = grammar.pieceNouns.has(grammar.stem(textAt(tokens, read.next)));
  const end = isPiece ? read.next + 1 : read.next;
  if (tokens[end]?.text !== ")") return undefined;
  const next = end + 1;
  const { measure, count } = read.quantity;
  // "un twix (les deux barres)": all of the one that was named.
  if (
    isDefinite &&
    count > 1 &&
    before?.count === 1 &&
    before.measure === undefined &&
    !isMeasured(read.quantity)
  )
    return { quantity: before, next };
  const isPackOf = measure === household.package && count > 1 && tokens[read.next - 1]?.text === "pack";
  if (isPackOf && before === undefined) return { quantity: { count, qualifiers: [], isSaid: true }, next };
  const ofCuts = countOfCuts(before, read.quantity);
  if (ofCuts !== undefined) return { quantity: ofCuts, next };
  if (before === undefined || !before.isSaid) return { quantity: read.quantity, next };
  if (countsWhatIsHeld(before, read.quantity)) return { quantity: read.quantity, next };
  if (!isMeasured(read.quantity)) return undefined;
  const isPack = before.measure?.kind === "household" && packs.has(before.measure.word);
  // "demi boîte (420 g)": what was eaten of it.
  const isEach = (isPack && before.count >= 1) || read.quantity.isEach === true;
  return { quantity: isEach ? multiplyWeightByCount(before, read.quantity) : read.quantity, next };
}

/** The amount right behind a food, or what completes the one before it. */
export function amountAfterFood(sentence: Sentence, at: number, atom: Atom): AmountAfter | undefined {
  const { words, quantity } = atom;
  if (words.length === 0) return undefined;
  const bracketed = amountInBrackets(sentence, at, quantity);
  // "pancakes with syrup (3)"
  const isCount = bracketed?.quantity.measure === undefined && (bracketed?.quantity.count ?? 0) > 1;
  if (isCount && isNeverCounted(atom)) return undefined;
  if (bracketed !== undefined || quantity === undefined) return bracketed;
  return amountWithHalf(sentence, at, quantity) ?? amountWithRange(sentence, at, quantity);
}

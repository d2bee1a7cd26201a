/** Takes amounts, each into the part of the food that it belongs to: the one before it, "crisps x2", or one that it begins. */
import { type Connective, listing } from "../../languages/language-grammar.ts";
import { household, ownServing } from "../../quantities/measures.ts";
import type { Quantity, ReadQuantity } from "../../quantities/quantity.ts";
import { addHalfIfSaid } from "../../quantities/read-fraction.ts";
import { readMeasureWord } from "../../quantities/read-measure.ts";
import { type ShareOfNamed, textAt } from "../../words/tokenise.ts";
import { readAmountAt } from "../amounts/amount-at.ts";
import { amountEndsPart, amountsFollowFoods, leadFromQuantity } from "../amounts/read-amount.ts";
import { countsDish } from "../arrange/bare-amounts.ts";
import { namesFoodOrBrand, weighedBehind } from "../atom.ts";
import { isOfWord, isPartEnd, type Sentence } from "../sentence.ts";
import type { Reading } from "./reading.ts";

const listsParts: ReadonlySet<Connective> = new Set(["with", "and", "on", "flavored"]);

/** More are grams: "2 yogures x 125". */
const timesMax = 24;

/** "nuggets x6 frites", "pint of stout x 3": times so many of the food before. */
function isTimesBehind({ sentence: { tokens }, at, open }: Reading): boolean {
  return open.words.length > 0 && (tokens[at]?.isTimes === true || /^[x×]$/.test(textAt(tokens, at)));
}

/** "tortitas de 2 huevos y 40 g de avena": behind "of", an amount is of what the food before is made of. */
function beginPartOfAmount(reading: Reading): void {
  const isAmountOf = isOfWord(reading.sentence, reading.at - 1);
  reading.begin(isAmountOf ? "made" : "list");
  if (isAmountOf) reading.open.isAmountOf = true;
}

/** "half the peas", "la mitad de la pizza", "la moitié du riz"; but "half a pizza" is another one. */
function shareOfNamed(
  sentence: Sentence,
  at: number,
  { quantity, next }: ReadQuantity,
): ShareOfNamed | undefined {
  if (quantity.measure !== undefined || quantity.count >= 1) return undefined;
  const { tokens, grammar } = sentence;
  const last = textAt(tokens, next - 1);
  const isDefinite = grammar.definiteWords.has(last) || grammar.contractedDefinites.has(last);
  return tokens[at]?.isShareOfNamed ?? (isDefinite ? "anywhere" : undefined);
}

/** "y uno de suadero", "et une au miel": a bare count, and what it is of; "6 piezas de sushi" say of what they are pieces. */
function isCountedOf(sentence: Sentence, at: number, { quantity, next }: ReadQuantity): boolean {
  const { tokens, grammar } = sentence;
  const isCount = quantity.measure === undefined && quantity.vague === undefined;
  if (!isCount || !Number.isInteger(quantity.count) || grammar.headPosition !== "first") return false;
  const end = isOfWord(sentence, next - 1) ? next - 1 : next;
  const isOfUnit = end - 1 > at && readMeasureWord(tokens, end - 1, grammar)?.meaning === household.unit;
  return isOfWord(sentence, end) && !isOfUnit;
}

/** Completes a part that leaves out its food or measure, "dos tacos de pastor y uno de suadero", and says how much of it there is; undefined where nothing is left out. */
function completeElided({ sentence, at, open, before }: Reading, read: ReadQuantity): Quantity | undefined {
  const head = before?.words[0];
  const token = sentence.tokens[at];
  if (open.words.length > 0 || head?.kind !== "food" || before?.lead === undefined) return undefined;
  if (!listing.has(open.connective) || !isCountedOf(sentence, at, read)) return undefined;
  const measure = before.quantity?.measure;
  if (measure?.kind === "household" && measure.word !== ownServing)
    return { ...read.quantity, isSaid: true, measure };
  // "una de calamares y otra de croquetas": plates of both, none of squid croquettes.
  const named = sentence.tokens.findIndex(({ start }) => start === head.start);
  if (isOfWord(sentence, named - 1)) return { ...read.quantity, measure: household.serving };
  if (token !== undefined) open.words.push({ ...head, start: token.start, end: token.end });
  return read.quantity;
}

/** "toast with jam x2", "chicken with rice 2 plates": of the dish, not of what is with it. */
function isOfDishBefore({ sentence, open, before }: Reading, { quantity, next }: ReadQuantity): boolean {
  const isBehind = open.words.length > 0 && open.quantity === undefined && isPartEnd(sentence, next);
  return isBehind && before !== undefined && listsParts.has(open.connective) && countsDish(quantity, open);
}

/** Gives the amount to the open part, after beginning a new one where it is of another food. */
export function takeAmount(reading: Reading): boolean {
  const { sentence, at } = reading;
  const read = readAmountAt(sentence, reading.point, reading.before);
  if (read === undefined) return false;
  const isTimes = isTimesBehind(reading);
  const { measure, count } = read.quantity;
  const said =
    isTimes && measure === undefined && count <= timesMax ? { ...read.quantity, isTimes } : read.quantity;
  if (isOfDishBefore(reading, { quantity: said, next: read.next })) reading.begin("list");
  else if (!isTimes && !amountEndsPart(sentence, reading.open, read)) beginPartOfAmount(reading);
  const { open } = reading;
  if (open.words.length === 0) open.lead = leadFromQuantity(read);
  const ofNamed = shareOfNamed(sentence, at, read);
  if (ofNamed !== undefined) open.isShareOfNamed = ofNamed;
  open.hints.push(...read.quantity.qualifiers);
  if (namesFoodOrBrand(open)) open.isAmountBehind = true;
  const amount = completeElided(reading, read) ?? said;
  reading.take({ quantity: amount, next: read.next }, (second) => weighedBehind(open, second));
  if (open.words.length > 0 && (isTimes || amountsFollowFoods(sentence, read.next))) reading.begin("list");
  return true;
}

/** "un plátano y medio": completes the count of the food before. */
export function takeRestOfCount(reading: Reading): boolean {
  const { sentence, at, open } = reading;
  const { quantity, words } = open;
  if (quantity === undefined || words.length === 0) return false;
  const half = addHalfIfSaid(sentence.tokens, { value: quantity.count, next: at }, sentence.grammar);
  if (half.next <= at || !isPartEnd(sentence, half.next)) return false;
  reading.take({ quantity: { ...quantity, count: half.value, isSaid: true }, next: half.next });
  return true;
}

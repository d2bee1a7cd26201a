/** Takes amounts, each into the part of the food that it belongs to: the one before it, or one that it begins. */
import type { Quantity, ReadQuantity } from "../../quantities/quantity.ts";
import { textAt } from "../../words/tokenise.ts";
import { readAmountAt } from "../amounts/amount-at.ts";
import { countsWhatHolds, isNeverCounted } from "../amounts/counted-before.ts";
import {
  amountEndsPart,
  amountsFollowFoods,
  countsPiecesOfSet,
  countsPluralBefore,
  isContainerBeforeAmount,
  isTimesBehind,
  isWeightOfFoodBefore,
} from "../amounts/food-of-amount.ts";
import { leadFromQuantity } from "../amounts/read-amount.ts";
import { isMeasured, multiplyWeightByCount, namesFoodOrBrand, weighedBehind } from "../atom.ts";
import { elidedBefore } from "../names/elided-food.ts";
import { isOfWord, isPartEnd, lengthOfPartitive, type Sentence } from "../sentence.ts";
import type { Reading } from "./reading.ts";

/** What an amount is to the food before it. */
interface TieToFoodBefore {
  /** "una lata de atún de 80 g" */
  readonly isItsWeight: boolean;
  /** "nuggets x6" */
  readonly isTimes: boolean;
  /** "boulettes 8 purée" */
  readonly countsPlural: boolean;
}

function tieToFoodBefore({ sentence, point, open }: Reading, read: ReadQuantity): TieToFoodBefore {
  return {
    isItsWeight: isWeightOfFoodBefore(sentence, point, read),
    isTimes: isTimesBehind(sentence, point),
    countsPlural: countsPluralBefore(sentence, open, read),
  };
}

/** "sopes con pollo 3": of what was named before the food that lies on it. */
function countsHolder({ sentence, open, before }: Reading, { quantity, next }: ReadQuantity): boolean {
  const isCount = quantity.measure === undefined && quantity.count > 1;
  return isCount && isPartEnd(sentence, next) && countsWhatHolds(before, open);
}

function isOfAnotherFood(reading: Reading, read: ReadQuantity, tie: TieToFoodBefore): boolean {
  if (tie.isItsWeight) return false;
  // "tartine confiture x3"
  if (tie.isTimes) return isNeverCounted(reading.open);
  return countsHolder(reading, read) || !amountEndsPart(reading.sentence, reading.open, read);
}

/** "tortitas de 2 huevos y 40 g de avena": behind "of", an amount is of what the food before is made of. */
function beginPartOfAmount(reading: Reading): void {
  const isAmountOf = isOfWord(reading.sentence, reading.at - 1);
  reading.begin(isAmountOf ? "made" : "list");
  if (isAmountOf) reading.open.isAmountOf = true;
}

/** "half the peas", "la mitad de la pizza", "la moitié du riz"; but "half a pizza" is another one. */
function isShareOfKnown(sentence: Sentence, at: number, { quantity, next }: ReadQuantity): boolean {
  if (quantity.measure !== undefined || quantity.count >= 1) return false;
  const { tokens, grammar } = sentence;
  return (
    tokens[at]?.isShareOfNamed === true ||
    grammar.definiteWords.has(textAt(tokens, next - 1)) ||
    lengthOfPartitive(sentence, next - 1) === 1
  );
}

/** Marks where the food of an amount behind it ends. */
function endFoodOfAmount(reading: Reading, tie: TieToFoodBefore, quantity: Quantity): void {
  const { sentence, open } = reading;
  const endsFood = isMeasured(quantity) || tie.isTimes || tie.countsPlural;
  if (endsFood && namesFoodOrBrand(open)) open.isAmountBehind = true;
  const isEnglishTimes = tie.isTimes && sentence.grammar.headPosition === "last";
  if (isEnglishTimes || amountsFollowFoods(sentence, reading.at)) reading.begin("list");
}

/** Completes a part that leaves out its food, "y uno de suadero", and says how much of it there is; undefined where nothing is left out. */
function completeElided(reading: Reading, read: ReadQuantity): Quantity | undefined {
  const { sentence, point, open, before } = reading;
  const elided = elidedBefore(sentence, point, { read, before });
  if (elided === undefined) return undefined;
  open.isElided = true;
  if (elided.word !== undefined) open.words.push(elided.word);
  return elided.quantity;
}

/** Gives the amount to the open part, after beginning a new one where it is of another food. */
function takeIntoPart(reading: Reading, read: ReadQuantity): void {
  const { sentence, at } = reading;
  const tie = tieToFoodBefore(reading, read);
  if (isOfAnotherFood(reading, read, tie)) beginPartOfAmount(reading);
  const { open } = reading;
  if (open.words.length === 0) open.lead = leadFromQuantity(read);
  if (isShareOfKnown(sentence, at, read)) open.isShareOfNamed = true;
  open.hints.push(...read.quantity.qualifiers);
  const elided = completeElided(reading, read);
  const said = elided ?? read.quantity;
  const quantity = tie.isItsWeight ? multiplyWeightByCount(open.quantity, said) : weighedBehind(open, said);
  reading.take({ quantity, next: read.next });
  const isBehindFood = open.words.length > 0 && !tie.isItsWeight && elided === undefined;
  if (isBehindFood) endFoodOfAmount(reading, tie, said);
}

export function takeAmount(reading: Reading): boolean {
  const { sentence } = reading;
  const read = readAmountAt(sentence, reading.point, reading.before);
  if (read === undefined) return false;
  if (isContainerBeforeAmount(sentence, reading.point, read)) reading.begin("list");
  // "menu nuggets x6": the set says what is in it.
  if (countsPiecesOfSet(sentence, reading.point, read)) reading.skipTo(read.next);
  else takeIntoPart(reading, read);
  return true;
}

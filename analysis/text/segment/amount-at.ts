import type { ReadQuantity } from "../quantities/quantity.ts";
import { readBareContainer } from "./hurried-amounts.ts";
import { withPieceAfterFood, withPieceOfFoodBefore } from "./measure-behind-food.ts";
import { withImpliedMeasure } from "./numbers-without-unit.ts";
import { isTooLargeToCount, readAmount } from "./read-amount.ts";
import type { ReadingPoint, Sentence } from "./sentence.ts";

/** The amount that begins here, with what the part read so far says of its measure. */
export function readAmountAt(sentence: Sentence, point: ReadingPoint): ReadQuantity | undefined {
  const { at, atom } = point;
  const amount = readAmount(sentence, at) ?? readBareContainer(sentence, point);
  const measured = amount && withImpliedMeasure(sentence, point, amount);
  if (measured === undefined || isTooLargeToCount(measured)) return undefined;
  return atom.words.length === 0
    ? withPieceOfFoodBefore(sentence, atom, measured)
    : withPieceAfterFood(sentence, measured);
}

/** Reads tokens from left to right into parts: an amount and the words beside it. */
import type { Atom } from "../atom.ts";
import { withoutWholesOfParts } from "../names/elided-food.ts";
import type { Sentence } from "../sentence.ts";
import { Reading } from "./reading.ts";
import { takeAmount } from "./take-amount.ts";
import { takeAmountBehind, takeMeasureBehind, takePieceAfterComma, takeTimes } from "./take-amount-behind.ts";
import { takeConnective } from "./take-connective.ts";
import { takeCorrection } from "./take-correction.ts";
import { takeMark } from "./take-mark.ts";
import { takeSize } from "./take-size.ts";
import { takeEmptyWord, takeLongTerm, takePlainWord, takeTerm } from "./take-words.ts";

/** Takes what begins at the next token, if it is of its kind; says whether it did. */
type Step = (reading: Reading) => boolean;

/** The first that takes something wins, so what is read more closely stands before what would take a part of it. */
const steps: readonly Step[] = [
  takeLongTerm,
  takeCorrection,
  takeAmountBehind,
  takeMark,
  takeConnective,
  takeTimes,
  takeAmount,
  takeMeasureBehind,
  takePieceAfterComma,
  takeSize,
  takeEmptyWord,
  takeTerm,
];

export function readParts(sentence: Sentence): readonly Atom[] {
  const reading = new Reading(sentence);
  while (!reading.isDone) {
    if (!steps.some((step) => step(reading))) takePlainWord(reading);
  }
  reading.begin("apart");
  return withoutWholesOfParts(reading.complete);
}

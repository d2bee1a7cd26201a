/** Takes words that take back what was said: "a banana, no, two". */
import { readAmountBeforeCorrection, skipCorrectionWords } from "../corrections/read-correction.ts";
import type { Reading } from "./reading.ts";

/** Begins a part for what is said instead, with its amount where that comes first: "3 actually". */
export function takeCorrection(reading: Reading): boolean {
  const { sentence, at } = reading;
  const amount = readAmountBeforeCorrection(sentence, at);
  const next = amount?.next ?? skipCorrectionWords(sentence, at);
  if (next === undefined) return false;
  reading.begin("list");
  reading.open.isCorrection = true;
  if (amount === undefined) reading.skipTo(next);
  else reading.take(amount);
  return true;
}

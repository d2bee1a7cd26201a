/** Takes the words between two parts: "with", "and", "made of". */
import { textAt } from "../../words/tokenise.ts";
import { readMeasureBehindFood } from "../amounts/measure-behind-food.ts";
import { connectiveAt } from "./connective-at.ts";
import type { Reading } from "./reading.ts";

/** "un schweppes en canette", "2 cervezas en lata": its container gives the amount. */
function takeContainerBehind(reading: Reading, at: number): boolean {
  const { sentence, open } = reading;
  const { quantity } = open;
  if (quantity?.measure !== undefined || quantity?.vague !== undefined) return false;
  const behind = readMeasureBehindFood(sentence, { ...open, quantity: undefined }, at);
  if (behind === undefined) return false;
  reading.take({ ...behind, quantity: { ...behind.quantity, count: quantity?.count ?? 1 } });
  return true;
}

export function takeConnective(reading: Reading): boolean {
  const { sentence, at } = reading;
  const read = connectiveAt(sentence, at);
  if (read === undefined) return false;
  if (read.meaning === "with" && takeContainerBehind(reading, read.next)) return true;
  reading.skipTo(read.next);
  reading.begin(read.meaning);
  if (textAt(sentence.tokens, at) === "from") reading.open.isFrom = true;
  return true;
}

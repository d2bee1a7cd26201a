/** Takes marks: where they end a part, and what brackets do. */
import type { Token } from "../../words/tokenise.ts";
import { isNeverCounted } from "../amounts/counted-before.ts";
import { addsInBrackets, isAmountInBrackets } from "./brackets.ts";
import type { Reading } from "./reading.ts";
import { endsSentence, separatesFoods } from "./separating-marks.ts";

/** They join what they stand between, as "and" does. */
const marksThatJoin: ReadonlySet<string> = new Set(["&", "+"]);

function hasFoodBefore({ open, before }: Reading): boolean {
  return open.words.length > 0 || (before?.words.length ?? 0) > 0;
}

/** "gumbo (chicken and sausage)": brackets behind a food tell which it is, or what is in it. */
function takeOpeningBracket(reading: Reading): void {
  const { sentence, at } = reading;
  const isBehindFood = hasFoodBefore(reading);
  if (isBehindFood && addsInBrackets(sentence, at)) reading.begin("list");
  else if (isBehindFood && !isAmountInBrackets(sentence, at)) reading.openBracket();
  // "pancakes with syrup (3)": the number is of what was named before.
  else if (isNeverCounted(reading.open)) reading.begin("list");
}

function takeSeparator(reading: Reading, token: Token): void {
  const { sentence, at, open, before } = reading;
  if (token.text === ":") open.isHeading = true;
  const mark = { sentence, token, next: at, atom: open };
  if (endsSentence(mark, before)) reading.begin("apart");
  else if (separatesFoods(mark)) reading.begin("list");
}

export function takeMark(reading: Reading): boolean {
  const token = reading.sentence.tokens[reading.at];
  if (token?.kind !== "mark" || marksThatJoin.has(token.text)) return false;
  reading.skipTo(reading.at + 1);
  if (token.text === "(") takeOpeningBracket(reading);
  else if (token.text === ")") reading.closeBracket();
  else takeSeparator(reading, token);
  return true;
}

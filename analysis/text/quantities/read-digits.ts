/** Reads numbers in digits: "1/2", "1 1/2", "3 cuartos". */
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { type Token, textAt } from "../words/tokenise.ts";
import type { ReadNumber } from "./quantity.ts";
import { multiplyByFraction } from "./read-fraction.ts";

function readFractionWithStroke(tokens: readonly Token[], at: number, above: number): ReadNumber | undefined {
  const below = tokens[at + 1];
  const isStroke = textAt(tokens, at) === "/" || textAt(tokens, at) === "⁄";
  if (!isStroke || below?.kind !== "number" || !below.value) return undefined;
  return { value: above / below.value, next: at + 2 };
}

/** "1/2", "1 1/2", "1½", "1-1/2". */
function readDigitNumber(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const first = tokens[at];
  if (first?.kind !== "number" || first.value === undefined) return undefined;
  const fraction = readFractionWithStroke(tokens, at + 1, first.value);
  if (fraction !== undefined) return fraction;
  const rest = textAt(tokens, at + 1) === "-" && textAt(tokens, at + 3) === "/" ? at + 2 : at + 1;
  const second = tokens[rest];
  if (second?.kind !== "number" || second.value === undefined || !Number.isInteger(first.value)) {
    return { value: first.value, next: at + 1 };
  }
  if (second.value < 1) return { value: first.value + second.value, next: rest + 1 };
  const added = readFractionWithStroke(tokens, rest + 1, second.value);
  if (added !== undefined && added.value < 1) return { value: first.value + added.value, next: added.next };
  return { value: first.value, next: at + 1 };
}

/** With a fraction behind it: "3 cuartos de". */
export function readDigits(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): ReadNumber | undefined {
  const read = readDigitNumber(tokens, at);
  if (read === undefined) return undefined;
  return multiplyByFraction(tokens, read, grammar);
}

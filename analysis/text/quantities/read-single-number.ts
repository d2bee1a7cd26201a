/** Reads one number; no range. */
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import type { Token } from "../words/tokenise.ts";
import type { ReadNumber } from "./quantity.ts";
import { readDigits } from "./read-digits.ts";
import { readFraction, readPercentOf } from "./read-fraction.ts";

export function readSingleNumber(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): ReadNumber | undefined {
  return (
    readPercentOf(tokens, at, grammar) ?? readDigits(tokens, at, grammar) ?? readFraction(tokens, at, grammar)
  );
}

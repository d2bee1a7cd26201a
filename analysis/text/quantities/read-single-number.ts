/** Reads one number, in digits or in words; no range. */
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import type { Token } from "../words/tokenise.ts";
import type { ReadNumber } from "./quantity.ts";
import { readCardinal } from "./read-cardinal.ts";
import { readDigits } from "./read-digits.ts";
import { multiplyByFraction, readFraction, readPercentOf } from "./read-fraction.ts";

export function readWordNumber(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): ReadNumber | undefined {
  const cardinal = readCardinal(tokens, at, grammar);
  return cardinal === undefined ? undefined : multiplyByFraction(tokens, cardinal, grammar);
}

export function readSingleNumber(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): ReadNumber | undefined {
  return (
    readPercentOf(tokens, at, grammar) ??
    readDigits(tokens, at, grammar) ??
    readFraction(tokens, at, grammar) ??
    readWordNumber(tokens, at, grammar)
  );
}

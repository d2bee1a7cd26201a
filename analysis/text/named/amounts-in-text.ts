/** analysis/text: from a sentence to foods. This file finds the amounts that no name may hold: "70 g", "3/4 cup", "15 cm". */
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { readMeasureWord } from "../quantities/read-measure.ts";
import { type Token, textAt } from "../words/tokenise.ts";

const lengths: ReadonlySet<string> = new Set([
  "cm",
  "inch",
  "inches",
  "pouce",
  "pouces",
  "pulgada",
  "pulgadas",
]);

/** For each token of an amount, the first one of it. */
export function amountsIn(tokens: readonly Token[], grammar: LanguageGrammar): ReadonlyMap<Token, Token> {
  const firsts = new Map<Token, Token>();
  for (const [at, first] of tokens.entries()) {
    if (first.kind !== "number" || firsts.has(first)) continue;
    let unit = at + 1;
    while (tokens[unit]?.kind === "number" || textAt(tokens, unit) === "/") unit++;
    const next = lengths.has(textAt(tokens, unit)) ? unit + 1 : readMeasureWord(tokens, unit, grammar)?.next;
    if (next !== undefined) for (const token of tokens.slice(at, next)) firsts.set(token, first);
  }
  return firsts;
}

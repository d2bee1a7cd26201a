/** Finds the amounts that no name may hold: "70 g", "3/4 cup", "15 cm". */
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

/** Kept as long as the text, because it is needed for each of its foods. */
const known = new WeakMap<readonly Token[], ReadonlyMap<Token, Token>>();

/** For each token of an amount, the first one of it. `tokens` are those of a whole text. */
export function amountsIn(tokens: readonly Token[], grammar: LanguageGrammar): ReadonlyMap<Token, Token> {
  const kept = known.get(tokens);
  if (kept !== undefined) return kept;
  const found = findAmounts(tokens, grammar);
  known.set(tokens, found);
  return found;
}

function findAmounts(tokens: readonly Token[], grammar: LanguageGrammar): ReadonlyMap<Token, Token> {
  const firsts = new Map<Token, Token>();
  let behindNumbers = 0;
  for (const [at, first] of tokens.entries()) {
    // Consecutive numbers share the unit that follows them, or all have none.
    if (at < behindNumbers || first.kind !== "number" || firsts.has(first)) continue;
    let unit = at + 1;
    while (tokens[unit]?.kind === "number" || textAt(tokens, unit) === "/") unit++;
    behindNumbers = unit;
    const next = lengths.has(textAt(tokens, unit)) ? unit + 1 : readMeasureWord(tokens, unit, grammar)?.next;
    if (next !== undefined) for (const token of tokens.slice(at, next)) firsts.set(token, first);
  }
  return firsts;
}

/** analysis/text: from a sentence to foods. This file multiplies what is on each of several things: "2 rice cakes, 1 tbsp almond butter each". */
import type { LanguageGrammar } from "../../languages/language-grammar.ts";
import { readMeasureAt } from "../../quantities/read-measure.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import { isPartEnd, type TokenisedText } from "../sentence.ts";

const eachWords: ReadonlySet<string> = wordSet("each");

/** More are no things that each hold something. */
const thingsMax = 12;

/** The first token behind the last mark or connective before this one. */
function startOfPart(text: TokenisedText, at: number): number {
  let start = at;
  while (start > 0 && (textAt(text.tokens, start - 1) === "/" || !isPartEnd(text, start - 1))) start--;
  return start;
}

/** "2 rice cakes": how many things, not how much of them. */
function countOfThings({ tokens, grammar }: TokenisedText, start: number): number | undefined {
  const number = tokens[start];
  const count = number?.kind === "number" ? number.value : grammar.numbers.get(textAt(tokens, start));
  if (count === undefined || !Number.isInteger(count) || count < 2 || count > thingsMax) return undefined;
  const measured = readMeasureAt(tokens, start + 1, grammar);
  return measured === undefined || measured.measure.kind === "household" ? count : undefined;
}

/** "each", "cada uno": nothing of the part follows. */
function endsPart(text: TokenisedText, each: number): boolean {
  const next = text.grammar.articles.has(textAt(text.tokens, each + 1)) ? each + 2 : each + 1;
  return isPartEnd(text, next);
}

/** The number of an amount whose food stands between it and "each": "6 oz each" is of what was named before. */
function numberOfAmount({ tokens, grammar }: TokenisedText, start: number, each: number): Token | undefined {
  const number = tokens[start];
  if (number?.kind !== "number" || number.value === undefined) return undefined;
  const amountEnd = textAt(tokens, start + 1) === "/" ? start + 3 : start + 1;
  const measured = readMeasureAt(tokens, amountEnd, grammar);
  return (measured?.next ?? amountEnd) < each ? number : undefined;
}

/** By the place of an amount that each of several things has: how many things. */
function countsOfEach(text: TokenisedText): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const [each, { text: word }] of text.tokens.entries()) {
    if (!eachWords.has(word) || !endsPart(text, each)) continue;
    const start = startOfPart(text, each);
    if (start === 0 || numberOfAmount(text, start, each) === undefined) continue;
    const count = countOfThings(text, startOfPart(text, start - 1));
    if (count !== undefined) counts.set(start, count);
  }
  return counts;
}

/** "2 rice cakes, 1 tbsp almond butter each" becomes "2 rice cakes, 2 tbsp almond butter". */
export function eachOfCounted(tokens: readonly Token[], grammar: LanguageGrammar): readonly Token[] {
  const counts = countsOfEach({ tokens, grammar });
  if (counts.size === 0) return tokens;
  return tokens.map((token, at) => {
    const count = counts.get(at);
    if (count === undefined || token.value === undefined) return token;
    const value = token.value * count;
    return { ...token, text: String(value), value };
  });
}

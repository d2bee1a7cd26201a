/** analysis/text: from a sentence to foods. This file puts a size or description that stands inside a food's name before it: "galleta mediana de mantequilla", "pizza surgelée au fromage". */
import { readPhrase } from "../quantities/read-number.ts";
import type { Token } from "../words/tokenise.ts";
import type { Sentence } from "./read-amount.ts";

/** A name is looked for this many words before what interrupts it, and this many after. */
const wordsBefore = 3;
const wordsAfter = 6;

function describesOnly({ tokens, grammar, lexicon }: Sentence, at: number): boolean {
  const size = readPhrase(tokens, at, grammar.sizes, grammar.stem);
  if (size?.next === at + 1) return true;
  const found = lexicon.find(tokens, at);
  return found?.term.kind === "modifier" && found.next === at + 1;
}

/** Where the name begins that is whole once this token is taken out; undefined where there is none. */
function startOfName({ tokens, lexicon }: Sentence, at: number): number | undefined {
  const first = Math.max(0, at - wordsBefore);
  const without = [...tokens.slice(first, at), ...tokens.slice(at + 1, at + 1 + wordsAfter)];
  for (let start = at - first - 1; start >= 0; start--) {
    const found = lexicon.find(without, start);
    if (found?.term.kind === "food" && found.next > at - first + 1) return first + start;
  }
  return undefined;
}

/** Tokens in the order that the lexicon knows; where the head stands last, as they are. */
export function sizesFirst(sentence: Sentence): readonly Token[] {
  const { grammar, lexicon } = sentence;
  if (grammar.headStands === "last") return sentence.tokens;
  const tokens = [...sentence.tokens];
  for (let at = 1; at < tokens.length - 1; at++) {
    const [token, next] = [tokens[at], tokens[at + 1]?.text ?? ""];
    const isInside = grammar.ofWords.has(next) || grammar.connectives.has(next);
    if (token?.kind !== "word" || !isInside) continue;
    const current = { tokens, grammar, lexicon };
    const start = describesOnly(current, at) ? startOfName(current, at) : undefined;
    if (start !== undefined) tokens.splice(start, 0, ...tokens.splice(at, 1));
  }
  return tokens;
}

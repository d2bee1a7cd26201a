/** analysis/text: from a sentence to foods. This file puts a size or description that stands inside a food's name before it: "galleta mediana de mantequilla", "pizza surgelée au fromage". */
import { readPhrase } from "../quantities/read-number.ts";
import type { Token } from "../words/tokenise.ts";
import type { Sentence } from "./read-amount.ts";

/** A name is looked for this many words before what interrupts it. */
const wordsBefore = 3;

function describesOnly({ tokens, grammar, lexicon }: Sentence, at: number): boolean {
  const size = readPhrase(tokens, at, grammar.sizes, grammar.stem);
  if (size?.next === at + 1) return true;
  const found = lexicon.find(tokens, at);
  return found?.term.kind === "modifier" && found.next === at + 1;
}

/** Where the name begins that is whole once this token is taken out; undefined where there is none. */
function startOfName(sentence: Sentence, at: number): number | undefined {
  const { tokens, lexicon } = sentence;
  const without = [...tokens.slice(0, at), ...tokens.slice(at + 1)];
  for (let start = at - 1; start >= Math.max(0, at - wordsBefore); start--) {
    const found = lexicon.find(without, start);
    if (found !== undefined && found.term.kind === "food" && found.next > at + 1) return start;
  }
  return undefined;
}

/** Tokens in the order that the lexicon knows; where the head stands last, as they are. */
export function sizesFirst(sentence: Sentence): readonly Token[] {
  const { tokens, grammar, lexicon } = sentence;
  if (grammar.headStands === "last") return tokens;
  let ordered = tokens;
  for (let at = 1; at < tokens.length - 1; at++) {
    const token = ordered[at];
    const links =
      grammar.ofWords.has(ordered[at + 1]?.text ?? "") ||
      grammar.connectives.has(ordered[at + 1]?.text ?? "");
    const current = { tokens: ordered, grammar, lexicon };
    if (token?.kind !== "word" || !links || !describesOnly(current, at)) continue;
    const start = startOfName(current, at);
    if (start === undefined) continue;
    ordered = [...ordered.slice(0, start), token, ...ordered.slice(start, at), ...ordered.slice(at + 1)];
  }
  return ordered;
}

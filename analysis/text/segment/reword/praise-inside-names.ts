/** analysis/text: from a sentence to foods. This file takes praise out of a food's name: "sopa casera de pollo", "tarte maison aux pommes" are "sopa de pollo", "tarte aux pommes". */
import { textAt } from "../../words/tokenise.ts";
import type { Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

/** A name is looked for this many words before what interrupts it, and this many after. */
const wordsBefore = 3;
const wordsAfter = 6;

/** "caliente" of "perro caliente con todo". */
function isPartOfName({ tokens, lexicon }: Sentence, at: number): boolean {
  for (let start = Math.max(0, at - wordsBefore); start < at; start++)
    if ((lexicon.find(tokens, start)?.next ?? 0) > at) return true;
  return false;
}

/** "casera", "rica": what tells no food from another. */
function isPraise(sentence: Sentence, at: number): boolean {
  const { tokens, grammar, lexicon } = sentence;
  const found = lexicon.find(tokens, at);
  if (found !== undefined && (found.term.kind !== "ignore" || found.next > at + 1)) return false;
  const saysNothing = found !== undefined || grammar.emptyWords.has(textAt(tokens, at));
  return saysNothing && !isPartOfName(sentence, at);
}

/** The rest of a name may follow: "de pollo", "con queso". */
function mayGoOn({ tokens, grammar }: Sentence, at: number): boolean {
  const text = textAt(tokens, at);
  return grammar.ofWords.has(text) || grammar.connectives.has(text);
}

/** Whether a name is whole once this token is taken out. */
function interruptsName({ tokens, lexicon }: Sentence, at: number): boolean {
  const first = Math.max(0, at - wordsBefore);
  const without = [...tokens.slice(first, at), ...tokens.slice(at + 1, at + 1 + wordsAfter)];
  for (let start = 0; start < at - first; start++) {
    const found = lexicon.find(without, start);
    if (found?.term.kind === "food" && found.next > at - first + 1) return true;
  }
  return false;
}

/** Where the head comes last, praise stands before the name and never in it. */
export function withoutPraiseInsideNames(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  if (grammar.headPosition === "last") return text;
  return withReplaced(text, tokens, (at) => {
    const isInside = at > 0 && tokens[at]?.kind === "word" && mayGoOn(sentence, at + 1);
    const isTaken = isInside && isPraise(sentence, at) && interruptsName(sentence, at);
    const following = tokens[at + 1];
    if (!isTaken || following === undefined) return undefined;
    return { next: at + 2, words: text.slice(following.start, following.end) };
  });
}

/** analysis/text: from a sentence to foods. This file takes a maker or a shop out of a food's name: "pâtes barilla carbonara", "pizza buitoni 4 fromages". */
import { type Token, textAt } from "../../words/tokenise.ts";
import type { Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

/** A name is looked for this many words before what interrupts it, and this many after. */
const wordsBefore = 3;
const wordsAfter = 5;

interface Interruption {
  readonly at: number;
  readonly next: number;
}

/** The maker or shop that begins here; its name may be several words long. */
function makerAt({ tokens, lexicon, grammar }: Sentence, at: number): Interruption | undefined {
  const text = textAt(tokens, at);
  if (grammar.articles.has(text) || grammar.definiteWords.has(text)) return undefined;
  const found = lexicon.find(tokens, at);
  const isMaker = found?.term.kind === "maker" || found?.term.kind === "ignore";
  return isMaker ? { at, next: found.next } : undefined;
}

/** "marie" of "galette marie choco". */
function isPartOfName({ tokens, lexicon }: Sentence, { at, next }: Interruption): boolean {
  for (let start = Math.max(0, at - wordsBefore); start < at; start++)
    if ((lexicon.find(tokens, start)?.next ?? 0) >= next) return true;
  return false;
}

/** Without the maker, one name is longer than those before and behind it. */
function interruptsName({ tokens, lexicon }: Sentence, { at, next }: Interruption): boolean {
  const first = Math.max(0, at - wordsBefore);
  const without: readonly Token[] = [...tokens.slice(first, at), ...tokens.slice(next, next + wordsAfter)];
  for (let start = 0; start < at - first; start++) {
    const found = lexicon.find(without, start);
    const isFood = found?.term.kind === "food" || found?.term.kind === "brand";
    if (isFood && found.next > at - first) return true;
  }
  return false;
}

/** Where the head comes last, makers stand before the name and never in it. */
export function withoutMakersInsideNames(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  if (grammar.headPosition === "last") return text;
  return withReplaced(text, tokens, (at) => {
    const isInside = at > 0 && tokens[at - 1]?.kind === "word" && tokens[at]?.kind === "word";
    const maker = isInside ? makerAt(sentence, at) : undefined;
    const following = maker && tokens[maker.next];
    if (maker === undefined || following === undefined || following.kind === "mark") return undefined;
    if (grammar.connectives.has(textAt(tokens, maker.next))) return undefined;
    if (isPartOfName(sentence, maker) || !interruptsName(sentence, maker)) return undefined;
    return { next: maker.next + 1, words: text.slice(following.start, following.end) };
  });
}

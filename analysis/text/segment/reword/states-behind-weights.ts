/** analysis/text: from a sentence to foods. This file reads what was weighed raw and cooked: "pâtes 80 g crues (cuites 200 g)" is "pâtes 80 g (200 g cuites)". */
import { type Token, textAt } from "../../words/tokenise.ts";
import { readAmount } from "../amounts/read-amount.ts";
import { isMeasured } from "../atom.ts";
import type { Sentence } from "../sentence.ts";

const states: ReadonlySet<string> = new Set(["raw", "cooked", "dry", "dried"]);

/** The token behind the word for a state; undefined where none begins here. */
function endOfState({ tokens, lexicon }: Sentence, at: number): number | undefined {
  const found = lexicon.find(tokens, at);
  const english = found === undefined ? [textAt(tokens, at)] : found.term.english;
  const isState = english.length > 0 && english.every((word) => states.has(word));
  return isState ? (found?.next ?? at + 1) : undefined;
}

function endOfWeight(sentence: Sentence, at: number): number | undefined {
  const amount = readAmount(sentence, at);
  return amount !== undefined && isMeasured(amount.quantity) ? amount.next : undefined;
}

interface Weighed {
  readonly state: readonly Token[];
  readonly weight: readonly Token[];
}

/** "(cuites 200 g)", "(cuites : 200 g)", "(200 g cuites)": from the token behind the bracket. */
function weighedInBrackets(sentence: Sentence, at: number): Weighed | undefined {
  const { tokens } = sentence;
  const closes = (next: number | undefined) => next !== undefined && textAt(tokens, next) === ")";
  const stated = endOfState(sentence, at);
  if (stated === undefined) {
    const weighed = endOfWeight(sentence, at);
    const end = weighed === undefined ? undefined : endOfState(sentence, weighed);
    return closes(end) ? { weight: tokens.slice(at, weighed), state: tokens.slice(weighed, end) } : undefined;
  }
  const start = textAt(tokens, stated) === ":" ? stated + 1 : stated;
  const end = endOfWeight(sentence, start);
  return closes(end) ? { state: tokens.slice(at, stated), weight: tokens.slice(start, end) } : undefined;
}

function textOf(text: string, tokens: readonly Token[]): string {
  return text.slice(tokens[0]?.start, tokens.at(-1)?.end);
}

/** What was weighed last counts, so that the state before the bracket says nothing any more. */
export function withStatesBehindWeights(text: string, sentence: Sentence): string {
  const { tokens } = sentence;
  for (const [at, { text: mark, start }] of tokens.entries()) {
    const weighed = mark === "(" ? weighedInBrackets(sentence, at + 1) : undefined;
    if (weighed === undefined) continue;
    const close = tokens.findIndex((token, place) => place > at && token.text === ")");
    const before = tokens[at - 1];
    const isStated = before !== undefined && endOfState(sentence, at - 1) === at;
    const behind = text.slice(tokens[close]?.start);
    return `${text.slice(0, isStated ? before.start : start)}(${textOf(text, weighed.weight)} ${textOf(text, weighed.state)}${behind}`;
  }
  return text;
}

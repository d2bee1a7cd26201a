import { readAmount } from "../amounts/read-amount.ts";
import { isMeasured } from "../atom.ts";
import type { Sentence } from "../sentence.ts";

/** Tokens of a sentence. */
export interface Span {
  readonly start: number;
  /** Behind the last token. */
  readonly next: number;
}

/** The weight or volume whose number stands here. */
export function weightAt(sentence: Sentence, at: number): Span | undefined {
  const amount = sentence.tokens[at]?.kind === "number" ? readAmount(sentence, at) : undefined;
  return amount !== undefined && isMeasured(amount.quantity) ? { start: at, next: amount.next } : undefined;
}

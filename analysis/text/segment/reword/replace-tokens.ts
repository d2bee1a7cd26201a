/** analysis/text: from a sentence to foods. This file puts other words into a text in place of some of its tokens. */
import type { Token } from "../../words/tokenise.ts";

export interface Replacement {
  /** Behind the last token that is replaced. */
  readonly next: number;
  readonly words: string;
}

/** `replacementAt`: of the tokens that begin at a place; undefined where they stay. */
export function withReplaced(
  text: string,
  tokens: readonly Token[],
  replacementAt: (at: number) => Replacement | undefined,
): string {
  let [replaced, end] = ["", 0];
  for (let at = 0; at < tokens.length; ) {
    const replacement = replacementAt(at);
    const [first, last] = [tokens[at], tokens[(replacement?.next ?? 0) - 1]];
    if (replacement !== undefined && first !== undefined && last !== undefined) {
      replaced += `${text.slice(end, first.start)}${replacement.words}`;
      end = last.end;
    }
    at = replacement?.next ?? at + 1;
  }
  return `${replaced}${text.slice(end)}`;
}

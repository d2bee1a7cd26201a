/** analysis/text: from a sentence to foods. This file reads the kind of food before a dash as a heading: "cereal - honey nut cheerios 1 cup". */
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import type { Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

const kinds: ReadonlySet<string> = wordSet("kind-before-dash");
const dashes: ReadonlySet<string> = new Set(["-", "–", "—"]);
const opening: ReadonlySet<string> = new Set(["", ".", ",", ";", "\n", ":", "(", "+"]);

/** The dash stands apart: "fruit-flavoured" is a word. */
export function withKindsAsHeadings(text: string, { tokens }: Sentence): string {
  return withReplaced(text, tokens, (at) => {
    if (!dashes.has(textAt(tokens, at)) || tokens[at]?.isJoined === true || tokens[at + 1]?.isJoined === true)
      return undefined;
    const isKind = kinds.has(textAt(tokens, at - 1)) && opening.has(textAt(tokens, at - 2));
    return isKind ? { next: at + 1, words: ":" } : undefined;
  });
}

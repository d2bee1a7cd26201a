/** analysis/text: from a sentence to foods. This file reads a burger that leaves take the bun of: "turkey burger in a lettuce wrap". */
import { textAt } from "../../words/tokenise.ts";
import type { Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

const burgers: ReadonlySet<string> = new Set(["burger", "burgers", "cheeseburger", "hamburger"]);
const wraps: ReadonlySet<string> = new Set(["wrap", "wraps", "bun", "buns", "cup", "cups", "leaf"]);

/** "in a lettuce wrap" becomes "without bun". */
export function withBurgersInLettuce(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  if (grammar.language !== "en") return text;
  return withReplaced(text, tokens, (at) => {
    const isIn = textAt(tokens, at) === "in" || textAt(tokens, at) === "on";
    if (!isIn || !burgers.has(textAt(tokens, at - 1))) return undefined;
    const leaf = textAt(tokens, at + 1) === "a" ? at + 2 : at + 1;
    if (textAt(tokens, leaf) !== "lettuce") return undefined;
    const next = wraps.has(textAt(tokens, leaf + 1)) ? leaf + 2 : leaf + 1;
    return { next, words: "without bun" };
  });
}

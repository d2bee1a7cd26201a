/** analysis/text: from a sentence to foods. This file says what is in a glass that is told by itself: "6 petits fours, 2 coupes". */
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isPartEnd, type Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

/** Without an accent: "coupé" is how something was cut. */
const glass = /^coupes?$/i;
/** What was named before is in it: "champagne, 2 coupes". */
const pouredInCups = wordSet("poured-in-cup");

function isCounted({ tokens, grammar }: Sentence, at: number): boolean {
  const before = textAt(tokens, at - 1);
  return tokens[at - 1]?.kind === "number" || grammar.articles.has(before) || grammar.numbers.has(before);
}

/** "2 coupes" becomes "2 coupes de champagne", of which nobody in France says more. */
export function withGlassesAlone(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  if (grammar.language !== "fr") return text;
  return withReplaced(text, tokens, (at) => {
    const typed = text.slice(tokens[at]?.start, tokens[at]?.end);
    if (!glass.test(typed) || !isCounted(sentence, at) || !isPartEnd(sentence, at + 1)) return undefined;
    const isPoured = tokens.slice(0, at).some((token) => pouredInCups.has(token.text));
    return isPoured ? undefined : { next: at + 1, words: `${typed} de champagne` };
  });
}

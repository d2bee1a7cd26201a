/** analysis/text: from a sentence to foods. This file names the drink of a glass without one: "6 petits fours, 2 coupes". */
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isNumberAt, isPartEnd, type Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

/** Without an accent: "coupé" is how something was cut. */
const glass = /^coupes?$/i;
/** Where one of these was named before, the glass holds it: "champagne, 2 coupes". */
const pouredInCups = wordSet("poured-in-cup");

/** "2 coupes" becomes "2 coupes de champagne", which the French need not say. */
export function withGlassesAlone(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  if (grammar.language !== "fr") return text;
  return withReplaced(text, tokens, (at) => {
    const isCounted = isNumberAt(sentence, at - 1) || grammar.articles.has(textAt(tokens, at - 1));
    const typed = text.slice(tokens[at]?.start, tokens[at]?.end);
    if (!glass.test(typed) || !isCounted || !isPartEnd(sentence, at + 1)) return undefined;
    const isPoured = tokens.slice(0, at).some((token) => pouredInCups.has(token.text));
    return isPoured ? undefined : { next: at + 1, words: `${typed} de champagne` };
  });
}

/** analysis/text: from a sentence to foods. This file counts what a fruit or a stick of celery is filled with: "3 dates stuffed with peanut butter". */
import { textAt } from "../../words/tokenise.ts";
import { type Sentence, wordForWith } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

/** Weigh less than what they hold, and no row has them filled. */
const filled: ReadonlySet<string> = new Set(
  "date dates fig figs prune prunes apricot apricots celery endive".split(" "),
);
const fillingWords: ReadonlySet<string> = new Set(["stuffed", "filled"]);

/** "dates stuffed with almonds" becomes "dates with almonds". */
export function withFilledFruits(text: string, sentence: Sentence): string {
  const { tokens } = sentence;
  const together = wordForWith(sentence);
  return withReplaced(text, tokens, (at) => {
    const isFilled = fillingWords.has(textAt(tokens, at)) && textAt(tokens, at + 1) === together;
    return isFilled && filled.has(textAt(tokens, at - 1)) ? { next: at + 2, words: "with" } : undefined;
  });
}

/** analysis/text: from a sentence to foods. This file counts the filling of stuffed fruit and celery: "3 dates stuffed with peanut butter". */
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { type Sentence, wordForWith } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

const stuffed: ReadonlySet<string> = wordSet("stuffed-with-more");
const fillingWords: ReadonlySet<string> = new Set(["stuffed", "filled"]);

/** "dates stuffed with almonds" becomes "dates with almonds". */
export function withFilledFruits(text: string, sentence: Sentence): string {
  const { tokens } = sentence;
  const together = wordForWith(sentence);
  return withReplaced(text, tokens, (at) => {
    const isFilled = fillingWords.has(textAt(tokens, at)) && textAt(tokens, at + 1) === together;
    return isFilled && stuffed.has(textAt(tokens, at - 1))
      ? { next: at + 2, words: together ?? "" }
      : undefined;
  });
}

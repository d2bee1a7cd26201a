/** analysis/text: from a sentence to foods. This file reads "milanesa con fritas" as with "papas fritas": what is fried and named no further is potatoes. */
import { textAt } from "../../words/tokenise.ts";
import { isInsideTerm, isOfWord, isPartEnd, type Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

const fries = "papas fritas";
const fried = "fritas";

/** "con fritas", "y fritas", "porción de fritas"; but "empanadas de carne, fritas". */
function namesFood(sentence: Sentence, at: number): boolean {
  const { tokens, grammar } = sentence;
  const before = textAt(tokens, at - 1);
  const meaning = grammar.connectives.get(before);
  if (meaning === "with" || meaning === "and") return tokens[at - 1]?.kind === "word";
  return isOfWord(sentence, at - 1) && grammar.measures.has(grammar.stem(textAt(tokens, at - 2)));
}

export function withFriesAlone(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  if (grammar.language !== "es") return text;
  return withReplaced(text, tokens, (at) => {
    const isAlone = textAt(tokens, at) === fried && isPartEnd(sentence, at + 1) && at > 0;
    if (!isAlone || !namesFood(sentence, at) || isInsideTerm(sentence, at - 1)) return undefined;
    return { next: at + 1, words: fries };
  });
}

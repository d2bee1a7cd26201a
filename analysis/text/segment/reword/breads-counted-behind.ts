/** analysis/text: from a sentence to foods. This file counts slices of bread where their number stands behind what lies on them: "tartine avocat x2", "toasts saumon x4". */
import { readNumber } from "../../quantities/read-number.ts";
import { textAt } from "../../words/tokenise.ts";
import { saysTimes } from "../amounts/food-of-amount.ts";
import { isPartEnd, type Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

/** "tartine avocat x2" becomes "2 tartine avocat"; a name of bread and topping is counted as it is. */
export function withBreadsCountedBehind(text: string, sentence: Sentence): string {
  const { tokens, grammar, lexicon } = sentence;
  return withReplaced(text, tokens, (at) => {
    const isSlice = grammar.sliceWords.has(grammar.stem(textAt(tokens, at)));
    if (!isSlice || (at > 0 && !isPartEnd(sentence, at - 1))) return undefined;
    if ((lexicon.find(tokens, at)?.next ?? 0) > at + 1) return undefined;
    const topping = lexicon.find(tokens, at + 1);
    if (topping?.term.kind !== "food" || !saysTimes(sentence, topping.next)) return undefined;
    const mark = tokens[topping.next]?.kind === "number" ? topping.next : topping.next + 1;
    const times = tokens[mark]?.kind === "number" ? readNumber(tokens, mark, grammar) : undefined;
    if (times === undefined || !isPartEnd(sentence, times.next)) return undefined;
    const said = text.slice(tokens[at]?.start, tokens[topping.next - 1]?.end);
    return { next: times.next, words: `${times.value} ${said}` };
  });
}

/** analysis/text: from a sentence to foods. This file moves before a soup or spirit the serving that is named behind it, "gumbo cup", "whisky double", and says which drink a colour is: "half a bottle of red". */
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isOfWord, isPartEnd, type Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

const soups: ReadonlySet<string> = wordSet("soup-behind");
const spirits: ReadonlySet<string> = wordSet("spirit-behind");
const servings: ReadonlySet<string> = new Set(["cup", "bowl", "mug"]);
const measures: ReadonlySet<string> = new Set(["single", "double", "triple"]);
const colours: ReadonlySet<string> = new Set(["red", "white", "rose"]);
const bottles: ReadonlySet<string> = new Set(["bottle", "bottles", "carafe"]);

/** "soup cup" alone is a packet to pour water on. */
const packet = "soup";

function isNamedBefore(sentence: Sentence, at: number): boolean {
  return isPartEnd(sentence, at - 1) || sentence.tokens[at - 1]?.kind !== "word";
}

export function withServingsBehindDrink(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  if (grammar.language !== "en") return text;
  return withReplaced(text, tokens, (at) => {
    const [name, next] = [textAt(tokens, at), textAt(tokens, at + 1)];
    const said = text.slice(tokens[at]?.start, tokens[at]?.end);
    if (colours.has(name) && isPartEnd(sentence, at + 1) && isOfWord(sentence, at - 1))
      return bottles.has(textAt(tokens, at - 2)) ? { next: at + 1, words: `${said} wine` } : undefined;
    if (!isPartEnd(sentence, at + 2) || !isNamedBefore(sentence, at)) return undefined;
    if (soups.has(name) && name !== packet && servings.has(next))
      return { next: at + 2, words: `${next} of ${said}` };
    return spirits.has(name) && measures.has(next) ? { next: at + 2, words: `${next} ${said}` } : undefined;
  });
}

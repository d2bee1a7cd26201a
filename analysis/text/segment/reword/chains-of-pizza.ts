/** analysis/text: from a sentence to foods. This file leaves out who made a pizza that is named: "media pizza mediana de dominos de salchicha". */
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isOfWord, isPartEnd, type Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

const pizzas: ReadonlySet<string> = new Set(["pizza", "pizzas"]);
/** Of one word; the chains are the food itself where no pizza is named. */
const chains: ReadonlySet<string> = wordSet("pizza-chain");

function isBehindPizza(sentence: Sentence, chain: number): boolean {
  for (let at = chain - 1; at >= 0 && !isPartEnd(sentence, at); at--)
    if (pizzas.has(textAt(sentence.tokens, at))) return true;
  return false;
}

export function withoutChainsOfPizza(text: string, sentence: Sentence): string {
  return withReplaced(text, sentence.tokens, (at) => {
    const isChain = isOfWord(sentence, at) && chains.has(textAt(sentence.tokens, at + 1));
    return isChain && isBehindPizza(sentence, at) ? { next: at + 2, words: "" } : undefined;
  });
}

/** analysis/text: from a sentence to foods. This file keeps "roast" before a vegetable or a bird from being a joint of meat: "roast carrots", "roast pumpkin salad". */
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import type { Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

const roasted: ReadonlySet<string> = wordSet("roasted");
/** "roast sweet potato", "roast red pepper" */
const kinds: ReadonlySet<string> = wordSet("roasted-kind");
const joints: ReadonlySet<string> = wordSet("roast-joint");

function isRoasted(sentence: Sentence, at: number): boolean {
  const { tokens, grammar } = sentence;
  const [word, next] = [textAt(tokens, at), grammar.stem(textAt(tokens, at + 1))];
  return roasted.has(grammar.stem(word)) || (kinds.has(word) && (roasted.has(next) || next === "potato"));
}

/** "roast carrots" becomes "roasted carrots". */
export function withRoastVegetables(text: string, sentence: Sentence): string {
  const { tokens, grammar, lexicon } = sentence;
  if (grammar.language !== "en") return text;
  return withReplaced(text, tokens, (at) => {
    if (textAt(tokens, at) !== "roast" || joints.has(textAt(tokens, at - 1))) return undefined;
    const isName = (lexicon.find(tokens, at)?.next ?? 0) > at + 1;
    return isName || !isRoasted(sentence, at + 1) ? undefined : { next: at + 1, words: "roasted" };
  });
}

/** analysis/text: from a sentence to foods. This file says how much a jug holds that several drank from: "jarra de sangría entre 4". */
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isNumberAt, isPartEnd, type Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";
import { readSharers } from "./shares-eaten.ts";

/** For one person a jug is a large glass; a shared one is the litre that bars serve. */
const jugs: ReadonlySet<string> = wordSet("shared-jug");
/** The only jugs listed are Spanish. */
const litre = { one: "litro", several: "litros" } as const;

function isShared(sentence: Sentence, jug: number): boolean {
  const { tokens, grammar } = sentence;
  for (let at = jug + 1; at < tokens.length && !isPartEnd(sentence, at); at++)
    if (readSharers(tokens, at, grammar) !== undefined) return true;
  return false;
}

export function withJugsShared(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  return withReplaced(text, tokens, (at) => {
    if (!jugs.has(textAt(tokens, at)) || !isShared(sentence, at)) return undefined;
    const before = textAt(tokens, at - 1);
    const words = grammar.stem(textAt(tokens, at)) === textAt(tokens, at) ? litre.one : litre.several;
    return {
      next: at + 1,
      words: isNumberAt(sentence, at - 1) || grammar.articles.has(before) ? words : `1 ${words}`,
    };
  });
}

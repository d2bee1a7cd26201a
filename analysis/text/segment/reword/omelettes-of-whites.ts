/** analysis/text: from a sentence to foods. This file counts whites one by one where an omelette is made of them: "tortilla de 3 claras y 1 huevo". */
import { readNumber } from "../../quantities/read-number.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isOfWord, type Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

const omelettes: ReadonlySet<string> = wordSet("made-of-eggs");
const eggs: ReadonlySet<string> = wordSet("counted-egg");
const whites: ReadonlySet<string> = wordSet("egg-white");
const joiners: ReadonlySet<string> = new Set(["+", ",", "con"]);

/** Behind "3 claras". */
function endOfEggs({ tokens, grammar }: Sentence, at: number): number | undefined {
  const count = readNumber(tokens, at, grammar);
  return count !== undefined && eggs.has(textAt(tokens, count.next)) ? count.next + 1 : undefined;
}

export function withOmelettesOfWhites(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  return withReplaced(text, tokens, (at) => {
    if (!omelettes.has(textAt(tokens, at))) return undefined;
    const from = isOfWord(sentence, at + 1) ? at + 2 : at + 1;
    const first = endOfEggs(sentence, from);
    const joiner = first === undefined ? "" : textAt(tokens, first);
    const isJoined = grammar.andWords.has(joiner) || joiners.has(joiner);
    const isOfBoth = first !== undefined && isJoined && endOfEggs(sentence, first + 1) !== undefined;
    const isOfWhites = first !== undefined && whites.has(textAt(tokens, first - 1));
    return isOfBoth || isOfWhites ? { next: from, words: "" } : undefined;
  });
}

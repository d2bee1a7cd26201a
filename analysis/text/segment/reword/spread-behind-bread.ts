/** analysis/text: from a sentence to foods. This file lays on a bread the spread that follows it without a word between: "toast marmalade". */
import { wordSet } from "../../words/read-word-files.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import { type Sentence, unsaidWord, wordForWith } from "../sentence.ts";

const breads = wordSet("bread-before-spread");
const spreads = wordSet("spread-behind-bread");

/** Where a spread ends that begins here: "marmite", "peanut butter", but not "butter beans". */
function endOfSpread({ tokens, lexicon }: Sentence, at: number): number | undefined {
  const next = Math.max(lexicon.find(tokens, at)?.next ?? 0, at + 1);
  return tokens[at]?.kind === "word" && spreads.has(textAt(tokens, next - 1)) ? next : undefined;
}

/** A name of several words, such as "toast soldiers" or "peanut butter toast". */
function isInsideName({ tokens, lexicon }: Sentence, at: number): boolean {
  return [at - 2, at - 1, at].some((start) => (lexicon.find(tokens, start)?.next ?? 0) > at + 1);
}

/** "toast butter marmite" becomes "toast with butter with marmite". English alone has its head last, so that both read as one name. */
export function spreadBehindBread(sentence: Sentence): readonly Token[] {
  const { tokens, grammar } = sentence;
  const together = wordForWith(sentence);
  if (together === undefined || grammar.headPosition !== "last") return tokens;
  const read: Token[] = [];
  let laidOn = -1;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const end = laidOn === at ? endOfSpread(sentence, at) : undefined;
    if (end !== undefined) {
      read.push(unsaidWord(together, token), ...tokens.slice(at, end));
      at = end - 1;
      laidOn = end;
      continue;
    }
    read.push(token);
    if (breads.has(grammar.stem(token.text)) && !isInsideName(sentence, at)) laidOn = at + 1;
  }
  return read;
}

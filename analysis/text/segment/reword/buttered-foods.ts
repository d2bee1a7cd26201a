/** analysis/text: from a sentence to foods. This file puts on a food what it is said to be spread with: "buttered toast". */
import type { Token } from "../../words/tokenise.ts";
import { isPartEnd, type Sentence, unsaidWord, wordForWith } from "../sentence.ts";

/** Longer runs behind it are no food's name. */
const foodWordsMax = 4;

/** Where the food ends whose name begins at this token. */
function endOfFood(sentence: Sentence, from: number): number | undefined {
  let next = from;
  while (!isPartEnd(sentence, next)) next++;
  const isName = next > from && next - from <= foodWordsMax;
  return isName && sentence.tokens.slice(from, next).every(({ kind }) => kind === "word") ? next : undefined;
}

/** "buttered toast", "toast buttered" and "toast, buttered" become "toast with butter". */
export function butteredFoods(sentence: Sentence): readonly Token[] {
  const { tokens, grammar, lexicon } = sentence;
  const together = wordForWith(sentence);
  if (together === undefined || grammar.spreadWords.size === 0) return tokens;
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const spread = grammar.spreadWords.get(token.text);
    const isNamed = (lexicon.find(tokens, at)?.term.words.length ?? 0) > 1;
    if (spread === undefined || isNamed) {
      read.push(token);
      continue;
    }
    const end = endOfFood(sentence, at + 1);
    const withSpread = [unsaidWord(together, token), { ...token, text: spread }];
    const isBehind = end === undefined && at > 0 && isPartEnd(sentence, at + 1);
    if (isBehind) {
      if (read.at(-1)?.text === ",") read.pop();
      read.push(...withSpread);
    } else if (end !== undefined) {
      read.push(...tokens.slice(at + 1, end), ...withSpread);
      at = end - 1;
    } else read.push(token);
  }
  return read;
}

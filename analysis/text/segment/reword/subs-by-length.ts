/** analysis/text: from a sentence to foods. This file reads a filling with a length as a sub: "6 inch turkey on wheat". */
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isPartEnd, type Sentence } from "../sentence.ts";
import { readInches } from "./read-inches.ts";
import { withReplaced } from "./replace-tokens.ts";

const lengths: ReadonlySet<number> = new Set([6, 12]);
const footlongs: ReadonlySet<string> = new Set(["footlong", "footlongs"]);
const subs: ReadonlySet<string> = wordSet("sub");
const flours: ReadonlySet<string> = wordSet("bread-by-flour");
const breads: ReadonlySet<string> = wordSet("bread-of-sub");
const otherThings: ReadonlySet<string> = wordSet("measured-in-inches");
const fillingWordsMax = 3;

function endOfLength({ tokens }: Sentence, at: number): number | undefined {
  if (footlongs.has(textAt(tokens, at))) return at + 1;
  const length = readInches(tokens, at);
  return length !== undefined && lengths.has(length.inches) ? length.next : undefined;
}

/** "turkey", "steak and cheese" */
function endOfFilling(sentence: Sentence, start: number): number {
  const { tokens, grammar } = sentence;
  let end = start;
  while (!isPartEnd(sentence, end)) end++;
  return grammar.andWords.has(textAt(tokens, end)) && textAt(tokens, end + 1) === "cheese" ? end + 2 : end;
}

/** "on wheat", "on italian herb and cheese": where the bread ends, which a sub has anyway. */
function endOfBread({ tokens }: Sentence, at: number): number {
  if (textAt(tokens, at) !== "on") return at;
  let end = at + 1;
  while (breads.has(textAt(tokens, end)) || flours.has(textAt(tokens, end))) end++;
  return end;
}

/** "6 inch turkey on wheat" becomes "6 inch turkey sub". */
export function withSubsByLength(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  if (grammar.language !== "en") return text;
  return withReplaced(text, tokens, (at) => {
    const start = endOfLength(sentence, at);
    if (start === undefined) return undefined;
    const end = endOfFilling(sentence, start);
    const filling = tokens.slice(start, end).map(({ text: word }) => word);
    if (filling.length === 0 || filling.length > fillingWordsMax + 1) return undefined;
    if (filling.some((word) => otherThings.has(word))) return undefined;
    const isNamed = (sentence.lexicon.find(tokens, at)?.next ?? 0) >= end;
    const isSub = isNamed || filling.some((word) => subs.has(word));
    const next = endOfBread(sentence, end);
    if (isSub && next === end) return undefined;
    const said = text.slice(tokens[at]?.start, tokens[end - 1]?.end);
    return { next, words: isSub ? said : `${said} sub` };
  });
}

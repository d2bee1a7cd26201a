/** analysis/text: from a sentence to foods. This file reads what lies on a bread that only its flour names as a sandwich: "turkey on wheat". */
import { wordSet } from "../words/read-word-files.ts";
import { type Token, textAt } from "../words/tokenise.ts";
import { isInsideTerm, isPartEnd, type Sentence, unsaidWord } from "./sentence.ts";

const flours: ReadonlySet<string> = wordSet("bread-by-flour");
/** Say already what it is: "egg and cheese bagel on rye". */
const filled: ReadonlySet<string> = wordSet("on-bread-already");

/** Where "on" stands before such a bread, behind one food that was not counted or weighed. */
function isOnBread(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const flour = textAt(tokens, at + 1) === "whole" ? at + 2 : at + 1;
  if (textAt(tokens, at) !== "on" || !flours.has(textAt(tokens, flour))) return false;
  const end = textAt(tokens, flour + 1) === "bread" ? flour + 2 : flour + 1;
  if (!isPartEnd(sentence, end) || isInsideTerm(sentence, at - 1) || tokens[at - 1]?.kind !== "word")
    return false;
  const start = tokens.findLastIndex(({ kind }, index) => index < at && kind === "mark") + 1;
  const isFood = ({ kind, text }: Token, index: number) =>
    kind === "word" && !filled.has(text) && !isPartEnd(sentence, start + index);
  return tokens.slice(start, at).every(isFood);
}

export function breadsOfSandwiches(sentence: Sentence): readonly Token[] {
  const { tokens, grammar } = sentence;
  if (grammar.language !== "en") return tokens;
  return tokens.flatMap((token, at) =>
    isOnBread(sentence, at) ? [unsaidWord("sandwich", token), token] : token,
  );
}

/** analysis/text: from a sentence to foods. This file reads what lies on a bread that only its flour names as a sandwich: "turkey on wheat". */
import { wordSet } from "../../words/read-word-files.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import { isInsideTerm, isPartEnd, type Sentence, unsaidWord } from "../sentence.ts";

const flours: ReadonlySet<string> = wordSet("bread-by-flour");
/** Say already what it is: "egg and cheese bagel on rye". */
const filled: ReadonlySet<string> = wordSet("on-bread-already");
/** "cheese" of "grilled cheese": what may lie between two slices of bread. */
const sandwiches: ReadonlySet<string> = wordSet("between-slices");
const slices: ReadonlySet<string> = new Set(["slices", "pieces"]);
const placed: ReadonlySet<string> = new Set(["nestled", "tucked", "served", "placed"]);

const cheese = "cheese";

/** "a sandwich with ham between two slices of rye": the sandwich may be named before what is in it. */
function isSandwichBefore({ tokens }: Sentence, before: number): boolean {
  if (sandwiches.has(textAt(tokens, before))) return true;
  const start = tokens.findLastIndex(({ kind }, index) => index < before && kind === "mark") + 1;
  return tokens.slice(start, before).some(({ text }) => text !== cheese && sandwiches.has(text));
}

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

/** Where "between two slices of" ends behind a sandwich: what follows is the sandwich's own bread. */
function endOfBetween(sentence: Sentence, at: number): number | undefined {
  const { tokens, grammar } = sentence;
  if (textAt(tokens, at) !== "between") return undefined;
  const before = placed.has(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  if (!isSandwichBefore(sentence, before)) return undefined;
  const isTwo = tokens[at + 1]?.value === 2 || grammar.numbers.get(textAt(tokens, at + 1)) === 2;
  const next = isTwo ? at + 2 : at + 1;
  return slices.has(textAt(tokens, next)) && grammar.ofWords.has(textAt(tokens, next + 1))
    ? next + 2
    : undefined;
}

/** "cheese sandwich nestled between two slices of rye" is a cheese sandwich on rye. */
function onBreadBetween(sentence: Sentence): readonly Token[] {
  const read: Token[] = [];
  for (let at = 0; at < sentence.tokens.length; ) {
    const token = sentence.tokens[at];
    const end = endOfBetween(sentence, at);
    if (end !== undefined && placed.has(read.at(-1)?.text ?? "")) read.pop();
    if (token !== undefined) read.push(end === undefined ? token : { ...token, text: "on" });
    at = end ?? at + 1;
  }
  return read;
}

export function breadsOfSandwiches(sentence: Sentence): readonly Token[] {
  if (sentence.grammar.language !== "en") return sentence.tokens;
  const tokens = onBreadBetween(sentence);
  return tokens.flatMap((token, at) =>
    isOnBread({ ...sentence, tokens }, at) ? [unsaidWord("sandwich", token), token] : token,
  );
}

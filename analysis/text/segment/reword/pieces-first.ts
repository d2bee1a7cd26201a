/** analysis/text: from a sentence to foods. This file reads "4 apple slices" as "4 slices of apple": the pieces are counted, not apples. */
import { household, type Measure } from "../../quantities/measures.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { isAdjective } from "../../words/head-noun.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import type { Sentence } from "../sentence.ts";

const cutUp: ReadonlySet<string> = wordSet("cut-up");

const pieces: ReadonlySet<Measure> = new Set([
  household.slice,
  household.piece,
  household.chunk,
  household.cube,
  household.stick,
  household.strip,
  household.wedge,
  household.segment,
  household.spear,
]);

/** Several of them: "a carrot stick" is named as such in the table. A single wedge is no name: "watermelon wedge". */
function arePieces({ tokens, grammar }: Sentence, at: number): boolean {
  const text = textAt(tokens, at);
  const measure = grammar.measures.get(grammar.stem(text));
  return measure !== undefined && pieces.has(measure) && (text.endsWith("s") || measure === household.wedge);
}

/** Where the name begins that ends right before the pieces: "cucumber", "red pepper". */
function startOfName({ tokens }: Sentence, end: number): number | undefined {
  const isCutUp = tokens[end - 1]?.kind === "word" && cutUp.has(stemEnglish(textAt(tokens, end - 1)));
  if (!isCutUp) return undefined;
  const before = textAt(tokens, end - 2);
  return isAdjective(before) || cutUp.has(before) ? end - 2 : end - 1;
}

/** "pineapple lumps" are sweets; but slices that a shop sells are slices as well. */
function isName({ tokens, lexicon, grammar }: Sentence, start: number, piece: number): boolean {
  const named = lexicon.find(tokens, start);
  const isSlice = grammar.measures.get(grammar.stem(textAt(tokens, piece))) === household.slice;
  return named?.term.row !== undefined && named.next > piece && !isSlice;
}

export function piecesFirst(sentence: Sentence): readonly Token[] {
  const { grammar } = sentence;
  const [of] = grammar.ofWords;
  if (grammar.headPosition !== "last" || of === undefined) return sentence.tokens;
  const tokens = [...sentence.tokens];
  for (let at = 1; at < tokens.length; at++) {
    const piece = tokens[at];
    const start = arePieces({ ...sentence, tokens }, at)
      ? startOfName({ ...sentence, tokens }, at)
      : undefined;
    if (piece === undefined || start === undefined || isName({ ...sentence, tokens }, start, at)) continue;
    tokens.splice(at, 1);
    tokens.splice(start, 0, piece, { ...piece, text: of });
    at++;
  }
  return tokens;
}

/** analysis/text: from a sentence to foods. This file reads a bread or porridge of several grains as one food, named by the first: "corn and wheat bread", "injera made from millet, corn, and sorghum". */
import { stemEnglish } from "../../words/english-stem.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { connectiveAt } from "../reading/connective-at.ts";
import type { Sentence } from "../sentence.ts";
import { type Replacement, withReplaced } from "./replace-tokens.ts";

const grains: ReadonlySet<string> = wordSet("grain-of-bread");
const madeOfGrains: ReadonlySet<string> = wordSet("made-of-grains");
/** Rice is eaten beside bread, and of rye and wheat the table has a bread. */
const besideBread: ReadonlySet<string> = new Set(["rice", "rye"]);
/** "corn flour", "millet meal" */
const milled: ReadonlySet<string> = new Set(["flour", "meal"]);

interface Listed {
  /** Behind the first grain. */
  readonly first: number;
  readonly next: number;
  readonly grains: number;
}

function grainAt(sentence: Sentence, at: number): number | undefined {
  const share = skipShare(sentence, at);
  if (!grains.has(stemEnglish(textAt(sentence.tokens, share)))) return undefined;
  return milled.has(textAt(sentence.tokens, share + 1)) ? share + 2 : share + 1;
}

/** "75% teff" */
function skipShare({ tokens }: Sentence, at: number): number {
  return textAt(tokens, at).endsWith("%") ? at + 1 : at;
}

/** "millet, corn, and sorghum" */
function grainsAt(sentence: Sentence, at: number): Listed | undefined {
  const { tokens, grammar } = sentence;
  const first = grainAt(sentence, at);
  if (first === undefined) return undefined;
  let [next, count] = [first, 1];
  for (;;) {
    const behindComma = textAt(tokens, next) === "," ? next + 1 : next;
    const listed = grammar.andWords.has(textAt(tokens, behindComma)) ? behindComma + 1 : behindComma;
    const end = listed > next ? grainAt(sentence, listed) : undefined;
    if (end === undefined) return { first, next, grains: count };
    [next, count] = [end, count + 1];
  }
}

function isMadeOfGrains({ tokens }: Sentence, at: number): boolean {
  return madeOfGrains.has(stemEnglish(textAt(tokens, at)));
}

/** "33 g of", "a slice of": whose amount is of all that follows. */
function isMeasuredOut({ tokens, grammar }: Sentence, at: number): boolean {
  const before = textAt(tokens, at - 1);
  return grammar.ofWords.has(before) || grammar.measures.has(before);
}

/** "33 g of corn and wheat bread" becomes "33 g of corn bread". */
function beforeBread(sentence: Sentence, at: number): Replacement | undefined {
  const listed = isMeasuredOut(sentence, at) ? grainsAt(sentence, at) : undefined;
  if (listed === undefined || listed.grains < 2 || !isMadeOfGrains(sentence, listed.next)) return undefined;
  const words = textAt(sentence.tokens, skipShare(sentence, at));
  return besideBread.has(words) ? undefined : { next: listed.next, words };
}

/** "bread made from corn and wheat" becomes "bread made from corn", as does "bread that's 75% corn and 25% wheat". */
function behindBread(sentence: Sentence, at: number): Replacement | undefined {
  const { tokens } = sentence;
  if (!isMadeOfGrains(sentence, at - 1)) return undefined;
  const opened = connectiveAt(sentence, at);
  const isThat = opened?.meaning === "aside" && skipIs(sentence, opened.next) > opened.next;
  if (opened === undefined || (opened.meaning !== "made" && !isThat)) return undefined;
  const from = isThat ? skipIs(sentence, opened.next) : opened.next;
  const listed = grainsAt(sentence, from);
  if (listed === undefined || listed.grains < 2) return undefined;
  return { next: listed.next, words: `made from ${textAt(tokens, skipShare(sentence, from))}` };
}

/** "that's", "that is" */
function skipIs({ tokens }: Sentence, at: number): number {
  if (textAt(tokens, at) === "is") return at + 1;
  return textAt(tokens, at + 1) === "s" && tokens[at]?.kind === "mark" ? at + 2 : at;
}

export function withGrainsOfBread(text: string, sentence: Sentence): string {
  if (sentence.grammar.language !== "en") return text;
  return withReplaced(text, sentence.tokens, (at) => behindBread(sentence, at) ?? beforeBread(sentence, at));
}

/** analysis/text: from a sentence to foods. This file moves the weight of a dish in front of it, across what comes with the dish: "a pancake with sugar that weighed 116 grams". */

import { opensContents } from "../../languages/language-grammar.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { connectiveAt } from "../reading/connective-at.ts";
import type { Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";
import { type Span, weightAt } from "./weight-at.ts";

/** "weighing", "totals": the weight is of all that was named. */
const weighs: ReadonlySet<string> = wordSet("weighs");
const relatives: ReadonlySet<string> = new Set(["that", "which"]);
const being: ReadonlySet<string> = new Set(["was", "is"]);
/** Longer ones are several foods. */
const dishTokensMax = 14;

/** "weighing about 120 g", "that was 375.7 g", from the first word on. */
function toldWeightAt(sentence: Sentence, from: number): Span | undefined {
  const { tokens, grammar } = sentence;
  const isRelative = relatives.has(textAt(tokens, from));
  const verb = isRelative ? from + 1 : from;
  const isTold = weighs.has(textAt(tokens, verb)) || (isRelative && being.has(textAt(tokens, verb)));
  if (!isTold) return undefined;
  const about = grammar.aboutWords.has(textAt(tokens, verb + 1)) ? verb + 2 : verb + 1;
  return weightAt(sentence, about);
}

/** "with", "made of" */
function opensAt(sentence: Sentence, at: number): boolean {
  const connective = connectiveAt(sentence, at)?.meaning;
  return connective !== undefined && opensContents.has(connective);
}

interface Dish {
  /** Behind the article, and behind the plate or bowl that it was served on. */
  readonly start: number;
  readonly weight: Span;
}

/** The dish with what comes with it that an article begins here, and its weight. */
function dishAt(sentence: Sentence, article: number): Dish | undefined {
  const { tokens, grammar } = sentence;
  if (!grammar.articles.has(textAt(tokens, article))) return undefined;
  let holds = false;
  let start = article + 1;
  for (let at = start; at < article + dishTokensMax && tokens[at]?.kind === "word"; at++) {
    const word = textAt(tokens, at);
    const weight = toldWeightAt(sentence, at);
    // "a salad that weighs 272 g made of tomatoes"
    if (weight !== undefined) return holds || opensAt(sentence, weight.next) ? { start, weight } : undefined;
    if (at > start && grammar.articles.has(word)) return undefined;
    if (opensAt(sentence, at)) holds = true;
    const isServed = at === article + 2 && grammar.ofWords.has(word);
    if (isServed) start = at + 1;
  }
  return undefined;
}

/** "a bowl of soup with noodles weighing 236 g" becomes "236 g of soup with noodles". */
export function withWeightOfTheWhole(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  if (grammar.language !== "en") return text;
  return withReplaced(text, tokens, (at) => {
    const dish = dishAt(sentence, at);
    if (dish === undefined) return undefined;
    const { start, weight } = dish;
    const end = tokens.findLastIndex((_, before) => before < weight.start && !isTelling(sentence, before));
    const said = (from: number, next: number) => text.slice(tokens[from]?.start, tokens[next - 1]?.end);
    return { next: weight.next, words: `${said(weight.start, weight.next)} of ${said(start, end + 1)}` };
  });
}

/** Of the words that tell the weight: "that weighs about". */
function isTelling({ tokens, grammar }: Sentence, at: number): boolean {
  const word = textAt(tokens, at);
  return weighs.has(word) || relatives.has(word) || being.has(word) || grammar.aboutWords.has(word);
}

/** analysis/text: from a sentence to foods. This file reads "atún con galletas" and "galletas con paté" with crackers: nobody means sweet ones. */
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isPartEnd, type Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

const biscuits: ReadonlySet<string> = wordSet("biscuit-or-cracker");
const eatenOn: ReadonlySet<string> = wordSet("eaten-on-crackers");
/** A meal with biscuits for dessert: "sandwich de jamón con galletas". */
const meals: ReadonlySet<string> = wordSet("sandwich-of-any-kind");
/** "ensalada de pollo y atún con galletas". */
const wordsBeforeMax = 6;

function saysWith({ tokens, grammar }: Sentence, at: number): boolean {
  return grammar.connectives.get(textAt(tokens, at)) === "with";
}

function isEatenOn({ tokens, grammar }: Sentence, at: number): boolean {
  const text = textAt(tokens, at);
  return eatenOn.has(text) || eatenOn.has(grammar.stem(text));
}

/** What is named before "con", back to the mark it begins behind. */
function liesBefore(sentence: Sentence, end: number): boolean {
  const from = Math.max(0, end - wordsBeforeMax);
  const before = sentence.tokens.slice(from, end);
  const mark = before.findLastIndex(({ kind }) => kind === "mark");
  const words = before.slice(mark + 1).map((_, index) => from + mark + 1 + index);
  if (words.some((at) => meals.has(textAt(sentence.tokens, at)))) return false;
  return words.some((at) => isEatenOn(sentence, at));
}

/** "con 6 galletas", "con unas galletas". */
function startOfCount({ tokens, grammar }: Sentence, at: number): number {
  const before = textAt(tokens, at - 1);
  const isCount = tokens[at - 1]?.kind === "number" || grammar.numbers.has(before);
  return isCount || grammar.vagueAmounts.has(before) ? at - 1 : at;
}

export function withCrackersBeside(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  if (grammar.language !== "es") return text;
  return withReplaced(text, tokens, (at) => {
    // "galletas maría": of their own kind.
    if (!biscuits.has(textAt(tokens, at)) || !isPartEnd(sentence, at + 1)) return undefined;
    const isUnder = saysWith(sentence, at + 1) && isEatenOn(sentence, at + 2);
    const count = startOfCount(sentence, at);
    const isBeside = saysWith(sentence, count - 1) && liesBefore(sentence, count - 1);
    const said = text.slice(tokens[at]?.start, tokens[at]?.end);
    return isUnder || isBeside ? { next: at + 1, words: `${said} saladas` } : undefined;
  });
}

/** analysis/text: from a sentence to foods. This file adds the "de" that hurried French leaves out: "2 carrés chocolat", "1 pointe pizza". */
import type { LexiconTerm } from "../../lexicon/lexicon-entry.ts";
import { readSizeWord } from "../../quantities/read-sizes.ts";
import { textAt } from "../../words/tokenise.ts";
import { isNumberAt, isPartEnd, type Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

const anything = /./;

/** Words that are a measure only before "de", since each is a food or a shape as well, and what they measure. */
const measured: ReadonlyMap<string, RegExp> = new Map([
  ["carre", /chocolate/i],
  ["barre", /chocolate|nougat|nutella/i],
  ["pave", anything],
  ["filet", anything],
  ["quartier", anything],
  ["feuille", anything],
  ["pointe", anything],
  ["batonnet", anything],
  ["brochette", /turkey|lamb|veal|pork|duck|fish|salmon/i],
  ["verrine", anything],
  ["boule", anything],
  ["cube", anything],
  ["coupelle", anything],
  ["bac", anything],
  ["berlingot", /milk|juice/i],
  ["cornet", /fries|chips|popcorn|ice cream/i],
  ["flute", /wine|champagne|cider|beer/i],
]);

function isMeasured(measure: RegExp, { kind, english, row }: LexiconTerm): boolean {
  return (kind === "food" || kind === "brand") && measure.test(row ?? english.join(" "));
}

/** A number, an article or a size stands before it, or nothing. */
function isCounted(sentence: Sentence, at: number): boolean {
  const { tokens, grammar } = sentence;
  if (at === 0 || isPartEnd(sentence, at - 1) || isNumberAt(sentence, at - 1)) return true;
  const before = textAt(tokens, at - 1);
  return (
    grammar.articles.has(before) ||
    grammar.fractions.has(before) ||
    readSizeWord(tokens, at - 1, grammar) !== undefined
  );
}

export function withMeasuresOfFoods(text: string, sentence: Sentence): string {
  const { tokens, grammar, lexicon } = sentence;
  if (grammar.language !== "fr") return text;
  return withReplaced(text, tokens, (at) => {
    const measure = measured.get(grammar.stem(textAt(tokens, at)));
    if (measure === undefined || !isCounted(sentence, at)) return undefined;
    const food = lexicon.find(tokens, at + 1);
    if (food === undefined || !isMeasured(measure, food.term)) return undefined;
    // "brochettes crevettes", "barre céréales": such a name needs no "de".
    if ((lexicon.find(tokens, at)?.next ?? 0) > at + 1) return undefined;
    return { next: at + 1, words: `${text.slice(tokens[at]?.start, tokens[at]?.end)} de` };
  });
}

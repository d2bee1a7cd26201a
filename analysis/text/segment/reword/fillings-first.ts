/** analysis/text: from a sentence to foods. This file reads "bagel with bacon egg and cheese" as "bacon egg and cheese bagel": the name of an egg sandwich says what is in the bread. */
import { wordSet } from "../../words/read-word-files.ts";
import { type Token, textAt } from "../../words/tokenise.ts";
import type { Sentence } from "../sentence.ts";

const breads: ReadonlySet<string> = wordSet("bread-of-egg-sandwich");
const before: ReadonlySet<string> = wordSet("before-filling");
/** "toasted everything bagel": a bread's name has no more words before its noun. */
const nameWordsMax = 3;

/** Where the name of an egg sandwich ends that begins here: "bacon egg and cheese", but not with the word itself. */
function endOfFilling({ tokens, lexicon }: Sentence, at: number): number | undefined {
  const found = lexicon.find(tokens, at);
  if (found?.term.english.includes("sandwich") !== true) return undefined;
  const names = tokens.slice(at, found.next).map(({ text }) => text);
  return names.includes("egg") && !names.includes("sandwich") ? found.next : undefined;
}

/** Where the bread is named that ends right before what comes before a filling. */
function startOfBread({ tokens, grammar }: Sentence, end: number): number | undefined {
  if (!breads.has(grammar.stem(textAt(tokens, end - 1)))) return undefined;
  const says = ({ kind, text }: Token) =>
    kind !== "word" || [grammar.connectives, grammar.articles, grammar.numbers].some((of) => of.has(text));
  const named = tokens.slice(Math.max(0, end - 1 - nameWordsMax), end - 1);
  return end - 1 - (named.length - 1 - named.findLastIndex(says));
}

/** Tokens between the bread and its filling, "with", "w/" or a comma; 0 where nothing says that it is one. */
function lengthBefore({ tokens }: Sentence, at: number): number {
  const isSlash = textAt(tokens, at - 1) === "/";
  return before.has(textAt(tokens, isSlash ? at - 2 : at - 1)) ? (isSlash ? 2 : 1) : 0;
}

export function fillingsFirst(sentence: Sentence): readonly Token[] {
  const tokens = [...sentence.tokens];
  if (sentence.grammar.language !== "en") return tokens;
  const current = { ...sentence, tokens };
  for (let at = tokens.length - 1; at > 1; at--) {
    const between = lengthBefore(current, at);
    const end = between === 0 ? undefined : endOfFilling(current, at);
    const start = end === undefined ? undefined : startOfBread(current, at - between);
    if (end === undefined || start === undefined) continue;
    const filling = tokens.slice(at, end);
    tokens.splice(start, end - start, ...filling, ...tokens.slice(start, at - between));
  }
  return tokens;
}

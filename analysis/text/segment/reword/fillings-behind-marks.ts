/** analysis/text: from a sentence to foods. This file replaces the mark between a filled food and its fillings by "with": "wrap - chicken and salad", "sandwich: jamón, queso", "crêpe (nutella)". */
import type { Language } from "#domain/people/language.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isFillingBehind } from "../names/food-behind-food.ts";
import { isPartEnd, type Sentence } from "../sentence.ts";
import { type Replacement, withReplaced } from "./replace-tokens.ts";

const filled: ReadonlySet<string> = wordSet("filled-before-mark");
const fillings: ReadonlySet<string> = new Set([...wordSet("filling"), ...wordSet("filling-behind")]);
const dashes: ReadonlySet<string> = new Set(["-", "–", "—"]);

interface Words {
  readonly holding: string;
  readonly and: string;
}

/** Between the filled thing and its fillings, and between these. */
const wordsBetween: Readonly<Record<Language, Words>> = {
  en: { holding: "with", and: "and" },
  es: { holding: "de", and: "y" },
  fr: { holding: "avec", and: "et" },
};

/** "roast beef", "queso de cabra": no filling has a longer name. */
const fillingWordsMax = 3;

/** Where a filling that begins here ends; undefined where another food, an amount or a size does. */
function endOfFilling(sentence: Sentence, from: number): number | undefined {
  const { tokens, grammar, lexicon } = sentence;
  let end = from;
  while (!isPartEnd(sentence, end) && tokens[end]?.kind === "word") end++;
  if (end === from || end > from + fillingWordsMax || !isPartEnd(sentence, end)) return undefined;
  const term = lexicon.find(tokens, from)?.term;
  const isNamed = term?.kind === "food" && isFillingBehind(term.english);
  const isPlain = grammar.headPosition === "last" && fillings.has(stemEnglish(textAt(tokens, end - 1)));
  return isNamed || isPlain ? end : undefined;
}

/** A dash that stands apart, a colon or a bracket behind what is filled, with a filling behind it. */
function opensFillings(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const mark = textAt(tokens, at);
  const isDash = dashes.has(mark) && tokens[at]?.isJoined === false && tokens[at + 1]?.isJoined === false;
  if (!isDash && mark !== ":" && mark !== "(") return false;
  return filled.has(textAt(tokens, at - 1)) && endOfFilling(sentence, at + 1) !== undefined;
}

/** The marks of one list, and what is said for them. */
function marksOfFillings(sentence: Sentence, opening: number): readonly (readonly [number, string])[] {
  const { tokens, grammar } = sentence;
  const { holding, and } = wordsBetween[grammar.language];
  const said: [number, string][] = [[opening, holding]];
  let end = endOfFilling(sentence, opening + 1);
  while (end !== undefined) {
    const mark = textAt(tokens, end);
    const next = endOfFilling(sentence, end + 1);
    if (mark === ")") return textAt(tokens, opening) === "(" ? [...said, [end, ","]] : said;
    const isListed = mark === "," || mark === "&" || mark === "+" || mark === "/";
    if (next === undefined || !(isListed || grammar.andWords.has(mark))) break;
    if (isListed) said.push([end, and]);
    end = next;
  }
  // A bracket that closes behind something else is left as it is.
  return textAt(tokens, opening) === "(" ? [] : said;
}

export function withFillingsBehindMarks(text: string, sentence: Sentence): string {
  const { tokens } = sentence;
  const said = new Map<number, string>();
  for (let at = 1; at < tokens.length; at++) {
    if (!opensFillings(sentence, at)) continue;
    for (const [mark, words] of marksOfFillings(sentence, at)) said.set(mark, words);
  }
  return withReplaced(text, tokens, (at): Replacement | undefined => {
    const words = said.get(at);
    if (words === undefined) return undefined;
    if (words === ",") return { next: at + 1, words };
    // A mark may stand without blanks, a word may not.
    const before = tokens[at]?.isJoined === true ? " " : "";
    const behind = tokens[at + 1]?.isJoined === true ? " " : "";
    return { next: at + 1, words: `${before}${words}${behind}` };
  });
}

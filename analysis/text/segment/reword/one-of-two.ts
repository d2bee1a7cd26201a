/** analysis/text: from a sentence to foods. This file reads one of two foods between which the person left the choice: "toast with butter or margarine". */
import type { Language } from "#domain/people/language.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { isAdjective } from "../../words/head-noun.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isInsideTerm, isPartEnd, type Sentence } from "../sentence.ts";
import { withReplaced } from "./replace-tokens.ts";

export const orWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(["or"]),
  es: new Set(["o", "u"]),
  fr: new Set(["ou"]),
};

/** Words of the second of the two: "low fat milk". */
const secondWordsMax = 3;

/** Pairs that the table's rows are named after: chicken or turkey. */
const namedTogether: ReadonlySet<string> = wordSet("either-in-name");

const dishes: ReadonlySet<string> = new Set([...wordSet("dish")].map(stemEnglish));

function isNamedTogether(first: string, second: readonly string[]): boolean {
  return second.some(
    (word) => namedTogether.has(`${first}-${word}`) || namedTogether.has(`${word}-${first}`),
  );
}

/** "or so", "or maybe a pear", "or 3", "or rather tea": no second food, or no choice between two. */
function isOtherOr({ grammar }: Sentence, next: string): boolean {
  return (
    grammar.numbers.has(next) ||
    grammar.emptyWords.has(next) ||
    grammar.correctionFillers.has(next) ||
    grammar.correctionWords.has(next) ||
    grammar.vagueAmounts.has(next)
  );
}

interface Choice {
  /** Words of the second of the two. */
  readonly second: readonly string[];
  /** Behind them. */
  readonly end: number;
}

/** What follows the "or" at this token, up to the end of its part. */
function choiceAt(sentence: Sentence, at: number): Choice | undefined {
  const { tokens, grammar } = sentence;
  const isArticle = grammar.articles.has(textAt(tokens, at + 1)) && !isPartEnd(sentence, at + 2);
  const isPartitive = grammar.ofWords.has(textAt(tokens, at + 1));
  const start = isArticle || isPartitive ? at + 2 : at + 1;
  if (isPartEnd(sentence, start) || isOtherOr(sentence, textAt(tokens, start))) return undefined;
  let end = start;
  while (end < start + secondWordsMax && tokens[end]?.kind === "word" && !isPartEnd(sentence, end)) end++;
  const isWhole = isPartEnd(sentence, end) || tokens[end]?.kind === "number";
  const second = tokens.slice(start, end).map(({ text }) => text);
  return isWhole && second.length > 0 ? { second, end } : undefined;
}

/** Whether a word stands before the "or" that nobody refused: "without milk or sugar" has neither. */
function isBehindFood({ tokens, grammar }: Sentence, at: number): boolean {
  const start = tokens.findLastIndex(({ kind }, index) => index < at && kind === "mark") + 1;
  const before = textAt(tokens, at - 1);
  const isRefused = tokens.slice(start, at).some(({ text }) => text === grammar.refusalWord);
  const saysNothing =
    grammar.connectives.has(before) || grammar.emptyWords.has(before) || grammar.numbers.has(before);
  return tokens[at - 1]?.kind === "word" && !isRefused && !saysNothing && !grammar.articles.has(before);
}

/** "brown or white rice", "ham or bacon sandwich": the name is only whole behind the second. */
function isNamedBySecond({ grammar }: Sentence, first: string, second: readonly string[]): boolean {
  if (grammar.headPosition !== "last" || second.length < 2) return false;
  return isAdjective(first) || dishes.has(stemEnglish(second.at(-1) ?? ""));
}

/** "rice or pasta with chicken" becomes "rice with chicken", "brown or white rice" "white rice". */
export function withOneOfTwo(text: string, sentence: Sentence): string {
  const { tokens, grammar } = sentence;
  const isOr = (at: number) =>
    orWords[grammar.language].has(textAt(tokens, at)) &&
    isBehindFood(sentence, at) &&
    !isInsideTerm(sentence, at);
  const choices = new Map<number, Choice>();
  for (const at of tokens.keys()) {
    const choice = isOr(at) ? choiceAt(sentence, at) : undefined;
    if (choice && !isNamedTogether(textAt(tokens, at - 1), choice.second)) choices.set(at, choice);
  }
  return withReplaced(text, tokens, (at) => {
    const following = choices.get(at + 1);
    if (following && isNamedBySecond(sentence, textAt(tokens, at), following.second))
      return { next: at + 2, words: "" };
    const choice = choices.get(at);
    return choice && { next: choice.end, words: "" };
  });
}

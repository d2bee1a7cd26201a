/** Ends the last word of a search, which may still be being typed. */
import type { Language } from "#domain/people/language.ts";
import { grammars } from "../languages/grammars.ts";
import { foldAccents } from "./fold.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** So many ways of ending the last word are tried: "chee" is cheese, cheeseburger, cheesecake. */
const completionsMax = 6;

export function lastWordOf(query: string): string {
  return /\p{L}*$/u.exec(query)?.[0] ?? "";
}

/** "pol" may yet become the commoner "pollo", but "bars" no barszcz. */
export function isFinished(
  word: string,
  { knows, complete, countOf }: Vocabulary,
  language: Language,
): boolean {
  const folded = foldAccents(word);
  const [commonest] = complete(folded);
  const count = Math.max(countOf(folded), countOf(grammars[language].stem(folded)));
  return knows(folded) && (commonest === undefined || countOf(commonest) <= count);
}

/** The last word may still be being typed. */
export function completeLastWord(
  query: string,
  vocabulary: Vocabulary,
  language: Language,
): readonly string[] {
  const last = lastWordOf(query);
  const before = query.slice(0, query.length - last.length);
  const completions = last.length < 2 ? [] : vocabulary.complete(last).slice(0, completionsMax);
  const ended = completions.map((completion) => before + completion);
  // A beginning that is no word itself says nothing without its end.
  const isBeginning = ended.length > 0 && !vocabulary.knows(foldAccents(last));
  if (isBeginning) return ended;
  return isFinished(last, vocabulary, language) ? [query] : [query, ...ended];
}

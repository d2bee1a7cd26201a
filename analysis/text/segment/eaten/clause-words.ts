/** The words of clauses, and what they say there. */
import { byLanguage, type Language } from "#domain/people/language.ts";
import { phrasesTo } from "../../languages/language-grammar.ts";
import { readCells } from "../../words/read-word-files.ts";

const rows = readCells(new URL("./clause-words.tsv", import.meta.url));

const phrases = byLanguage((language) =>
  phrasesTo(rows.filter(([of]) => of === language).map(([, label = "", all = ""]) => [all, label])),
);

const words = byLanguage(
  (language) => new Set([...phrases[language].keys()].flatMap((phrase) => phrase.split(" "))),
);

export function clausePhrasesOf(language: Language): ReadonlyMap<string, string> {
  return phrases[language];
}

/** "calé après la moitié": no slip for a food. */
export function isClauseWord(text: string, language: Language): boolean {
  return words[language].has(text);
}

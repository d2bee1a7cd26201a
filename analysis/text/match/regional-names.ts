/** Words that mean another food in a country than elsewhere, as sentences are read there. */
import type { Language } from "#domain/people/language.ts";
import type { LocalSpeaker } from "#domain/people/locale.ts";
import { grammars } from "../languages/grammars.ts";
import type { LexiconEntry } from "../lexicon/lexicon-entry.ts";
import { entriesOfRegions, regionalLexiconNames } from "../lexicon/load-lexicon.ts";
import { NameIndex } from "./name-index.ts";
import { phraseWords } from "./phrase-key.ts";

type RegionalName = Pick<LexiconEntry, "term" | "english">;

/** Countries of one region share theirs. */
const indexes = new Map<string, NameIndex<RegionalName>>();

function indexEntries(lexicons: readonly string[], language: Language): NameIndex<RegionalName> {
  const entries = entriesOfRegions(lexicons, grammars[language]);
  const foods = entries.filter(({ kind }) => kind === "food" || kind === "brand");
  const names = foods.map(({ term, english }) => ({
    meaning: { term, english },
    words: phraseWords(term, language),
    isShown: true,
  }));
  return new NameIndex(names, language);
}

export function regionalNamesOf({ language, country }: LocalSpeaker): NameIndex<RegionalName> {
  const lexicons = regionalLexiconNames(language, country);
  const key = [language, ...lexicons].join(" ");
  const made = indexes.get(key) ?? indexEntries(lexicons, language);
  indexes.set(key, made);
  return made;
}

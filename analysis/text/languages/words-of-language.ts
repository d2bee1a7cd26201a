import type { Language } from "#domain/people/language.ts";
import { readSets } from "../words/read-word-files.ts";

type Sets = ReadonlyMap<string, ReadonlySet<string>>;

const loaded = new Map<Language, Sets>();

function loadWordSets(language: Language): Sets {
  const known = loaded.get(language) ?? readSets(new URL(`./words/${language}.tsv`, import.meta.url));
  loaded.set(language, known);
  return known;
}

/** The sets of function words of a language, by name. */
export function wordsOfLanguage(language: Language): (set: string) => ReadonlySet<string> {
  const sets = loadWordSets(language);
  return (set) => {
    const found = sets.get(set);
    if (found === undefined) throw new Error(`languages/words/${language}.tsv has no set "${set}"`);
    return found;
  };
}

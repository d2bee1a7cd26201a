/** Loads a language's lexicon from disk, once: its own terms, and the names of the food table. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Language } from "#domain/people/language.ts";
import { loadNames } from "#food/load-food-table.ts";
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { foldAccents } from "../words/fold.ts";
import { type Lexicon, lexiconOf, readLexiconFile } from "./lexicon.ts";
import type { LexiconEntry } from "./lexicon-entry.ts";

/** English sentences are read against the table's own words; its names are matched once a food is read. */
function entriesOfNames(language: Language): readonly LexiconEntry[] {
  if (language === "en") return [];
  return [...loadNames().values()].flatMap((names) => {
    const [english] = names.en;
    if (english === undefined) return [];
    return names[language].map((term): LexiconEntry => ({ term: term.toLowerCase(), english, kind: "food" }));
  });
}

function withoutKnown(entries: readonly LexiconEntry[], known: readonly LexiconEntry[]) {
  const terms = new Set(known.map(({ term }) => foldAccents(term)));
  return entries.filter(({ term }) => !terms.has(foldAccents(term)));
}

function load(grammar: LanguageGrammar): Lexicon {
  const path = fileURLToPath(new URL(`./${grammar.language}.tsv`, import.meta.url));
  const entries = existsSync(path) ? readLexiconFile(readFileSync(path, "utf8")) : [];
  const own = [...grammar.phrases, ...entries];
  return lexiconOf([...own, ...withoutKnown(entriesOfNames(grammar.language), own)], grammar);
}

const loaded = new Map<Language, Lexicon>();

export function lexiconFor(grammar: LanguageGrammar): Lexicon {
  const lexicon = loaded.get(grammar.language) ?? load(grammar);
  loaded.set(grammar.language, lexicon);
  return lexicon;
}

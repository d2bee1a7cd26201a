/** analysis/text: from a sentence to foods. This file loads a language's lexicon from disk, once. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Language } from "#domain/people/language.ts";
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { type Lexicon, lexiconOf, readLexiconFile } from "./lexicon.ts";

function load(grammar: LanguageGrammar): Lexicon {
  const path = fileURLToPath(new URL(`./${grammar.language}.tsv`, import.meta.url));
  const entries = existsSync(path) ? readLexiconFile(readFileSync(path, "utf8")) : [];
  return lexiconOf([...grammar.phrases, ...entries], grammar);
}

const loaded = new Map<Language, Lexicon>();

export function lexiconFor(grammar: LanguageGrammar): Lexicon {
  const lexicon = loaded.get(grammar.language) ?? load(grammar);
  loaded.set(grammar.language, lexicon);
  return lexicon;
}

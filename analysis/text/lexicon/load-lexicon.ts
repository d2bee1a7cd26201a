/** analysis/text: from a sentence to foods. This file loads a language's lexicon from disk. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { type Lexicon, lexiconOf, readLexiconFile } from "./lexicon.ts";

export function loadLexicon(grammar: LanguageGrammar): Lexicon {
  const path = fileURLToPath(new URL(`./${grammar.language}.tsv`, import.meta.url));
  return lexiconOf(existsSync(path) ? readLexiconFile(readFileSync(path, "utf8")) : [], grammar);
}

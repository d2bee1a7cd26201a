/** Lists the languages that can be read. */
import type { Language } from "#domain/people/language.ts";
import { english } from "./en/english.ts";
import { spanish } from "./es/spanish.ts";
import { french } from "./fr/french.ts";
import type { LanguageGrammar } from "./language-grammar.ts";

export const grammars: Readonly<Record<Language, LanguageGrammar>> = { en: english, es: spanish, fr: french };

/** Brings a name to the form in which names are compared: folded, singular, without articles and "of". */
import type { Language } from "#domain/people/language.ts";
import { grammars } from "../languages/grammars.ts";
import { foldAccents } from "../words/fold.ts";

const wordPattern = /[\p{L}\p{N}%]+/gu;

const looseWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(["a", "an", "the", "of", "s"]),
  es: new Set(["un", "una", "unos", "unas", "el", "la", "los", "las", "lo", "de", "del", "al", "a"]),
  fr: new Set(["un", "une", "le", "la", "les", "l", "de", "du", "des", "d", "au", "aux", "a", "en"]),
};

/** Folded, without articles and "of". */
export function tellingWords(text: string, language: Language): readonly string[] {
  const words = foldAccents(text).match(wordPattern) ?? [];
  return words.filter((word) => !looseWords[language].has(word));
}

/** Singular too. */
export function phraseWords(text: string, language: Language): readonly string[] {
  return tellingWords(text, language).map(grammars[language].stem);
}

export function phraseKey(text: string, language: Language): string {
  return phraseWords(text, language).join(" ");
}

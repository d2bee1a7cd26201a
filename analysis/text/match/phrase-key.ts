/** Brings a name to the form in which names are compared: folded, singular, without articles and "of". */
import type { Language } from "#domain/people/language.ts";
import { grammars } from "../languages/grammars.ts";
import { wordsOfLanguage } from "../languages/words-of-language.ts";
import { foldAccents } from "../words/fold.ts";

const wordPattern = /[\p{L}\p{N}%]+/gu;

/** Folded, without articles and "of". */
export function distinctiveWords(text: string, language: Language): readonly string[] {
  const words = foldAccents(text).match(wordPattern) ?? [];
  const loose = wordsOfLanguage(language)("loose");
  return words.filter((word) => !loose.has(word));
}

/** Singular too. */
export function phraseWords(text: string, language: Language): readonly string[] {
  return distinctiveWords(text, language).map(grammars[language].stem);
}

export function phraseKey(text: string, language: Language): string {
  return phraseWords(text, language).join(" ");
}

import { defaultLanguage, type Language, languageOf } from "#domain/people/language.ts";

/** The page's language, also before React has rendered. Only in a browser. */
export function shownLanguage(): Language {
  return languageOf(document.documentElement.lang) ?? defaultLanguage;
}

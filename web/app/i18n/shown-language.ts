import { defaultLanguage, type Language, languageOf } from "#domain/people/language.ts";

/** Of the page in the browser, also before anything is rendered. */
export function shownLanguage(): Language {
  return languageOf(document.documentElement.lang) ?? defaultLanguage;
}

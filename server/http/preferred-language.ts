/** server/http: the language of the answer, where the call does not name one. */
import { defaultLanguage, type Language, languageOf } from "#domain/people/language.ts";

/** The first language that the browser asks for, if we speak it. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  return languageOf(acceptLanguage?.split(/[,;]/)[0]) ?? defaultLanguage;
}

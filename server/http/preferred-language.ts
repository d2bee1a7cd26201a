import { type Country, countryOfLocales } from "#domain/people/country.ts";
import { defaultLanguage, type Language, languageOf } from "#domain/people/language.ts";

/** The browser's first language, if we have it. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  return languageOf(acceptLanguage?.split(/[,;]/)[0]) ?? defaultLanguage;
}

/** The first country in `Accept-Language`: MX of `es-MX, es;q=0.9`. */
export function preferredCountry(acceptLanguage: string | undefined): Country | undefined {
  const locales = (acceptLanguage ?? "").split(",").map((part) => part.split(";")[0] ?? "");
  return countryOfLocales(locales);
}

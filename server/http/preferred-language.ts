/** What the browser says of its language and country, where the call does not name them. */
import { type Country, countryOfLocales } from "#domain/people/country.ts";
import { defaultLanguage, type Language, languageOf } from "#domain/people/language.ts";

/** The first language that the browser asks for, if we speak it. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  return languageOf(acceptLanguage?.split(/[,;]/)[0]) ?? defaultLanguage;
}

/** The first country that the browser's languages name: `es-MX, es;q=0.9`. */
export function preferredCountry(acceptLanguage: string | undefined): Country | undefined {
  const locales = (acceptLanguage ?? "").split(",").map((part) => part.split(";")[0] ?? "");
  return countryOfLocales(locales);
}

import { type Country, usualCountry } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { preferredCountry } from "#domain/people/preferred-language.ts";
import type { Caller } from "./caller.ts";

/** The country whose words and portions are meant: the account's, else the browser's, else the language's usual one. */
export function chooseCountry(
  caller: Caller,
  acceptLanguage: string | undefined,
  language: Language,
): Country {
  const own = caller.kind === "user" ? caller.country : null;
  return own ?? preferredCountry(acceptLanguage) ?? usualCountry[language];
}

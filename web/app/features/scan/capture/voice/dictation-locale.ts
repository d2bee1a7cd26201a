import { type Country, usualCountry } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";

/** The interface's language as it is spoken in the person's country, or where the browser says, or usually. */
export function dictationLocale(
  language: Language,
  country: Country | null | undefined,
  preferred: readonly string[],
): string {
  if (country) return `${language}-${country}`;
  return (
    preferred.find((locale) => locale.startsWith(`${language}-`)) ?? `${language}-${usualCountry[language]}`
  );
}

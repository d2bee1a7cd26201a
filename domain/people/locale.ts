import type { Country } from "./country.ts";
import type { Language } from "./language.ts";

/** `en-GB`: the language as the country writes dates, times and numbers. */
export function localeOf(language: Language, country: Country | null): string {
  return country === null ? language : `${language}-${country}`;
}

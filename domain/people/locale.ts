import type { Country } from "./country.ts";
import type { Language } from "./language.ts";

/** The language and country in which a person is written to: they decide words, and the form of numbers and dates. */
export interface Speaker {
  readonly language: Language;
  /** Null where it is not known, and in what everybody gets alike. */
  readonly country: Country | null;
}

/** A speaker whose country decides portions and what words mean. */
export interface LocalSpeaker extends Speaker {
  readonly country: Country;
}

/** `en-GB`: the language as the country writes dates, times and numbers. */
export function localeOf(language: Language, country: Country | null): string {
  return country === null ? language : `${language}-${country}`;
}

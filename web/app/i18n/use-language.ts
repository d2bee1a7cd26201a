import { useTranslation } from "react-i18next";
import type { Country } from "#domain/people/country.ts";
import { defaultLanguage, type Language, languageOf } from "#domain/people/language.ts";
import { usePreferences } from "../storage/diary-preferences.ts";

export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return languageOf(i18n.language) ?? defaultLanguage;
}

/** `en-GB`: the language as the country writes dates, times and numbers. */
export function localeOf(language: Language, country: Country | null): string {
  return country === null ? language : `${language}-${country}`;
}

export function useLocale(): string {
  return localeOf(useLanguage(), usePreferences().country);
}

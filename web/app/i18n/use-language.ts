import { useTranslation } from "react-i18next";
import { defaultLanguage, type Language, languageOf } from "#domain/people/language.ts";
import { localeOf } from "#domain/people/locale.ts";
import { usePreferences } from "../storage/diary-preferences.ts";

export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return languageOf(i18n.language) ?? defaultLanguage;
}

export function useLocale(): string {
  return localeOf(useLanguage(), usePreferences().country);
}

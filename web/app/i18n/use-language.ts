import { useTranslation } from "react-i18next";
import { defaultLanguage, type Language, languageOf } from "#domain/people/language.ts";

export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return languageOf(i18n.language) ?? defaultLanguage;
}

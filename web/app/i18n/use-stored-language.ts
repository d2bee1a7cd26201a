import { useCallback, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { languageCookieLifeMs, languageParameter } from "#contract/page-language.ts";
import { type Language, languageOf } from "#domain/people/language.ts";
import { refreshCachedPages } from "../service-worker.ts";
import { readItem, writeItem, writeLanguageCookie } from "../storage/stored-items.ts";

/** Stores a language chosen with ?lang, and switches to a stored one that the server had no cookie for. */
export function useStoredLanguage(): void {
  const { i18n } = useTranslation();
  const [parameters] = useSearchParams();
  const chosenByAddress = languageOf(parameters.get(languageParameter));
  useEffect(() => {
    const language = chosenByAddress ?? loadLanguage();
    if (!language) return;
    storeLanguage(language);
    if (language !== i18n.language) void i18n.changeLanguage(language);
  }, [chosenByAddress, i18n]);
}

export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { i18n } = useTranslation();
  return useCallback(
    async (language) => {
      storeLanguage(language);
      await i18n.changeLanguage(language);
      refreshCachedPages();
    },
    [i18n],
  );
}

function loadLanguage(): Language | undefined {
  return languageOf(readItem("language"));
}

function storeLanguage(language: Language): void {
  writeItem("language", language);
  // Without the cookie (plain http, older browsers) the page switches after hydration.
  writeLanguageCookie(language, Date.now() + languageCookieLifeMs);
}

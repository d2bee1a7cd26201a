import type { i18n, Module } from "i18next";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { usualCountry } from "#domain/people/country.ts";
import type { InWordsOfRegion } from "#locales/regions/in-words-of-region.ts";
import { usePreferences } from "../storage/diary-preferences.ts";
import type { Speaker } from "./change-for-country.ts";
import { useLanguage } from "./use-language.ts";

const asWritten: InWordsOfRegion = (text) => text;
/** As the server wrote the page, until it runs in the browser: hydration never differs. */
let change = asWritten;

/** Fetched only where our texts are to be changed. */
export async function loadChange(speaker: Speaker): Promise<InWordsOfRegion> {
  const { language, country, energyUnit } = speaker;
  const isOurs = country === null || country === usualCountry[language];
  if (isOurs && energyUnit === "kcal") return asWritten;
  return (await import("./change-for-country.ts")).changeForCountry(speaker);
}

interface TextFormat extends Module {
  readonly type: "i18nFormat";
  readonly handleAsObject: true;
  init(instance: i18n): void;
  getResource(...asked: Parameters<i18n["getResource"]>): unknown;
}

let written: i18n | undefined;

/** Changes a text before its values are put in: what a person typed stays as it is. */
export const regionalTexts: TextFormat = {
  type: "i18nFormat",
  handleAsObject: true,
  init(instance) {
    written = instance;
  },
  getResource(...asked) {
    const [, namespace, key] = asked;
    const text: unknown = written?.getResource(...asked);
    return typeof text === "string" ? change(text, `${namespace}:${key}`) : text;
  },
};

/** Once, above all pages. */
export function useTextsOfCountry(): void {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const { country, energyUnit } = usePreferences();
  useEffect(() => {
    let isCurrent = true;
    const show = (next: InWordsOfRegion) => {
      if (!isCurrent || next === change) return;
      change = next;
      // Whatever shows texts follows this.
      i18n.emit("languageChanged", i18n.language);
    };
    // Without the region's words ours are still right.
    loadChange({ language, country, energyUnit }).then(show, () => show(asWritten));
    return () => {
      isCurrent = false;
    };
  }, [i18n, language, country, energyUnit]);
}

/** For texts that the server has written. */
export function useRegionalWords(): InWordsOfRegion {
  useTranslation();
  return change;
}

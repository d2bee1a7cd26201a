import type { i18n, Module } from "i18next";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { EnergyUnit } from "#domain/nutrition/energy-unit.ts";
import { type Country, usualCountry } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { inKilojoules } from "#locales/in-kilojoules.ts";
import { type InWordsOfRegion, inWordsOfRegion, type Region } from "#locales/regions/in-words-of-region.ts";
import { usePreferences } from "../storage/diary-preferences.ts";
import { useLanguage } from "./use-language.ts";

const loadRegions: Readonly<Record<Language, () => Promise<{ readonly regions: readonly Region[] }>>> = {
  en: () => import("#locales/regions/en.ts"),
  es: () => import("#locales/regions/es.ts"),
  fr: () => import("#locales/regions/fr.ts"),
};

interface Speaker {
  readonly language: Language;
  readonly country: Country | null;
  readonly energyUnit: EnergyUnit;
}

const asWritten: InWordsOfRegion = (text) => text;
/** As the server wrote the page, until it runs in the browser: hydration never differs. */
let change = asWritten;

export async function changeFor({ language, country, energyUnit }: Speaker): Promise<InWordsOfRegion> {
  const isOurs = country === null || country === usualCountry[language];
  const inWords =
    (isOurs ? undefined : inWordsOfRegion((await loadRegions[language]()).regions, country)) ?? asWritten;
  if (energyUnit === "kcal") return inWords;
  return (text, key) => inWords(inKilojoules[language][text] ?? text, key);
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
    changeFor({ language, country, energyUnit }).then(show, () => show(asWritten));
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

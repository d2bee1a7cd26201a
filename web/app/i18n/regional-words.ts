import type { i18n, Module } from "i18next";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { EnergyUnit } from "#domain/nutrition/energy-unit.ts";
import { usualCountry } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import type { Speaker } from "#domain/people/locale.ts";
import type { InWordsOfRegion } from "#locales/regions/in-words-of-region.ts";
import { storedPreferences, usePreferences } from "../storage/diary-preferences.ts";
import { useLanguage } from "./use-language.ts";

const asWritten: InWordsOfRegion = (text) => text;
/** As the server wrote the page; what it writes has no word that a country changes (record 019), so hydration never differs. */
let change = asWritten;

/** Fetched only where our texts are to be changed. */
async function loadChange(speaker: Speaker, energyUnit: EnergyUnit): Promise<InWordsOfRegion> {
  const { language, country } = speaker;
  const isOurs = country === null || country === usualCountry[language];
  if (isOurs && energyUnit === "kcal") return asWritten;
  return (await import("./change-for-country.ts")).changeForCountry(speaker, energyUnit);
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

/** Whose words are shown, or being fetched. */
let asked = "";

/** Called before the page is hydrated, so that no word is seen to change, and whenever language or country do. */
export async function showTextsOfCountry(i18n: i18n, language: Language): Promise<void> {
  const { country, energyUnit } = storedPreferences();
  const key = `${language} ${country} ${energyUnit}`;
  if (key === asked) return;
  asked = key;
  // If the region's words cannot be loaded, ours are still right.
  const next = await loadChange({ language, country }, energyUnit).catch(() => asWritten);
  if (key !== asked || next === change) return;
  change = next;
  // Whatever shows texts follows this.
  i18n.emit("languageChanged", i18n.language);
}

/** Once, above all pages. */
export function useTextsOfCountry(): void {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const preferences = usePreferences();
  // biome-ignore lint/correctness/useExhaustiveDependencies: hydration is given the usual preferences, so the stored ones are read
  useEffect(() => void showTextsOfCountry(i18n, language), [i18n, language, preferences]);
}

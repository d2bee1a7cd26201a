import type { EnergyUnit } from "#domain/nutrition/energy-unit.ts";
import type { Speaker } from "#domain/people/locale.ts";
import { inKilojoules } from "#locales/in-kilojoules.ts";
import { regions as english } from "#locales/regions/en.ts";
import { regions as spanish } from "#locales/regions/es.ts";
import { regions as french } from "#locales/regions/fr.ts";
import { type InWordsOfRegion, inWordsOfRegion } from "#locales/regions/in-words-of-region.ts";

const regions = { en: english, es: spanish, fr: french };

export function changeForCountry({ language, country }: Speaker, energyUnit: EnergyUnit): InWordsOfRegion {
  const inWords = inWordsOfRegion(regions[language], country);
  return (text, key) => {
    const labelled = energyUnit === "kJ" ? (inKilojoules[language][text] ?? text) : text;
    return inWords?.(labelled, key) ?? labelled;
  };
}

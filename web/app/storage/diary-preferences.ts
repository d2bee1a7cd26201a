import { useSyncExternalStore } from "react";
import { type EnergyUnit, energyUnitOfCountry, energyUnits } from "#domain/nutrition/energy-unit.ts";
import { type Country, countryOfLocales, isCountry } from "#domain/people/country.ts";
import {
  dayStartHours,
  type UnitSystem,
  unitSystems,
  unitsOfCountry,
} from "#domain/people/diary-preferences.ts";
import { isChangeOf, readItem, writeItem } from "./stored-items.ts";

/**
 * As the account has them, kept here so that the first picture of a page already follows them; a visitor's are those of the country that
 * the browser's languages name, as an account's are at first.
 */
export interface ShownPreferences {
  readonly dayStartHour: number;
  readonly hidesCalories: boolean;
  readonly units: UnitSystem;
  readonly analysesHereOnly: boolean;
  readonly remembersPlates: boolean;
  readonly keepsPictures: boolean;
  readonly showsNetCarbs: boolean;
  readonly energyUnit: EnergyUnit;
  /** Whose dates, numbers and words are shown; null until it is known. */
  readonly country: Country | null;
}

const usual: ShownPreferences = {
  dayStartHour: dayStartHours.min,
  hidesCalories: false,
  units: "metric",
  analysesHereOnly: false,
  remembersPlates: true,
  keepsPictures: false,
  showsNetCarbs: false,
  energyUnit: "kcal",
  country: null,
};
const listeners = new Set<() => void>();
let parsed: { readonly text: string | null; readonly value: ShownPreferences } | undefined;

export function storedPreferences(): ShownPreferences {
  const text = readItem("diaryPreferences");
  if (!parsed || text !== parsed.text) parsed = { text, value: parse(text) };
  return parsed.value;
}

export function storePreferences(preferences: ShownPreferences): void {
  const { dayStartHour, hidesCalories, units, analysesHereOnly, remembersPlates, ...others } = preferences;
  const { keepsPictures, showsNetCarbs, energyUnit, country } = others;
  const text = JSON.stringify({
    dayStartHour,
    hidesCalories,
    units,
    analysesHereOnly,
    remembersPlates,
    keepsPictures,
    showsNetCarbs,
    energyUnit,
    country,
  });
  if (text === readItem("diaryPreferences")) return;
  writeItem("diaryPreferences", text);
  for (const listener of listeners) listener();
}

/** The usual ones on the server and during hydration. */
export function usePreferences(): ShownPreferences {
  return useSyncExternalStore(subscribe, storedPreferences, () => usual);
}

function subscribe(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (isChangeOf("diaryPreferences", event)) onChange();
  };
  listeners.add(onChange);
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(onChange);
    removeEventListener("storage", onStorage);
  };
}

function ofBrowser(): ShownPreferences {
  const country = typeof document === "undefined" ? null : (countryOfLocales(navigator.languages) ?? null);
  return {
    ...usual,
    units: country === null ? usual.units : unitsOfCountry(country),
    energyUnit: energyUnitOfCountry(country),
    country,
  };
}

function parse(text: string | null): ShownPreferences {
  if (text === null) return ofBrowser();
  try {
    const stored = JSON.parse(text);
    const { dayStartHour, hidesCalories, units, analysesHereOnly, remembersPlates, country } = stored;
    const { min, max } = dayStartHours;
    return {
      dayStartHour: dayStartHour >= min && dayStartHour <= max ? dayStartHour : usual.dayStartHour,
      hidesCalories: hidesCalories === true,
      units: unitSystems.find((name) => name === units) ?? usual.units,
      analysesHereOnly: analysesHereOnly === true,
      remembersPlates: remembersPlates !== false,
      keepsPictures: stored.keepsPictures === true,
      showsNetCarbs: stored.showsNetCarbs === true,
      energyUnit: energyUnits.find((name) => name === stored.energyUnit) ?? usual.energyUnit,
      country: typeof country === "string" && isCountry(country) ? country : null,
    };
  } catch {
    return usual;
  }
}

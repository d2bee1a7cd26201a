import { useSyncExternalStore } from "react";
import { type EnergyUnit, energyUnits } from "#domain/nutrition/energy-unit.ts";
import { type Country, isCountry } from "#domain/people/country.ts";
import { dayStartHours, type UnitSystem, unitSystems } from "#domain/people/diary-preferences.ts";
import { isChangeOf, readItem, writeItem } from "./stored-items.ts";

/** As the account has them, kept here so that the first picture of a page already follows them. */
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
let parsed: { readonly text: string | null; readonly value: ShownPreferences } = { text: null, value: usual };

export function storedPreferences(): ShownPreferences {
  const text = readItem("diaryPreferences");
  if (text !== parsed.text) parsed = { text, value: parse(text) };
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

function parse(text: string | null): ShownPreferences {
  try {
    const stored = JSON.parse(text ?? "{}");
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

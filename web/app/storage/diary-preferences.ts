import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { energyUnitOfCountry, energyUnits } from "#domain/nutrition/energy-unit.ts";
import { type Country, countryOfLocales, isCountry } from "#domain/people/country.ts";
import { dayStartHours, unitSystems, unitsOfCountry } from "#domain/people/diary-preferences.ts";
import { isChangeOf, readItem, writeItem } from "./stored-items.ts";

/** The stored form. A missing or invalid preference has its usual value. */
const preferences = z.object({
  dayStartHour: z.catch(
    z.number().check(z.minimum(dayStartHours.min), z.maximum(dayStartHours.max)),
    dayStartHours.min,
  ),
  hidesCalories: z.catch(z.boolean(), false),
  units: z.catch(z.enum(unitSystems), "metric"),
  analysesHereOnly: z.catch(z.boolean(), false),
  remembersPlates: z.catch(z.boolean(), true),
  keepsPictures: z.catch(z.boolean(), false),
  showsNetCarbs: z.catch(z.boolean(), false),
  energyUnit: z.catch(z.enum(energyUnits), "kcal"),
  /** Whose dates, numbers and words are shown; null until it is known. */
  country: z.catch(
    z.nullable(z.custom<Country>((name) => typeof name === "string" && isCountry(name))),
    null,
  ),
});

/**
 * The account's preferences, kept here so that the first rendering of a page already follows them. Those of a visitor, and of an
 * account without a country, are those of the country that the browser's languages name.
 */
export type ShownPreferences = Readonly<z.infer<typeof preferences>>;

const usual: ShownPreferences = z.parse(preferences, {});
const listeners = new Set<() => void>();
let parsed: { readonly text: string | null; readonly value: ShownPreferences } | undefined;

export function storedPreferences(): ShownPreferences {
  const text = readItem("diaryPreferences");
  if (!parsed || text !== parsed.text) parsed = { text, value: parse(text) };
  return parsed.value;
}

export function storePreferences(shown: ShownPreferences): void {
  const text = JSON.stringify(z.parse(preferences, shown));
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

/** The first that its languages name; null where none does, and on the server. */
export function countryOfBrowser(): Country | null {
  return typeof document === "undefined" ? null : (countryOfLocales(navigator.languages) ?? null);
}

function ofBrowser(): ShownPreferences {
  const country = countryOfBrowser();
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
    return z.parse(preferences, JSON.parse(text));
  } catch {
    return usual;
  }
}

import type { EnergyUnit } from "../nutrition/energy-unit.ts";
import type { Country } from "./country.ts";

export const unitSystems = ["metric", "imperial"] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** Countries whose people weigh themselves in pounds (Unicode CLDR, unit preferences of `person-weight`). */
const imperialCountries: ReadonlySet<Country> = new Set(["US", "LR"]);

export function unitsOfCountry(country: Country): UnitSystem {
  return imperialCountries.has(country) ? "imperial" : "metric";
}

/** Hours at which a day of the diary may begin. */
export const dayStartHours = { min: 0, max: 6 } as const;

export interface DiaryPreferences {
  /** Local hour at which a day of the diary begins. */
  readonly dayStartHour: number;
  readonly hidesCalories: boolean;
  /** Words and photos are analysed on this server only, although a language model is configured. */
  readonly analysesHereOnly: boolean;
  /** Photos of meals are compared with those of earlier ones. */
  readonly remembersPlates: boolean;
  /** A small picture of what was photographed is kept with its meal. */
  readonly keepsPictures: boolean;
  /** Carbohydrate is shown without its fibre; it is stored in total. */
  readonly showsNetCarbs: boolean;
  readonly energyUnit: EnergyUnit;
  /** null: by the account's country. */
  readonly units: UnitSystem | null;
}

import type { Country } from "../people/country.ts";

export const weightUnits = ["kg", "lb"] as const;
export type WeightUnit = (typeof weightUnits)[number];

/** The international pound of 1959, exact. */
const kgPerPound = 0.45359237;
/** Countries whose people weigh themselves in pounds (Unicode CLDR, unit preferences of `person-weight`). */
const poundCountries: ReadonlySet<Country> = new Set(["US", "LR"]);

export function weightUnitOf(country: Country): WeightUnit {
  return poundCountries.has(country) ? "lb" : "kg";
}

export function fromKg(weightKg: number, unit: WeightUnit): number {
  return unit === "kg" ? weightKg : weightKg / kgPerPound;
}

/** To 10 g, which keeps a tenth of a pound. */
export function toKg(weight: number, unit: WeightUnit): number {
  return Math.round((unit === "kg" ? weight : weight * kgPerPound) * 100) / 100;
}

import type { UnitSystem } from "../people/diary-preferences.ts";

export const weightUnits = { metric: "kg", imperial: "lb" } as const satisfies Record<UnitSystem, string>;
export type WeightUnit = (typeof weightUnits)[UnitSystem];

/** The international pound of 1959, exact. */
const kgPerPound = 0.45359237;
export function fromKg(weightKg: number, unit: WeightUnit): number {
  return unit === "kg" ? weightKg : weightKg / kgPerPound;
}

/** Kilograms, rounded to 10 g, which keeps a tenth of a pound. */
export function toKg(weight: number, unit: WeightUnit): number {
  return Math.round((unit === "kg" ? weight : weight * kgPerPound) * 100) / 100;
}

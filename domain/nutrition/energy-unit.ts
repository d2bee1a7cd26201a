import type { Country } from "../people/country.ts";
import { kilojoulesPerKcal } from "./energy-factors.ts";

/** The units that energy is shown and typed in. It is stored and sent in kcal. */
export const energyUnits = ["kcal", "kJ"] as const;
export type EnergyUnit = (typeof energyUnits)[number];

/** Countries whose labels and menus tell energy in kJ alone, or first (Food Standards Code of Australia and New Zealand, 1.2.8). */
const kilojouleCountries: ReadonlySet<Country> = new Set(["AU", "NZ"]);

/** The unit until somebody chooses one. */
export function energyUnitOfCountry(country: Country | null): EnergyUnit {
  return country !== null && kilojouleCountries.has(country) ? "kJ" : "kcal";
}

const perKcal: Readonly<Record<EnergyUnit, number>> = { kcal: 1, kJ: kilojoulesPerKcal };

export function fromKcal(kcal: number, unit: EnergyUnit): number {
  return kcal * perKcal[unit];
}

export function toKcal(amount: number, unit: EnergyUnit): number {
  return amount / perKcal[unit];
}

import { kilojoulesPerKcal } from "./energy-factors.ts";

/** The units that energy is shown and typed in. It is stored and sent in kcal. */
export const energyUnits = ["kcal", "kJ"] as const;
export type EnergyUnit = (typeof energyUnits)[number];

const perKcal: Readonly<Record<EnergyUnit, number>> = { kcal: 1, kJ: kilojoulesPerKcal };

export function fromKcal(kcal: number, unit: EnergyUnit): number {
  return kcal * perKcal[unit];
}

export function toKcal(amount: number, unit: EnergyUnit): number {
  return amount / perKcal[unit];
}

import type { UnitSystem } from "../people/diary-preferences.ts";

/** US customary, exact. */
const mlPerFluidOunce = 29.5735295625;
const gramsPerOunce = 28.349523125;
const cmPerInch = 2.54;
const inchesPerFoot = 12;

export const volumeUnits = { metric: "ml", imperial: "fl oz" } as const satisfies Record<UnitSystem, string>;

/** ml: a glass, a large glass and a bottle. */
export const waterSizes = { metric: [200, 250, 500], imperial: [237, 355, 500] } as const;

export function fromMl(ml: number, units: UnitSystem): number {
  return units === "metric" ? ml : ml / mlPerFluidOunce;
}

/** Whole ml. */
export function toMl(volume: number, units: UnitSystem): number {
  return Math.round(units === "metric" ? volume : volume * mlPerFluidOunce);
}

export function fromGrams(grams: number, units: UnitSystem): number {
  return units === "metric" ? grams : grams / gramsPerOunce;
}

/** Grams, rounded to a tenth, which keeps a hundredth of an ounce. */
export function toGrams(weight: number, units: UnitSystem): number {
  return Math.round((units === "metric" ? weight : weight * gramsPerOunce) * 10) / 10;
}

/** Feet and inches, rounded to whole inches, so that there are never twelve of them. */
export function fromCm(cm: number): { readonly feet: number; readonly inches: number } {
  const inches = Math.round(cm / cmPerInch);
  return { feet: Math.floor(inches / inchesPerFoot), inches: inches % inchesPerFoot };
}

/** Centimetres, rounded to a tenth. */
export function toCm({ feet, inches }: { readonly feet: number; readonly inches: number }): number {
  return Math.round((feet * inchesPerFoot + inches) * cmPerInch * 10) / 10;
}

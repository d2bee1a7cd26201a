import type { NutrientsPer100Grams } from "./nutrients.ts";
import { saltGramsOf } from "./salt.ts";

/** Nutrients that a person may want to limit, in g: all sugars, saturated fat, and salt as sodium times 2.5, as on labels. */
export const nutrientsToLimit = ["sugars", "saturatedFat", "salt"] as const;
export type NutrientToLimit = (typeof nutrientsToLimit)[number];
/** Absent nutrients are unknown. */
export type KnownToLimit = { readonly [Name in NutrientToLimit]?: number | undefined };

export function eachToLimit<Value>(
  each: (name: NutrientToLimit) => Value,
): Readonly<Record<NutrientToLimit, Value>> {
  return {
    sugars: each("sugars"),
    saturatedFat: each("saturatedFat"),
    salt: each("salt"),
  };
}

/** Grams of each nutrient in this many grams of a food with these figures. */
export function amountsToLimit(
  { sugars, saturatedFat, sodiumMg }: NutrientsPer100Grams,
  grams: number,
): Readonly<Record<NutrientToLimit, number>> {
  const per100Grams = { sugars, saturatedFat, salt: saltGramsOf(sodiumMg) };
  return eachToLimit((name) => (per100Grams[name] * grams) / 100);
}

export interface TotalsToLimit {
  /** How many foods there are; a dish counts as its ingredients. */
  readonly foodCount: number;
  /** g: a lower bound where it is not known for every food; null where it is known for none. */
  readonly amounts: Readonly<Record<NutrientToLimit, number | null>>;
  /** The number of foods that each is known for. */
  readonly knownFor: Readonly<Record<NutrientToLimit, number>>;
}

/** The totals of several meals together. */
export function sumTotalsToLimit(totals: readonly TotalsToLimit[]): TotalsToLimit {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  // Figures are hundredths: what floating-point addition leaves beside them would be shown at times.
  const sumHundredths = (amounts: readonly number[]) => Math.round(sum(amounts) * 100) / 100;
  return {
    foodCount: sum(totals.map(({ foodCount }) => foodCount)),
    amounts: eachToLimit((name) => {
      const known = totals.flatMap(({ amounts }) => amounts[name] ?? []);
      return known.length === 0 ? null : sumHundredths(known);
    }),
    knownFor: eachToLimit((name) => sum(totals.map(({ knownFor }) => knownFor[name]))),
  };
}

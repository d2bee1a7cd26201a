import type { Gender } from "../people/body-profile.ts";

export const waterSource =
  "EFSA, Scientific Opinion on Dietary Reference Values for water, 2010 (doi:10.2903/j.efsa.2010.1459)";

export interface WaterReference {
  /** All water of a day, of drinks and food. */
  readonly totalMl: number;
  /** The share of it that drinks provide; food provides the rest. */
  readonly drinksMl: number;
  /** null: the profile names none, so this is the lower of the two values. */
  readonly gender: Gender | null;
}

/** Drinks give 70 to 80 % of it (Jéquier & Constant 2010, doi:10.1038/ejcn.2009.111); food the rest. */
const shareOfDrinks = 0.8;
/** Adequate intakes of total water, in ml a day. From 14 years EFSA counts people as adults. */
const adults = { female: 2000, male: 2500 } as const;
const children = { female: 1900, male: 2100 } as const;
const childYears = { from: 9, to: 13 } as const;

/** Undefined below the age of nine, whose values depend on the year. Pregnancy and breastfeeding need more: EFSA adds 300 and 700 ml. */
export function waterReference(
  person: { readonly gender: Gender; readonly ageYears: number } | undefined,
): WaterReference | undefined {
  const ageYears = person?.ageYears ?? childYears.to + 1;
  if (ageYears < childYears.from) return undefined;
  const values = ageYears <= childYears.to ? children : adults;
  const totalMl = values[person?.gender ?? "female"];
  return { totalMl, drinksMl: totalMl * shareOfDrinks, gender: person?.gender ?? null };
}

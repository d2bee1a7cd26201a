import type { ColumnBasis } from "./label.ts";

/**
 * What a label calls carbohydrate. In the European Union it is what people metabolise, and fibre stands beside it (Regulation (EU)
 * No 1169/2011, Annex I, 7 and 12); so in Australia, Mexico and most other countries. In the United States "total carbohydrate" is
 * what is left of the food without its protein, fat, water and ash, so that fibre is a part of it (21 CFR 101.9 (c) (6)), and in
 * Canada likewise (Food and Drug Regulations, B.01.401).
 */
export const carbohydrateMeanings = ["withFibre", "withoutFibre"] as const;
export type CarbohydrateMeaning = (typeof carbohydrateMeanings)[number];

const countriesWithFibre: readonly string[] = ["US", "CA"];

/** The meaning of carbohydrate on labels of a country (two letters); for an unknown country, the most common one. */
export function carbohydrateOfCountry(country: string | null): CarbohydrateMeaning {
  return country !== null && countriesWithFibre.includes(country) ? "withFibre" : "withoutFibre";
}

/** Labels of the United States and Canada state a serving; all others must state 100 g or 100 ml. */
export function carbohydrateOfColumn(basis: ColumnBasis): CarbohydrateMeaning {
  return basis === "per100Grams" || basis === "per100Millilitres" ? "withoutFibre" : "withFibre";
}

/** Carbohydrate as we count it, which includes fibre as in FNDDS. Fibre that a label does not state is not added. */
export function totalCarbohydrate(
  printed: number | null,
  fibre: number | null,
  meaning: CarbohydrateMeaning,
): number | null {
  return printed === null || meaning === "withFibre" ? printed : sum(printed, fibre ?? 0);
}

/** The figure that a label of that kind would print for our carbohydrate; the inverse of `totalCarbohydrate`. */
export function printedCarbohydrate(
  total: number | null,
  fibre: number | null,
  meaning: CarbohydrateMeaning,
): number | null {
  return total === null || meaning === "withFibre" ? total : Math.max(0, sum(total, -(fibre ?? 0)));
}

/** Adds without the noise of binary fractions. */
function sum(a: number, b: number): number {
  return Math.round((a + b) * 1000) / 1000;
}

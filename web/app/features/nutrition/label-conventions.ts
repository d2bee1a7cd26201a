// How the figures of a form have to be understood that were copied from a label. Drafts keep the choices as texts.
import { roundToHundredth } from "#domain/nutrition/meal-totals.ts";
import type { CarbohydrateMeaning } from "#domain/products/carbohydrate.ts";
import { type PrintedBasis, perHundredFactor } from "#domain/products/printed-figures.ts";
import { parseNumber } from "../../i18n/parse-number.ts";

export function meaningIn({ carbohydrate }: { readonly carbohydrate: string }): CarbohydrateMeaning {
  return carbohydrate === "withFibre" ? "withFibre" : "withoutFibre";
}

interface BasisChoice {
  readonly basis: string;
}

export function basisIn({ basis }: BasisChoice): PrintedBasis {
  return basis === "serving" ? "serving" : "hundred";
}

/** The number that turns typed figures into those for 100 g; 1 while the weight of a serving is missing. */
export function factorIn(choice: BasisChoice, servingGrams: string): number {
  return perHundredFactor(basisIn(choice), parseNumber(servingGrams)) ?? 1;
}

export function perHundred(typed: number | null, factor: number): number | null {
  return typed === null || factor === 1 ? typed : roundToHundredth(typed * factor);
}

// The figures of a form that is copied from a label: typed as the label prints them, kept for 100 g.
import { energyDensityMax } from "#contract/limits.ts";
import { type EnergyUnit, fromKcal, toKcal } from "#domain/nutrition/energy-unit.ts";
import { saltGramsOf, sodiumMgOf } from "#domain/nutrition/salt.ts";
import { printedCarbohydrate, totalCarbohydrate } from "#domain/products/carbohydrate.ts";
import { looksLikeServing } from "#domain/products/check-figures.ts";
import { enteredFigureNames } from "#domain/products/product.ts";
import { parseNumber } from "../../i18n/parse-number.ts";
import { basisIn, factorIn, meaningIn, perHundred } from "./label-conventions.ts";

export type FigureName = (typeof enteredFigureNames)[number];
/** In kcal and g, in 100 g; null: not stated. */
type Figures = Readonly<Record<FigureName, number | null>>;

export const emptyFigures = {
  ...{ calories: "", protein: "", carbs: "", fat: "", fiber: "", sugars: "", saturatedFat: "", salt: "" },
  ...{ carbohydrate: "", basis: "" },
};
export type TypedFigures = Readonly<typeof emptyFigures>;

/** Of a kept figure, as shown in its field. */
export const typedDecimals = 3;

export interface Printed {
  readonly energyUnit: EnergyUnit;
  /** The label has sodium in mg in place of salt in g. */
  readonly hasSodium: boolean;
}

/**
 * The most that a figure can be, in the typed unit. The limits are for 100 g: of a serving of `weight`, the same share of them.
 */
export function mostTyped(
  field: FigureName,
  {
    values,
    weight,
    printed,
  }: { readonly values: TypedFigures; readonly weight: string; readonly printed: Printed },
): number {
  const share = 1 / factorIn(values, weight);
  if (field === "calories") return fromKcal(energyDensityMax, printed.energyUnit) * share;
  return (field === "salt" && printed.hasSodium ? sodiumMgOf(100) : 100) * share;
}

export interface Conventions extends Printed {
  /** As labels of the person's country print it. */
  readonly carbohydrate: string;
  readonly typed: (value: number) => string;
}

/** Kept figures as they are typed. */
export function typeFigures(
  kept: Figures,
  { carbohydrate, energyUnit, hasSodium, typed }: Conventions,
): TypedFigures {
  const text = (value: number | null) => (value === null ? "" : typed(value));
  const plain = Object.fromEntries(enteredFigureNames.map((field) => [field, text(kept[field])]));
  return {
    ...emptyFigures,
    ...plain,
    calories: text(kept.calories === null ? null : fromKcal(kept.calories, energyUnit)),
    carbs: text(printedCarbohydrate(kept.carbs, kept.fiber, meaningIn({ carbohydrate }))),
    salt: text(hasSodium && kept.salt !== null ? sodiumMgOf(kept.salt) : kept.salt),
    carbohydrate,
    basis: "hundred",
  };
}

/** The typed carbohydrate with its fibre, not yet for 100 g. */
export function carbsIn(values: TypedFigures): number | null {
  const number = (text: string) => parseNumber(text) ?? null;
  return totalCarbohydrate(number(values.carbs), number(values.fiber), meaningIn(values));
}

/** What the typed figures of a serving of `weight`, or of 100 g, are in 100 g. */
export function figuresIn(values: TypedFigures, weight: string, { energyUnit, hasSodium }: Printed): Figures {
  const factor = factorIn(values, weight);
  const number = (field: FigureName) => perHundred(parseNumber(values[field]) ?? null, factor);
  const salt = parseNumber(values.salt) ?? null;
  return {
    calories: values.calories.trim() === "" ? null : toKcal(number("calories") ?? 0, energyUnit),
    protein: number("protein"),
    carbs: perHundred(carbsIn(values), factor),
    fat: number("fat"),
    fiber: number("fiber"),
    sugars: number("sugars"),
    saturatedFat: number("saturatedFat"),
    salt: perHundred(salt !== null && hasSodium ? saltGramsOf(salt) : salt, factor),
  };
}

/** A doubt about what the typed figures are for, which those that are kept no longer tell. */
export function doubtOfBasis(
  values: TypedFigures,
  weight: string,
  figures: Pick<Figures, "protein" | "carbs" | "fat">,
) {
  const isDoubtful = basisIn(values) === "hundred" && looksLikeServing(figures, parseNumber(weight) ?? null);
  return isDoubtful ? (["serving"] as const) : [];
}

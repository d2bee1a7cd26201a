import { energyDensityMax, foodGramsMax, foodGramsMin } from "#contract/limits.ts";
import { type EnergyUnit, fromKcal, toKcal } from "#domain/nutrition/energy-unit.ts";
import { saltGramsOf, sodiumMgOf } from "#domain/nutrition/salt.ts";
import {
  type CarbohydrateMeaning,
  printedCarbohydrate,
  totalCarbohydrate,
} from "#domain/products/carbohydrate.ts";
import { doubtsOf } from "#domain/products/check-figures.ts";
import { enteredFigureNames } from "#domain/products/product.ts";
import { parseNumber } from "../../i18n/parse-number.ts";
import { factorIn, meaningIn, perHundred } from "../nutrition/label-conventions.ts";
import type { OwnProduct } from "./own-products-queries.ts";

export type Field = (typeof enteredFigureNames)[number] | "servingGrams";
export const empty = {
  ...{ name: "", calories: "", protein: "", carbs: "", fat: "", fiber: "", sugars: "", saturatedFat: "" },
  ...{ salt: "", servingGrams: "", carbohydrate: "", basis: "" },
};

interface Printed {
  readonly energyUnit: EnergyUnit;
  /** The label has sodium in mg in place of salt in g. */
  readonly hasSodium: boolean;
}

/** The limits are for 100 g: of a serving, the same share of them. */
export function rangeOf(
  field: Field,
  { values, energyUnit, hasSodium }: Printed & { readonly values: typeof empty },
): readonly [number, number] {
  if (field === "servingGrams") return [foodGramsMin, foodGramsMax];
  const share = 1 / factorIn(values, values.servingGrams);
  if (field === "calories") return [0, fromKcal(energyDensityMax, energyUnit) * share];
  return [0, (field === "salt" && hasSodium ? sodiumMgOf(100) : 100) * share];
}

/** Of a stored figure, as shown in its field. */
export const typedDecimals = 3;

interface Conventions {
  readonly carbohydrate: CarbohydrateMeaning;
  readonly energyUnit: EnergyUnit;
  readonly hasSodium: boolean;
  readonly typed: (value: number) => string;
}

/** The carbohydrate as labels of the person's country print it. */
export function valuesOf(
  { name, figures: kept, servingGrams }: OwnProduct,
  { carbohydrate, energyUnit, hasSodium, typed }: Conventions,
): typeof empty {
  const text = (value: number | null) => (value === null ? "" : typed(value));
  const typedFigures = Object.fromEntries(enteredFigureNames.map((field) => [field, text(kept[field])]));
  const carbs = text(printedCarbohydrate(kept.carbs, kept.fiber, carbohydrate));
  const calories = text(fromKcal(kept.calories, energyUnit));
  const salt = text(hasSodium && kept.salt !== null ? sodiumMgOf(kept.salt) : kept.salt);
  const others = { name, servingGrams: text(servingGrams), carbohydrate, basis: "hundred" };
  return { ...empty, ...typedFigures, calories, carbs, salt, ...others };
}

export function carbsOf(values: typeof empty): number | null {
  const number = (text: string) => parseNumber(text) ?? null;
  return totalCarbohydrate(number(values.carbs), number(values.fiber), meaningIn(values));
}

export type ProductBody = ReturnType<typeof bodyOf>;

export function doubtsOfBody({ figures: sent, unit = "g" }: ProductBody) {
  const unstated = { alcohol: null, polyols: null };
  return doubtsOf({ figures: { ...unstated, ...sent }, unit, kilojoules: null });
}

/** Values that the form does not ask for are sent back unchanged. */
export function bodyOf(
  values: typeof empty,
  kept: OwnProduct | undefined,
  { energyUnit, hasSodium }: Printed,
) {
  const factor = factorIn(values, values.servingGrams);
  const number = (field: Field) => perHundred(parseNumber(values[field]) ?? null, factor);
  const printedSalt = parseNumber(values.salt) ?? null;
  return {
    ...(kept && { brand: kept.brand, unit: kept.unit, packGrams: kept.packGrams }),
    ...(kept && { micronutrients: kept.micronutrients }),
    name: values.name.trim(),
    figures: {
      ...(kept && { alcohol: kept.figures.alcohol, polyols: kept.figures.polyols }),
      calories: toKcal(number("calories") ?? 0, energyUnit),
      protein: number("protein"),
      carbs: perHundred(carbsOf(values), factor),
      fat: number("fat"),
      fiber: number("fiber"),
      sugars: number("sugars"),
      saturatedFat: number("saturatedFat"),
      salt: perHundred(printedSalt !== null && hasSodium ? saltGramsOf(printedSalt) : printedSalt, factor),
    },
    servingGrams: parseNumber(values.servingGrams) ?? null,
  };
}

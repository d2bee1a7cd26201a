import { energyDensityMax } from "#contract/limits.ts";
import { kcalOfMacros } from "#domain/nutrition/energy-factors.ts";
import { type EnergyUnit, fromKcal, toKcal } from "#domain/nutrition/energy-unit.ts";
import { printedCarbohydrate, totalCarbohydrate } from "#domain/products/carbohydrate.ts";
import { doubtsOfMacros } from "#domain/products/check-figures.ts";
import type { PrintedBasis } from "#domain/products/printed-figures.ts";
import { parseNumber, typedNumber } from "../../i18n/parse-number.ts";
import type { ShownPreferences } from "../../storage/diary-preferences.ts";
import { factorIn, meaningIn, perHundred } from "../nutrition/label-conventions.ts";
import type { OwnFood } from "./addable.ts";

export const ownFoodFigures = ["calories", "protein", "carbs", "fat", "fiber"] as const;
export type OwnFoodFigure = (typeof ownFoodFigures)[number];
type Figure = OwnFoodFigure;

export type OwnFoodValues = ReturnType<typeof initialValues>;

/** What is left empty is unknown, which is not 0; but for the energy, where the person wants to see none. */
export function fieldsOf(
  values: OwnFoodValues,
  { hidesCalories, energyUnit }: Pick<ShownPreferences, "hidesCalories" | "energyUnit">,
) {
  const factor = factorIn(values, values.portionGrams);
  const number = (field: Figure) => perHundred(parseNumber(values[field]) ?? null, factor);
  const [protein, fat, fiber] = [number("protein"), number("fat"), number("fiber")];
  const carbs = totalCarbohydrate(number("carbs"), fiber, meaningIn(values));
  const macros = { protein: protein ?? 0, carbs: carbs ?? 0, fat: fat ?? 0 };
  const isLeftOut = hidesCalories && values.calories.trim() === "";
  const calories = isLeftOut
    ? Math.min(energyDensityMax, kcalOfMacros(macros))
    : toKcal(number("calories") ?? 0, energyUnit);
  const portionGrams = parseNumber(values.portionGrams) ?? 0;
  return { name: values.name.trim(), calories, protein, carbs, fat, fiber, portionGrams };
}

type Fields = ReturnType<typeof fieldsOf>;

export function doubtsOfFields({ calories, protein, carbs, fat, fiber }: Fields) {
  return doubtsOfMacros({ calories, protein, carbs, fat, fiber });
}

interface Conventions {
  readonly carbohydrate: string;
  /** For a new food; stored figures are for 100 g. */
  readonly basis: PrintedBasis;
  readonly locale: string;
  readonly energyUnit: EnergyUnit;
}

/** The carbohydrate as labels of the person's country print it. */
export function initialValues(
  food: OwnFood | undefined,
  { carbohydrate, basis, locale, energyUnit }: Conventions,
) {
  const text = (figure: number | null) => (figure === null ? "" : typedNumber(figure, locale));
  const stated = (name: Figure) => (food === undefined || food.unknown.includes(name) ? null : food[name]);
  const energy = stated("calories");
  const meaning = meaningIn({ carbohydrate });
  return {
    name: food?.name ?? "",
    calories: text(energy && fromKcal(energy, energyUnit)),
    protein: text(stated("protein")),
    carbs: text(printedCarbohydrate(stated("carbs"), stated("fiber"), meaning)),
    fat: text(stated("fat")),
    fiber: text(stated("fiber")),
    // The label states a serving's weight, and its figures cannot be converted without it: nothing is filled in.
    portionGrams: text(food?.portionGrams ?? (basis === "serving" ? null : 100)),
    carbohydrate,
    basis: food ? "hundred" : (basis as string),
  };
}

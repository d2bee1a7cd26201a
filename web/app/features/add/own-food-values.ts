import { energyDensityMax } from "#contract/limits.ts";
import { kcalOfMacros } from "#domain/nutrition/energy-factors.ts";
import { doubtsOfStated } from "#domain/products/check-figures.ts";
import { enteredFigureNames } from "#domain/products/product.ts";
import { parseNumber } from "../../i18n/parse-number.ts";
import {
  type Conventions,
  emptyFigures,
  figuresIn,
  type Printed,
  type TypedFigures,
  typeFigures,
} from "../nutrition/label-figures.ts";
import type { OwnFood } from "./addable.ts";

export interface OwnFoodValues extends TypedFigures, Readonly<Record<string, string>> {
  readonly name: string;
  readonly portionGrams: string;
}

/** What is left empty is unknown, which is not 0; but for the energy, where the person wants to see none. */
export function fieldsOf(values: OwnFoodValues, printed: Printed & { readonly hidesCalories: boolean }) {
  const { calories: typed, ...figures } = figuresIn(values, values.portionGrams, printed);
  const { protein, carbs, fat } = figures;
  const macros = { protein: protein ?? 0, carbs: carbs ?? 0, fat: fat ?? 0 };
  const unseen = printed.hidesCalories ? Math.min(energyDensityMax, kcalOfMacros(macros)) : 0;
  const portionGrams = parseNumber(values.portionGrams) ?? 0;
  return { name: values.name.trim(), calories: typed ?? unseen, ...figures, portionGrams };
}

export function doubtsOfFields({ name: _, portionGrams: __, ...figures }: ReturnType<typeof fieldsOf>) {
  return doubtsOfStated(figures);
}

/** A new food has the label's basis; stored figures are for 100 g. */
export function initialValues(
  food: OwnFood | undefined,
  { basis, ...conventions }: Conventions & { readonly basis: string },
): OwnFoodValues {
  const { typed, carbohydrate } = conventions;
  if (food)
    return {
      ...typeFigures(statedFigures(food), conventions),
      name: food.name,
      portionGrams: typed(food.portionGrams),
    };
  // The label states a serving's weight, and its figures cannot be converted without it: nothing is filled in.
  const portionGrams = basis === "serving" ? "" : typed(100);
  return { ...emptyFigures, carbohydrate, basis, name: "", portionGrams };
}

/** null: not stated. */
export function statedFigures(food: OwnFood) {
  const stated = enteredFigureNames.map((name) => [
    name,
    food.unknown.some((each) => each === name) ? null : food[name],
  ]);
  // Safe: it has all names.
  return Object.fromEntries(stated) as Readonly<Record<(typeof enteredFigureNames)[number], number | null>>;
}

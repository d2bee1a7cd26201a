import { doubtsOf } from "#domain/products/check-figures.ts";
import { parseNumber } from "../../i18n/parse-number.ts";
import {
  type Conventions,
  emptyFigures,
  figuresIn,
  type Printed,
  typeFigures,
} from "../nutrition/label-figures.ts";
import type { OwnProduct } from "./own-products-queries.ts";

export const empty = { ...emptyFigures, name: "", servingGrams: "" };

export function valuesOf(
  { name, figures, servingGrams }: OwnProduct,
  conventions: Conventions,
): typeof empty {
  const serving = servingGrams === null ? "" : conventions.typed(servingGrams);
  return { ...typeFigures(figures, conventions), name, servingGrams: serving };
}

export type ProductBody = ReturnType<typeof bodyOf>;

export function doubtsOfBody({ figures: sent, unit = "g" }: ProductBody) {
  const unstated = { alcohol: null, polyols: null };
  return doubtsOf({ figures: { ...unstated, ...sent }, unit, kilojoules: null });
}

/** Values that the form does not ask for are sent back unchanged. */
export function bodyOf(values: typeof empty, kept: OwnProduct | undefined, printed: Printed) {
  const figures = figuresIn(values, values.servingGrams, printed);
  return {
    ...(kept && { brand: kept.brand, unit: kept.unit, packGrams: kept.packGrams }),
    ...(kept && { micronutrients: kept.micronutrients }),
    name: values.name.trim(),
    figures: {
      ...(kept && { alcohol: kept.figures.alcohol, polyols: kept.figures.polyols }),
      ...figures,
      calories: figures.calories ?? 0,
    },
    servingGrams: parseNumber(values.servingGrams) ?? null,
  };
}

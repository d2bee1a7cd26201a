import type { Barcode } from "../barcodes/barcode.ts";
import type { MicronutrientName } from "../nutrition/nutrients.ts";

/** The figures that forms ask for, because labels usually state them. */
export const enteredFigureNames = [
  "calories",
  "protein",
  "carbs",
  "fat",
  "fiber",
  "sugars",
  "saturatedFat",
  "salt",
] as const;
/** kcal and g in 100 g, or in 100 ml of a drink. `carbs` includes fibre, as everywhere here. */
export const productFigureNames = [...enteredFigureNames, "alcohol", "polyols"] as const;
type ProductFigureName = (typeof productFigureNames)[number];

/** null: not stated, which is not 0. */
export type ProductFigures = Readonly<Record<ProductFigureName, number | null>>;

/** `ml`: the figures are of 100 ml; a millilitre is counted as a gram. */
export const productUnits = ["g", "ml"] as const;
export type ProductUnit = (typeof productUnits)[number];

/** Vitamins and minerals in 100 g or 100 ml, in their own units; what is not stated is absent. */
export type ProductMicronutrients = Readonly<Partial<Record<MicronutrientName, number>>>;

export interface Product {
  readonly code: Barcode;
  readonly name: string;
  readonly brand: string | null;
  readonly unit: ProductUnit;
  readonly figures: ProductFigures;
  readonly micronutrients?: ProductMicronutrients;
  /** Kilojoules as printed; null where only kcal are. */
  readonly kilojoules: number | null;
  readonly servingGrams: number | null;
  readonly packGrams: number | null;
}

/** Why the figures of a product, a label or a food of one's own cannot all be right. They are shown, and never corrected. */
export const productDoubts = ["energy", "kilojoules", "tooMuch", "parts"] as const;
export type ProductDoubt = (typeof productDoubts)[number];

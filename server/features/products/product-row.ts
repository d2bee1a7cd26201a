import type { Product } from "#domain/products/product.ts";
import type { Row } from "../../database/schema.ts";

/** The columns that `products` and `own_products` share. */
type ProductRow = Omit<Row<"products">, "names" | "asked_at">;

export function toProduct(row: ProductRow): Product {
  const { code, name, brand, unit, kilojoules, serving_grams: servingGrams, pack_grams: packGrams } = row;
  const { calories, protein, carbs, fat, fiber, sugars, salt, alcohol, polyols } = row;
  const figures = { calories, protein, carbs, fat, fiber, sugars, salt, alcohol, polyols };
  return {
    ...{ code, name, brand, unit, kilojoules, servingGrams, packGrams },
    figures: { ...figures, saturatedFat: row.saturated_fat },
  };
}

/** The columns that both tables have. */
export function columnsOf({ figures, servingGrams, packGrams, ...rest }: Product): ProductRow {
  const { saturatedFat, ...others } = figures;
  const { code, name, brand, unit, kilojoules } = rest;
  return {
    ...{ code, name, brand, unit, kilojoules, ...others },
    saturated_fat: saturatedFat,
    serving_grams: servingGrams,
    pack_grams: packGrams,
  };
}

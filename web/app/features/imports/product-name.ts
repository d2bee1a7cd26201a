import type { ImportFormat } from "#contract/shapes/imports.ts";
import { importedProducts } from "#domain/nutrition/imported-food.ts";

/** The same in every language. */
export function productName(format: ImportFormat): string {
  return format === "platewise" ? "Platewise" : importedProducts[format];
}

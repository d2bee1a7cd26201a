import type { FoodSource } from "./meal-analysis.ts";

/** The products whose exports can be imported, and their names. */
export const importedProducts = {
  myfitnesspal: "MyFitnessPal",
  cronometer: "Cronometer",
  loseit: "Lose It!",
  macrofactor: "MacroFactor",
  fatsecret: "FatSecret",
  lifesum: "Lifesum",
  yazio: "Yazio",
  fitbit: "Fitbit",
  applehealth: "Apple Health",
  samsunghealth: "Samsung Health",
  sparkyfitness: "SparkyFitness",
  waistline: "Waistline",
  opennutritracker: "OpenNutriTracker",
} as const;
export type ImportedProduct = keyof typeof importedProducts;

const tablePrefix = "Imported from ";

/** `FoodSource.table` of a food whose figures are as that product's export gives them. */
export function importedTable(product: ImportedProduct): string {
  return `${tablePrefix}${importedProducts[product]}`;
}

/** The product's name; undefined for any other source. */
export function importedFrom({ source }: { readonly source: FoodSource }): string | undefined {
  return source.table.startsWith(tablePrefix) ? source.table.slice(tablePrefix.length) : undefined;
}

import type { FoodSource } from "./meal-analysis.ts";

/** `FoodSource.table` of figures that the person entered: a food of their own, or calories alone. */
export const enteredTable = "Entered by you";
/** `FoodSource.code` of calories entered without a food. They weigh nothing. */
export const quickCaloriesCode = "quick";

/** Code of a food whose energy the person stated: the row's figures in proportion to it. */
export const statedEnergyCode = "energy";

/** `FoodSource.table` of packaged products: of Open Food Facts, of the person's own, and of a label as it was photographed. */
export const openFoodFactsTable = "Open Food Facts";
export const ownProductTable = "Your own product";
export const labelTable = "Label, photographed by you";
const productTables = [openFoodFactsTable, ownProductTable, labelTable];

/** Whether the food's figures are in the meal alone: no table of ours has the food. */
export function hasOnlyOwnFigures(food: { readonly source: FoodSource }): boolean {
  return isEntered(food) || productTables.includes(food.source.table);
}

export function isEntered({ source }: { readonly source: FoodSource }): boolean {
  return source.table === enteredTable;
}

export function isFromLabel({ source }: { readonly source: FoodSource }): boolean {
  return source.table === labelTable;
}

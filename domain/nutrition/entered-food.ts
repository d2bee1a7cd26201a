import type { FoodSource } from "./meal-analysis.ts";

/** `FoodSource.table` of figures that the person entered: a food of their own, or calories alone. */
export const enteredTable = "Entered by you";
/** `FoodSource.code` of calories entered without a food. They weigh nothing. */
export const quickCaloriesCode = "quick";

export function isEntered({ source }: { readonly source: FoodSource }): boolean {
  return source.table === enteredTable;
}

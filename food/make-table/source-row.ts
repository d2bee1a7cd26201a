import type { FoodRow } from "../food-row.ts";

/** A row of the table that is being made; its position is not known yet. */
export type SourceRow = Omit<FoodRow, "index">;

const decimals = 4;

/** Enough for every figure of the sources; hides what binary fractions add to sums. */
export function rounded(value: number): number {
  return Number(value.toFixed(decimals));
}

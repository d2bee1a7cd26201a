import type { FoodRow } from "#food/food-row.ts";
import type { Contents } from "#food/portions/containers.ts";
import { densityOf } from "./row-density.ts";

export function gramsOfContents(row: FoodRow, { amount, unit }: Contents): number {
  return unit === "g" ? amount : amount * densityOf(row);
}

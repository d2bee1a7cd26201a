/** analysis/text: from a sentence to foods. This file tells how heavy a volume of a food is. */
import { isDrink as isDrinkClass } from "#domain/nutrition/nutri-score.ts";
import type { FoodRow } from "#food/food-row.ts";
import { mlPerFluidOunce, volume } from "../quantities/measures.ts";
import { portionsOf } from "./read-portions.ts";

/** g of one ml. */
export function densityOf(row: FoodRow): number {
  if (row.gramsPerMl !== null) return row.gramsPerMl;
  const known: readonly (readonly [string, number])[] = [
    ["cup", volume.cup.ml],
    ["tablespoon", volume.tablespoon.ml],
    ["fl", mlPerFluidOunce],
  ];
  for (const [word, ml] of known) {
    const portion = portionsOf(row).find((each) => each.kind === "volume" && each.words[0] === word);
    if (portion !== undefined) return portion.grams / ml;
  }
  return 1;
}

export function isDrink(row: FoodRow): boolean {
  return isDrinkClass(row.nutriScoreClass);
}

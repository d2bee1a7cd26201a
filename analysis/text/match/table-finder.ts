/** Keeps one index for each food table, for the analyser and the food search alike. */
import type { FoodTable } from "#food/food-row.ts";
import { buildFoodIndex } from "./build-food-index.ts";
import { RowFinder } from "./find-rows.ts";
import type { FoodIndex } from "./food-index.ts";

export interface TableFinder {
  readonly index: FoodIndex;
  readonly finder: RowFinder;
}

const finders = new WeakMap<FoodTable, TableFinder>();

export function tableFinderOf(table: FoodTable): TableFinder {
  const known = finders.get(table);
  if (known !== undefined) return known;
  const index = buildFoodIndex(table.rows);
  const made = { index, finder: new RowFinder(index) };
  finders.set(table, made);
  return made;
}

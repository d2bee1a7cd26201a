import type { FoodTable } from "../food-row.ts";
import { loadFoodTable } from "../load-food-table.ts";

let table: FoodTable | undefined;

/** As in production, one table serves all: every test file of a worker, with what the analyser derives from its rows. */
export function loadFoodTableOnce(): FoodTable {
  table ??= loadFoodTable();
  return table;
}

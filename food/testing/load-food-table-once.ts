import type { FoodTable } from "../food-row.ts";
import { loadFoodTable, loadUnjudgedFoodTable } from "../load-food-table.ts";

let judged: FoodTable | undefined;
let unjudged: FoodTable | undefined;

/**
 * One table for every test file of a worker, with what the analyser derives from its rows. Its portions are those before the
 * fitted shares: another fit changes the grams of a portion, but no rule of how it is chosen.
 */
export function loadFoodTableOnce(): FoodTable {
  unjudged ??= loadUnjudgedFoodTable();
  return unjudged;
}

/** The table as in production, with the fitted shares. */
export function loadJudgedFoodTableOnce(): FoodTable {
  judged ??= loadFoodTable();
  return judged;
}

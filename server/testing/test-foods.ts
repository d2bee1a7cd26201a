import type { FoodTable } from "#food/food-row.ts";
import { foodTableOf } from "#food/load-food-table.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createFoodAdapters, type FoodAdapters } from "../adapters/food-adapters.ts";

interface Foods {
  readonly table: FoodTable;
  readonly food: FoodAdapters;
}

function foodsOf(table: FoodTable): Foods {
  return { table, food: createFoodAdapters(table) };
}

let foods: Foods | undefined;
/** One set for every test file of a worker, as in production one serves all. */
export function loadFoodsOnce(): Foods {
  foods ??= foodsOf(loadFoodTableOnce());
  return foods;
}

export const noFoods = (): Foods => foodsOf(foodTableOf([]));

import { createMealCorrector } from "#analysis/correct/correct-meal.ts";
import { nameOfRow } from "#analysis/text/match/name-rows.ts";
import { searchFoods } from "#analysis/text/search-foods.ts";
import { createTextAnalyser } from "#analysis/text/text-analyser.ts";
import type { FoodTable } from "#food/food-row.ts";
import { loadFoodTable } from "#food/load-food-table.ts";
import type { Adapters } from "./adapters.ts";

export type FoodAdapters = Pick<Adapters, "analyser" | "corrector" | "findFood" | "searchFoods">;

/** One set serves all callers. */
export function createFoodAdapters(table: FoodTable = loadFoodTable()): FoodAdapters {
  const analyser = createTextAnalyser(table);
  return {
    analyser,
    corrector: createMealCorrector(analyser, table),
    findFood: (tableName, code) => {
      const row = table.find(tableName, code);
      return row && { ...row, nameIn: (language) => nameOfRow(row, language) };
    },
    searchFoods: async (query, language, limit) => searchFoods(table, query, language, limit),
  };
}

/** server/adapters: what the application needs from outside itself. This file: the analyser and the food table behind it. */
import { createTextAnalyser } from "#analysis/text/text-analyser.ts";
import type { FoodRow, FoodTable } from "#food/food-row.ts";
import { loadFoodTable } from "#food/load-food-table.ts";
import type { Adapters } from "./adapters.ts";

/** Where a food's table names no usual portion, the amount that its figures are given for, in g. */
const defaultPortionGrams = 100;

export type FoodAdapters = Pick<Adapters, "analyser" | "findFood" | "searchFoods">;

/** Loads the table, which takes a moment; one set serves all callers. */
export function createFoodAdapters(table: FoodTable = loadFoodTable()): FoodAdapters {
  const analyser = createTextAnalyser(table);
  return {
    analyser,
    findFood: table.find,
    // Search reads words as the analyser does, so what it finds is what a scan would have found.
    searchFoods: async (text, language, limit) => {
      const outcome = await analyser.analyse({ text, language });
      if (outcome.kind !== "analysed") return [];
      const sources = outcome.analysis.foods.flatMap(({ source, candidates }) => [
        source,
        ...candidates.map((candidate) => candidate.source),
      ]);
      const rows = sources.flatMap(({ table: name, code }) => table.find(name, code) ?? []);
      return [...new Set(rows)].slice(0, limit).map(presentRow);
    },
  };
}

function presentRow({ source, per100Grams, defaultGrams }: FoodRow) {
  return { name: source.description, source, per100Grams, defaultGrams: defaultGrams ?? defaultPortionGrams };
}

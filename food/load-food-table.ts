/** food/: the food-composition table. This file loads it from disk. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FoodRow, FoodTable } from "./food-row.ts";
import { readTableFile } from "./table-file.ts";

export const foodTablePath = fileURLToPath(new URL("./table.tsv", import.meta.url));

function keyOf(table: string, code: string): string {
  return `${table}\t${code}`;
}

/** The food table over the given rows. */
export function foodTableOf(rows: readonly FoodRow[]): FoodTable {
  const rowByKey = new Map(rows.map((row) => [keyOf(row.source.table, row.source.code), row]));
  return { rows, find: (table, code) => rowByKey.get(keyOf(table, code)) };
}

/** Reads the whole table; the caller keeps it. */
export function loadFoodTable(): FoodTable {
  return foodTableOf(readTableFile(readFileSync(foodTablePath)));
}

/** Loads the food-composition table and its names from disk. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FoodMenus, FoodRow, FoodTable } from "./food-row.ts";
import { loadMenus, Menus } from "./menus/menus.ts";
import { type NamesByCode, readNamesFile } from "./names/food-names.ts";
import { nameRows, newestRows } from "./names/name-rows.ts";
import { rowWithoutParts } from "./parts-of-dishes.ts";
import { withJudgedShares } from "./portions/judged-shares.ts";
import { readTableFile } from "./table-file.ts";

export const foodTablePath = fileURLToPath(new URL("./table.tsv", import.meta.url));

const namesFolder = fileURLToPath(new URL("./names/", import.meta.url));

/** Every file of names as one: a code that two files name is a mistake. */
export function loadNames(): NamesByCode {
  const files = readdirSync(namesFolder).filter((file) => file.endsWith(".tsv"));
  const text = files.map((file) => readFileSync(`${namesFolder}${file}`, "utf8")).join("\n");
  return readNamesFile(text);
}

function keyOf(table: string, code: string): string {
  return `${table}\t${code}`;
}

const noMenus = new Menus([], []);

/** The food table over the given rows, which also finds each of its dishes without parts of it. */
export function foodTableOf(rows: readonly FoodRow[], menus: FoodMenus = noMenus): FoodTable {
  const rowByKey = new Map(rows.map((row) => [keyOf(row.source.table, row.source.code), row]));
  const rowByCode = newestRows(rows);
  const findByCode = (code: string) => rowByCode.get(code);
  return {
    rows,
    menus,
    findByCode,
    find: (table, code) =>
      rowByKey.get(keyOf(table, code)) ??
      menus.find(table, code) ??
      rowWithoutParts(code, (dish) => rowByKey.get(keyOf(table, dish)), findByCode),
  };
}

function loadRows(): readonly FoodRow[] {
  return nameRows(readTableFile(readFileSync(foodTablePath)), loadNames());
}

/** Reads the whole table; the caller keeps it. */
export function loadFoodTable(): FoodTable {
  return foodTableOf(withJudgedShares(loadRows()), loadMenus());
}

/** Reads the table with the portions as they are before the shares that are fitted to judged sentences. */
export function loadUnjudgedFoodTable(): FoodTable {
  return foodTableOf(loadRows(), loadMenus());
}

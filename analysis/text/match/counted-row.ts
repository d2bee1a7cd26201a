import type { Country } from "#domain/people/country.ts";
import type { FoodRow, FoodTable } from "#food/food-row.ts";
import { localRowOf } from "./local-rows.ts";
import { countsUsualFat, plainRowOf } from "./plain-rows.ts";

/** What a sentence counts for the row in the country: outside the US, without the fat that nobody named. */
export function countedRow(row: FoodRow, table: FoodTable, country: Country): FoodRow {
  const local = localRowOf(row, table, country) ?? row;
  const plain = countsUsualFat(country) ? local : (plainRowOf(local, table) ?? local);
  return localRowOf(plain, table, country) ?? plain;
}

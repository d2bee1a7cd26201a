/** The row as it is eaten in a country. Local rows are looked up twice: the row without the added fat of an American survey may have one too. */
import type { Country } from "#domain/people/country.ts";
import type { FoodRow, FoodTable } from "#food/food-row.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { localRowOf, withLocalRows } from "./local-rows.ts";
import { countsUsualFat, plainRowOf, withPlainRows } from "./plain-rows.ts";

/** The foods of a sentence. */
export function asEatenIn(
  country: Country,
  mentions: readonly FoodMention[],
  table: FoodTable,
): readonly FoodMention[] {
  const local = withLocalRows(mentions, table, country);
  return withLocalRows(withPlainRows(local, table, country), table, country);
}

/** The row that a sentence counts where it names this one and says nothing of fat. */
export function rowEatenIn(country: Country, row: FoodRow, table: FoodTable): FoodRow {
  const local = localRowOf(row, table, country) ?? row;
  const plain = countsUsualFat(country) ? local : (plainRowOf(local, table) ?? local);
  return localRowOf(plain, table, country) ?? plain;
}

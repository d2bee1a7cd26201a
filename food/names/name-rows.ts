import { byLanguage } from "#domain/people/language.ts";
import type { FoodRow } from "../food-row.ts";
import type { FoodNames, NamesByCode } from "./food-names.ts";
import { shortFrenchName } from "./short-french-name.ts";

function namesOfSource(row: FoodRow, written: FoodNames | undefined): FoodNames | undefined {
  if (row.frenchName === null) return written;
  const names = byLanguage((language) => written?.[language] ?? []);
  return { ...names, ofSource: [shortFrenchName(row.frenchName), row.frenchName] };
}

/** The newest row of each code: editions follow one another in the table's name. */
export function newestRows(rows: readonly FoodRow[]): ReadonlyMap<string, FoodRow> {
  const newest = new Map<string, FoodRow>();
  for (const row of rows) {
    const known = newest.get(row.source.code);
    if (known === undefined || known.source.table < row.source.table) newest.set(row.source.code, row);
  }
  return newest;
}

/** Gives each row the names written for its code, if it is the newest row of that code, and those of its source. */
export function nameRows(rows: readonly FoodRow[], namesByCode: NamesByCode): readonly FoodRow[] {
  const newest = newestRows(rows);
  return rows.map((row) => {
    const written = newest.get(row.source.code) === row ? namesByCode.get(row.source.code) : undefined;
    const names = namesOfSource(row, written);
    return names === undefined ? row : { ...row, names };
  });
}

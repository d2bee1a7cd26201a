// By description, which reads better than codes and outlives editions of the table.
import type { FoodRow, FoodTable } from "#food/food-row.ts";

export interface DescribedRows {
  find(description: string): FoodRow | undefined;
  /** All rows whose description begins so, in the table's order. */
  startingWith(beginning: string): readonly FoodRow[];
}

const describedRows = new WeakMap<FoodTable, DescribedRows>();

/** The first comma or the word before it: rows of one kind share it. */
function firstPartOf(description: string): string {
  return description.split(",", 1)[0] ?? description;
}

function indexRows(rows: readonly FoodRow[]): DescribedRows {
  const byDescription = new Map<string, FoodRow>();
  const byFirstPart = new Map<string, FoodRow[]>();
  for (const row of rows) {
    const { description } = row.source;
    // Rows of a later edition follow those of an older one, and their figures are newer.
    byDescription.set(description, row);
    const firstPart = firstPartOf(description);
    const same = byFirstPart.get(firstPart);
    if (same === undefined) byFirstPart.set(firstPart, [row]);
    else same.push(row);
  }
  return {
    find: (description) => byDescription.get(description),
    startingWith: (beginning) =>
      (byFirstPart.get(firstPartOf(beginning)) ?? []).filter((row) =>
        row.source.description.startsWith(beginning),
      ),
  };
}

export function describedRowsOf(table: FoodTable): DescribedRows {
  const known = describedRows.get(table);
  if (known !== undefined) return known;
  const made = indexRows(table.rows);
  describedRows.set(table, made);
  return made;
}

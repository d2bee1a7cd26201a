import { createHash } from "node:crypto";
import { foodsPerMealMax } from "#contract/limits.ts";
import type { ImportFormat } from "#contract/shapes/imports.ts";
import { fingerprintOfEntry } from "../own-copy/entry-fingerprint.ts";
import type { FoodRow, ImportRow, WeightRow } from "./read-row.ts";

/** A row with the number of the entry that it becomes, together with others: a meal, or a weight. */
export interface StagedRow {
  readonly row: ImportRow;
  readonly entry: number;
  readonly fingerprint: Buffer;
}

/** Foods of one day and meal type become one meal, or several where they are more than a meal holds. */
export function groupEntries(format: ImportFormat, rows: readonly ImportRow[]): readonly StagedRow[] {
  const open = new Map<string, { entry: number; foods: number }>();
  const repeats = new Map<string, number>();
  let entries = 0;
  return rows.map((row) => {
    if (row.kind === "copied")
      return { row, entry: entries++, fingerprint: fingerprintOfEntry(row.of, row.entry) };
    const content = JSON.stringify([format, ...identityOf(row)]);
    const repeat = repeats.get(content) ?? 0;
    repeats.set(content, repeat + 1);
    const fingerprint = createHash("sha256").update(`${repeat} ${content}`).digest();
    if (row.kind !== "food") return { row, entry: entries++, fingerprint };
    const key = `${row.day} ${row.mealType}`;
    const meal = open.get(key);
    if (!meal || meal.foods >= foodsPerMealMax) {
      open.set(key, { entry: entries, foods: 1 });
      return { row, entry: entries++, fingerprint };
    }
    meal.foods += 1;
    return { row, entry: meal.entry, fingerprint };
  });
}

/** The same for a row of a later export of the same diary: its place in the file does not count. */
function identityOf(row: FoodRow | WeightRow): readonly unknown[] {
  switch (row.kind) {
    case "weight":
      return ["weight", row.day, row.weightKg];
    default: {
      const { source, calories, protein, carbs, fat } = row.food;
      return ["food", row.day, row.mealType, row.time, source.description, calories, protein, carbs, fat];
    }
  }
}

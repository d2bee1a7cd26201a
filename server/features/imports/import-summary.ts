import type { DataImport, ImportPreview, ImportSampleRow } from "#contract/shapes/imports.ts";
import type { ImportRow } from "./reading/read-row.ts";
import type { StagedFile } from "./reading/stage-rows.ts";

type ShownCounts = DataImport["counts"];
export type ImportCounts = Omit<ShownCounts, "listed"> & Partial<Pick<ShownCounts, "listed">>;

/** What is kept of an import beside its rows. */
export interface ImportSummary
  extends Pick<ImportPreview, "firstDay" | "lastDay" | "dateOrder" | "weightUnit" | "sample"> {
  readonly counts: ImportCounts;
  /** Entries of the part that was stored last. */
  readonly partLength?: number;
}

/** Of the rows that are not in the diary from an earlier import. */
export interface FreshRows extends Pick<ShownCounts, "rows" | "entries" | "weights" | "days"> {
  readonly firstDay: ImportPreview["firstDay"];
  readonly lastDay: ImportPreview["lastDay"];
  readonly first: readonly ImportRow[];
}

export function summarise(file: StagedFile, fresh: FreshRows): ImportSummary {
  const { rows, entries, weights, days, firstDay, lastDay, first } = fresh;
  const { skipped, rejectedCount, rejected, dateOrder, weightUnit } = file;
  const counts = {
    ...{ rows, meals: entries - weights, weights, days, entries, skipped },
    ...{ known: file.rowCount - rows, rejected: rejectedCount, listed: rejected.length, stored: 0 },
  };
  return { counts, firstDay, lastDay, dateOrder, weightUnit, sample: first.map(toSampleRow) };
}

function toSampleRow(row: ImportRow): ImportSampleRow {
  const { line, day } = row;
  const none = { mealType: null, name: null, grams: null, calories: null, weightKg: null };
  const nothing = { ...none, protein: null, carbs: null, fat: null };
  if (row.kind === "weight") return { line, day, ...nothing, weightKg: row.weightKg };
  if (row.kind === "meal") {
    const { mealType, name, quantityGrams, calories, protein, carbs, fat } = row.meal;
    return { line, day, mealType, name, grams: quantityGrams, calories, protein, carbs, fat, weightKg: null };
  }
  const { name, grams, calories, unknown = [], ...figures } = row.food;
  const known = (macro: "protein" | "carbs" | "fat") => (unknown.includes(macro) ? null : figures[macro]);
  return {
    ...{ line, day, mealType: row.mealType, name, grams: grams > 0 ? grams : null, calories },
    ...{ protein: known("protein"), carbs: known("carbs"), fat: known("fat"), weightKg: null },
  };
}

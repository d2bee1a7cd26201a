import { importSampleLength } from "#contract/limits.ts";
import type { DataImport, ImportPreview, ImportSampleRow } from "#contract/shapes/imports.ts";
import type { StagedRow } from "./group-entries.ts";
import type { ImportRow, ReadFile } from "./reading/read-row.ts";

/** What is kept of an import beside its rows. */
export type ImportSummary = Pick<
  ImportPreview,
  "counts" | "firstDay" | "lastDay" | "dateOrder" | "weightUnit" | "sample"
>;

/** `staged`: the rows that are not in the diary from an earlier import. */
export function summarise(read: ReadFile, staged: readonly StagedRow[]): ImportSummary {
  const days = [...new Set(staged.map(({ row }) => row.day))].sort();
  const entries = new Map(staged.map(({ row, entry }) => [entry, row.kind]));
  const weights = [...entries.values()].filter((kind) => kind === "weight").length;
  const counts: DataImport["counts"] = {
    rows: staged.length,
    meals: entries.size - weights,
    weights,
    days: days.length,
    known: read.rows.length - staged.length,
    skipped: read.skipped,
    rejected: read.rejected.length,
    stored: 0,
    entries: entries.size,
  };
  return {
    counts,
    firstDay: days[0] ?? null,
    lastDay: days.at(-1) ?? null,
    dateOrder: read.dateOrder,
    weightUnit: read.weightUnit,
    sample: staged.slice(0, importSampleLength).map(({ row }) => toSampleRow(row)),
  };
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

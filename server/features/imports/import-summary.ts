import type { DataImport, ImportPreview, ImportSampleRow, KindCounts } from "#contract/shapes/imports.ts";
import { labelOf } from "./own-copy/entry-label.ts";
import type { ImportRow } from "./reading/read-row.ts";
import type { StagedFile } from "./reading/stage-rows.ts";

type ShownCounts = DataImport["counts"];
/** Imports of earlier releases have fewer. */
export type ImportCounts = Omit<ShownCounts, "listed" | "kinds"> & Partial<ShownCounts>;

/** An import as it is stored, without its rows. */
export interface ImportSummary
  extends Pick<ImportPreview, "firstDay" | "lastDay" | "dateOrder" | "weightUnit" | "sample">,
    Partial<Pick<ImportPreview, "changes">> {
  readonly counts: ImportCounts;
  /** Files of an archive that are no diary; absent from imports of earlier versions. */
  readonly passedOver?: readonly string[];
  /** Columns of which nothing is kept; likewise. */
  readonly leftOut?: readonly string[];
  /** Entries of the part that was stored last. */
  readonly partLength?: number;
}

/** The rows of a file that the account does not have already, exactly as they are. */
export interface NewRows
  extends Pick<ShownCounts, "rows" | "entries" | "meals" | "weights" | "days">,
    Pick<ImportPreview, "firstDay" | "lastDay"> {
  /** The first meals and weights that are no changes. */
  readonly sample: readonly ImportRow[];
  readonly changes: readonly ImportRow[];
}

/** `kinds`: of our own export. */
export function summarise(
  file: StagedFile,
  fresh: NewRows,
  kinds: readonly KindCounts[],
): Required<Omit<ImportSummary, "partLength">> {
  const { sample, changes, firstDay, lastDay, ...counted } = fresh;
  const { skipped, rejectedCount, rejected, dateOrder, weightUnit } = file;
  const counts = {
    ...{ ...counted, skipped, known: file.rowCount - fresh.rows, rejected: rejectedCount },
    ...{ listed: rejected.length, stored: 0, kinds: [...kinds] },
  };
  return {
    ...{
      counts,
      firstDay,
      lastDay,
      dateOrder,
      weightUnit,
      passedOver: file.passedOver,
      leftOut: file.leftOut,
    },
    ...{ sample: sample.flatMap((row) => toSampleRow(row) ?? []), changes: changes.flatMap(toChange) },
  };
}

function toChange(row: ImportRow): ImportPreview["changes"] {
  return row.kind === "copied" ? [{ kind: row.of, label: labelOf(row.entry) }] : [];
}

/** Undefined for what is no meal and no weight. */
function toSampleRow(row: ImportRow): ImportSampleRow | undefined {
  const { line, day } = row;
  if (day === null) return undefined;
  const none = { mealType: null, name: null, grams: null, calories: null, weightKg: null };
  const nothing = { ...none, protein: null, carbs: null, fat: null };
  if (row.kind === "weight") return { line, day, ...nothing, weightKg: row.weightKg };
  if (row.kind === "copied") {
    if (row.of === "weights" && "weightKg" in row.entry)
      return { line, day, ...nothing, weightKg: row.entry.weightKg };
    if (!("quantityGrams" in row.entry)) return undefined;
    const { mealType, name, quantityGrams, calories, protein, carbs, fat } = row.entry;
    return { line, day, mealType, name, grams: quantityGrams, calories, protein, carbs, fat, weightKg: null };
  }
  const { name, grams, unknown = [], ...figures } = row.food;
  const known = (name: "calories" | "protein" | "carbs" | "fat") =>
    unknown.includes(name) ? null : figures[name];
  return {
    ...{ line, day, mealType: row.mealType, name, grams: grams > 0 ? grams : null },
    calories: known("calories"),
    ...{ protein: known("protein"), carbs: known("carbs"), fat: known("fat"), weightKg: null },
  };
}

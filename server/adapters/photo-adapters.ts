import type { MealCorrector } from "#analysis/correct/correct-meal.ts";
import { createLabelReader, type LabelReader } from "#analysis/photo/label/label-reader.ts";
import type { FoodLabels } from "#analysis/photo/load-labels.ts";
import type { PhotoAnalyser } from "#analysis/photo/photo-analyser.ts";
import { createPhotoScanner } from "#analysis/photo/scan-photo.ts";
import type { FoodTable } from "#food/food-row.ts";
import { createPhotoDecoder } from "../http/uploads/photo-decoder.ts";
import type { Adapters } from "./adapters.ts";

export type PhotoAdapters = Pick<Adapters, "photoDecoder" | "photoScanner" | "labelReader">;

/** The message is the analyser's own and contains nothing from the photo. */
function reportFailure(analyser: string, failure: unknown): void {
  const failed = failure instanceof Error ? { type: failure.name, message: failure.message } : {};
  // In the log's format, because adapters are created before the log.
  console.error(
    JSON.stringify({ level: 50, time: Date.now(), analyser, err: failed, msg: "photo analyser" }),
  );
}

/** Starts no process and loads no model before the first photo. */
export function createPhotoAdapters(
  table: FoodTable,
  corrector: MealCorrector,
  analysersOf: (labels: FoodLabels, labelReader: LabelReader) => readonly PhotoAnalyser[],
): PhotoAdapters {
  const labelReader = createLabelReader();
  return {
    photoDecoder: createPhotoDecoder(),
    labelReader,
    photoScanner: createPhotoScanner({
      table,
      corrector,
      analysersOf: (labels) => analysersOf(labels, labelReader),
      report: reportFailure,
    }),
  };
}

import type { MealCorrector } from "#analysis/correct/correct-meal.ts";
import type { ChainStep } from "#analysis/photo/chain/ask-in-turn.ts";
import { createLabelReader, type LabelReader } from "#analysis/photo/label/label-reader.ts";
import type { PhotoLabels } from "#analysis/photo/load-photo-labels.ts";
import { createPhotoScanner } from "#analysis/photo/scan-photo.ts";
import type { FoodTable } from "#food/food-row.ts";
import { createPhotoDecoder } from "../http/uploads/photo-decoder.ts";
import type { Adapters } from "./adapters.ts";
import { reportFailure } from "./report-failure.ts";

export type PhotoAdapters = Pick<Adapters, "photoDecoder" | "photoScanner" | "labelReader">;

/** Starts no process and loads no model before the first photo. */
export function createPhotoAdapters(
  table: FoodTable,
  corrector: MealCorrector,
  analysersOf: (labels: PhotoLabels, labelReader: LabelReader) => readonly ChainStep[],
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

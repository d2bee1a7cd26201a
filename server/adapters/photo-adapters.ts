import type { MealCorrector } from "#analysis/correct/correct-meal.ts";
import type { FoodLabels } from "#analysis/photo/load-labels.ts";
import type { PhotoAnalyser } from "#analysis/photo/photo-analyser.ts";
import { createPhotoScanner } from "#analysis/photo/scan-photo.ts";
import type { FoodTable } from "#food/food-row.ts";
import { createPhotoDecoder } from "../http/uploads/photo-decoder.ts";
import type { Adapters } from "./adapters.ts";

export type PhotoAdapters = Pick<Adapters, "photoDecoder" | "photoScanner">;

/** Which analyser failed and why: its own words, nothing of the photo. */
function reportFailure(analyser: string, failure: unknown): void {
  const failed = failure instanceof Error ? { type: failure.name, message: failure.message } : {};
  // As the log has it: adapters are made before there is one.
  console.error(
    JSON.stringify({ level: 50, time: Date.now(), analyser, err: failed, msg: "photo analyser" }),
  );
}

/** Neither starts a process nor loads a model before the first photo. */
export function createPhotoAdapters(
  table: FoodTable,
  corrector: MealCorrector,
  analysersOf: (labels: FoodLabels) => readonly PhotoAnalyser[],
): PhotoAdapters {
  return {
    photoDecoder: createPhotoDecoder(),
    photoScanner: createPhotoScanner({ table, corrector, analysersOf, report: reportFailure }),
  };
}

import type { PhotoLabel } from "../photo-label.ts";
import { createProcessRecogniser } from "../process/process-recogniser.ts";
import type { FoodRecogniser } from "../recogniser.ts";
import { promptsOf } from "./label-embeddings.ts";

/** @param folder where `npm run photo-model` has put the model; see `isComplete`. */
export function createZeroShotRecogniser(folder: string, labels: readonly PhotoLabel[]): FoodRecogniser {
  const file = new URL("./zero-shot-process.ts", import.meta.url);
  return createProcessRecogniser("zero-shot", file, { folder, prompts: promptsOf(labels) });
}

/** analysis/photo/embedded: the recogniser that ships with the product. This file starts it. */
import type { FoodRecogniser } from "../recogniser.ts";
import { createWorkerRecogniser } from "../worker/worker-recogniser.ts";

/** Costs nothing until the first photo; then loads two models of 9 MB in a thread of its own. */
export function createEmbeddedRecogniser(): FoodRecogniser {
  return createWorkerRecogniser("embedded", new URL("./embedded-worker.ts", import.meta.url));
}

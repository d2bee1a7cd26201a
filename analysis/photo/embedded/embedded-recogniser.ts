import { createProcessRecogniser } from "../process/process-recogniser.ts";
import type { FoodRecogniser } from "../recogniser.ts";

/** Costs nothing until the first photo; then loads two models of 9 MB in a process of its own. */
export function createEmbeddedRecogniser(): FoodRecogniser {
  return createProcessRecogniser("embedded", new URL("./embedded-process.ts", import.meta.url));
}

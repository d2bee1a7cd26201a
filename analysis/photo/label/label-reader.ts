import { createPhotoProcess, type PhotoProcess } from "../process/photo-process.ts";
import type { LabelOutcome } from "./table/label-reading.ts";

export type LabelReader = PhotoProcess<LabelOutcome>;

/** Costs nothing until the first photo; then loads the text models, 15 MB, in a process of its own. */
export function createLabelReader(): LabelReader {
  return createPhotoProcess("label", new URL("./label-process.ts", import.meta.url));
}

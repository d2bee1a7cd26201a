/** web/features/scan: how a meal gets in; the way that was taken last is the one that opens. */
import { readItem, writeItem } from "../../storage/stored-items.ts";
import { keptText } from "./kept-text.ts";

export const captureWays = ["camera", "gallery", "text"] as const;
export type CaptureWay = (typeof captureWays)[number];

export function rememberWay(way: CaptureWay): void {
  writeItem("captureWay", way);
}

/** What lies ready comes first: a photo, then a text; else the way taken last; else the camera. */
export function wayToOpen(hasPhoto: boolean): CaptureWay {
  const last = lastWay();
  if (hasPhoto) return last === "text" ? "gallery" : last;
  return keptText("mealText") === "" ? last : "text";
}

function lastWay(): CaptureWay {
  const last = readItem("captureWay");
  return captureWays.find((way) => way === last) ?? "camera";
}

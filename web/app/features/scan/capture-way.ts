/** web/features/scan: how a meal gets in; the way that was taken last is the one that opens. */
import { keptText } from "./kept-text.ts";

export const captureWays = ["camera", "gallery", "text"] as const;
export type CaptureWay = (typeof captureWays)[number];

const lastWayKey = "scan_way";

export function rememberWay(way: CaptureWay): void {
  try {
    localStorage.setItem(lastWayKey, way);
  } catch {
    // Where storage is forbidden the camera opens each time.
  }
}

/** What lies ready comes first: a photo, then a text; else the way taken last; else the camera. */
export function wayToOpen(hasPhoto: boolean): CaptureWay {
  const last = lastWay();
  if (hasPhoto) return last === "text" ? "gallery" : last;
  return keptText("meal_text") === "" ? last : "text";
}

function lastWay(): CaptureWay {
  try {
    const last = localStorage.getItem(lastWayKey);
    return captureWays.find((way) => way === last) ?? "camera";
  } catch {
    return "camera";
  }
}

import { readItem, writeItem } from "../../../storage/stored-items.ts";
import { loadUnsentText } from "./unsent-text.ts";

export const captureMethods = ["camera", "gallery", "text"] as const;
export type CaptureMethod = (typeof captureMethods)[number];

export function saveCaptureMethod(method: CaptureMethod): void {
  writeItem("captureMethod", method);
}

/** A saved photo or text decides; otherwise the last method used, otherwise the camera. */
export function chooseInitialMethod(hasPhoto: boolean): CaptureMethod {
  const last = loadLastMethod();
  if (hasPhoto) return last === "text" ? "gallery" : last;
  return loadUnsentText("mealText") === "" ? last : "text";
}

function loadLastMethod(): CaptureMethod {
  const last = readItem("captureMethod");
  return captureMethods.find((method) => method === last) ?? "camera";
}

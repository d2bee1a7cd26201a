/** web/features/scan/camera: why there is no preview, by the browser's own names (W3C Media Capture, getUserMedia). */

export type CameraProblem =
  /** The person, or the site's settings, said no. */
  | "denied"
  /** No camera, or a browser (or plain http) that offers none. */
  | "missing"
  /** Another program has it, or it fails. */
  | "busy";

export function classifyCameraError(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "denied";
  return name === "NotFoundError" || name === "NotSupportedError" ? "missing" : "busy";
}

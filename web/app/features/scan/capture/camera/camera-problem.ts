export type CameraProblem =
  /** Refused by the person or by the site's settings. */
  | "denied"
  /** No camera, or none available to this browser or over plain http. */
  | "missing"
  /** In use by another program, or failing. */
  | "busy";

/** Classifies a failure of the camera by the error names that the W3C defines for getUserMedia. */
export function classifyCameraError(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "denied";
  return name === "NotFoundError" || name === "NotSupportedError" ? "missing" : "busy";
}

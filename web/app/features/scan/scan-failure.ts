/** web/features/scan: what a failed analysis means for the person, by the error's stable code (spec section 8). */
import { ApiError } from "../../api/api-error.ts";

/** Each has a title and a text of its own. */
export type ScanFailure =
  | "daily_limit"
  | "visitor_limit"
  | "too_many_requests"
  | "no_food"
  | "offline"
  | "analysis_failed";

export function scanFailureOf(error: unknown): ScanFailure {
  if (!(error instanceof ApiError)) return "analysis_failed";
  switch (error.code) {
    case "anonymous_scan_limit_exceeded":
      return "visitor_limit";
    case "daily_scan_limit_exceeded":
      return "daily_limit";
    case "no_food_recognised":
      return "no_food";
    case "network":
      return "offline";
    default:
      break;
  }
  if (error.status === 403) return "daily_limit";
  return error.status === 429 ? "too_many_requests" : "analysis_failed";
}

/** True where nobody knows whether the server has the scan: the same attempt must be sent again. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return isCancelled(error);
  return error.status === 0 || error.code === "request_in_progress";
}

/** The person didn't want to wait: nothing failed. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

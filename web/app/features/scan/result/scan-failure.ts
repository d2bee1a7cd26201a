import { ApiError } from "../../../api/api-error.ts";
import type { MealInput } from "../capture/meal-input.ts";

/** Each has its own title and text. */
export type ScanFailure =
  | "daily_limit"
  | "visitor_limit"
  | "too_many_requests"
  | "no_food"
  | "offline"
  | "analysis_failed"
  | "photo_failed"
  | "photo_unreadable"
  | "photo_too_large"
  | "too_many_corrections"
  | "gone"
  /** A barcode that no food is known for; the error says why. */
  | "unknown_product";

/** How a server without error codes reports the daily limit. */
const dailyLimitPhrase = /daily scan limit exceeded/i;

/** Classifies a failed scan by the error's code, then by its status. */
export function classifyScanFailure(error: unknown, kind: MealInput["kind"] = "text"): ScanFailure {
  const fallback = kind === "photo" ? "photo_failed" : "analysis_failed";
  if (!(error instanceof ApiError)) return fallback;
  if (dailyLimitPhrase.test(error.message)) return "daily_limit";
  switch (error.code) {
    case "anonymous_scan_limit_exceeded":
      return "visitor_limit";
    case "daily_scan_limit_exceeded":
      return "daily_limit";
    case "no_food_recognised":
    case "correction_changes_nothing":
    case "correction_not_understood":
      return "no_food";
    case "photo_type_not_supported":
    case "photo_unreadable":
    case "photo_too_small":
      return "photo_unreadable";
    case "photo_too_large":
    case "photo_too_many_pixels":
      return "photo_too_large";
    case "too_many_corrections":
      return "too_many_corrections";
    case "submission_not_found":
    case "submission_already_accepted":
      return "gone";
    case "product_not_found":
    case "product_incomplete":
    case "product_source_unavailable":
    case "invalid_barcode":
    case "barcode_of_book":
    case "barcode_of_coupon":
    case "barcode_of_shop":
      return "unknown_product";
    case "network":
      return "offline";
    default:
      break;
  }
  if (error.status === 403) return "daily_limit";
  return error.status === 429 ? "too_many_requests" : fallback;
}

/** True if the server may have received the scan: a retry must reuse the same attempt. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return isCancelled(error);
  return error.status === 0 || error.code === "request_in_progress";
}

/** The product database did not answer: the same code may be asked for again. */
export function isProductSourceUnavailable(error: unknown): boolean {
  return error instanceof ApiError && error.code === "product_source_unavailable";
}

/** Cancelled by the person: not a failure. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

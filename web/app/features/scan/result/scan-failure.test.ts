import { describe, expect, it } from "vitest";
import { ApiError, type ApiErrorCode } from "../../../api/api-error.ts";
import { classifyScanFailure, isOutcomeUnknown } from "./scan-failure.ts";

describe("a failed scan", () => {
  const failed = (status: number, code: ApiErrorCode) => new ApiError(status, code, "");

  it.each([
    [failed(422, "no_food_recognised"), "no_food"],
    [failed(403, "daily_scan_limit_exceeded"), "daily_limit"],
    [failed(403, "unknown"), "daily_limit"],
    [failed(403, "anonymous_scan_limit_exceeded"), "visitor_limit"],
    [failed(429, "too_many_requests"), "too_many_requests"],
    [failed(0, "network"), "offline"],
    [failed(0, "timeout"), "analysis_failed"],
    [failed(502, "analysis_failed"), "analysis_failed"],
    [new Error("bug"), "analysis_failed"],
  ] as const)("%o is shown as %s", (error, failure) => {
    expect(classifyScanFailure(error)).toBe(failure);
  });

  it.each([
    ["photo_unreadable", "photo_unreadable"],
    ["photo_type_not_supported", "photo_unreadable"],
    ["photo_too_large", "photo_too_large"],
    ["photo_too_many_pixels", "photo_too_large"],
    ["analysis_failed", "photo_failed"],
    ["submission_not_found", "gone"],
    ["correction_not_understood", "no_food"],
  ] as const)("with a photo and the code %s is shown as %s", (code, failure) => {
    expect(classifyScanFailure(failed(422, code), "photo")).toBe(failure);
  });

  it("has an unknown outcome only if the server may have received the scan", () => {
    expect(isOutcomeUnknown(failed(0, "timeout"))).toBe(true);
    expect(isOutcomeUnknown(failed(409, "request_in_progress"))).toBe(true);
    expect(isOutcomeUnknown(failed(502, "analysis_failed"))).toBe(false);
    expect(isOutcomeUnknown(new DOMException("cancelled", "AbortError"))).toBe(true);
  });
});

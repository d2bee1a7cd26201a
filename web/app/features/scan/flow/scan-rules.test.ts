import { beforeEach, describe, expect, it } from "vitest";
import { ApiError, type ApiErrorCode } from "../../../api/api-error.ts";
import { type Attempt, nextAttempt } from "../../../api/attempt.ts";
import { cacheUsage, countScanLocally, fallbackUsage } from "../access/cached-usage.ts";
import { accessForUser, accessForVisitor } from "../access/scan-access.ts";
import { classifyScanFailure, isOutcomeUnknown } from "../result/scan-failure.ts";
import { findStageIndex, progressStages } from "./progress-stages.ts";

describe("an attempt", () => {
  const unanswered: Attempt = { fingerprint: "two eggs", idempotencyKey: "first" };

  it("is the same again while the same thing has had no answer", () => {
    expect(nextAttempt("two eggs", unanswered, () => "second")).toBe(unanswered);
  });

  it("is new for another text, and after an answer", () => {
    expect(nextAttempt("three eggs", unanswered, () => "second").idempotencyKey).toBe("second");
    expect(nextAttempt("two eggs", null, () => "second").idempotencyKey).toBe("second");
  });
});

describe("progress", () => {
  it("moves forward only and stays at the last stage", () => {
    expect(findStageIndex(0)).toBe(0);
    expect(findStageIndex(-5)).toBe(0);
    expect(findStageIndex(699)).toBe(0);
    expect(findStageIndex(700)).toBe(1);
    expect(findStageIndex(60_000)).toBe(progressStages.length - 1);
  });
});

describe("scan access", () => {
  it("is what the server said for an account", () => {
    const resetTime = "2026-03-02T23:00:00.000Z";
    expect(accessForUser({ canScan: true, remainingScans: 4, dailyLimit: 10, resetTime })).toEqual({
      kind: "allowed",
      caller: "user",
      remaining: 4,
      dailyLimit: 10,
      resetTime,
    });
    expect(accessForUser({ canScan: false, remainingScans: 0, dailyLimit: 10, resetTime })).toEqual({
      kind: "daily_limit",
      dailyLimit: 10,
      resetTime,
    });
    expect(accessForUser({ canScan: true, remainingScans: null, dailyLimit: null, resetTime: null })).toEqual(
      {
        kind: "allowed",
        caller: "user",
        remaining: null,
        dailyLimit: null,
        resetTime: null,
      },
    );
  });

  it("sends a visitor to register after the last free scan, never before", () => {
    expect(accessForVisitor(undefined).kind).toBe("allowed");
    expect(accessForVisitor({ remainingScans: 1 })).toEqual({
      kind: "allowed",
      remaining: 1,
      caller: "visitor",
    });
    expect(accessForVisitor({ remainingScans: 0 }).kind).toBe("register");
  });
});

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

  it("is the same attempt again only where nobody knows whether it arrived", () => {
    expect(isOutcomeUnknown(failed(0, "timeout"))).toBe(true);
    expect(isOutcomeUnknown(failed(409, "request_in_progress"))).toBe(true);
    expect(isOutcomeUnknown(failed(502, "analysis_failed"))).toBe(false);
    expect(isOutcomeUnknown(new DOMException("cancelled", "AbortError"))).toBe(true);
  });
});

describe("the assumed usage", () => {
  beforeEach(() => localStorage.clear());

  it("is three scans where nothing is known", () => {
    expect(fallbackUsage("2026-03-01")).toMatchObject({
      remainingScans: 3,
      dailyLimit: 3,
      canScan: true,
    });
  });

  it("counts scans down, and starts anew on another day", () => {
    for (let scan = 0; scan < 4; scan++) countScanLocally("2026-03-01");
    expect(fallbackUsage("2026-03-01")).toMatchObject({ remainingScans: 0, canScan: false });
    expect(fallbackUsage("2026-03-02")).toMatchObject({ remainingScans: 3, canScan: true });
  });

  it("goes by what the server said last", () => {
    cacheUsage({ canScan: true, remainingScans: 7, dailyLimit: 10, resetTime: null }, "2026-03-01");
    countScanLocally("2026-03-01");
    expect(fallbackUsage("2026-03-01")).toMatchObject({ remainingScans: 6, dailyLimit: 10 });
    cacheUsage({ canScan: true, remainingScans: null, dailyLimit: null, resetTime: null }, "2026-03-01");
    expect(localStorage.getItem("user_scans")).toBeNull();
  });

  it.each(["", "null", "[]", "{", '{"remainingScans":-1,"dailyLimit":3,"lastResetDate":"x"}', '"text"'])(
    "isn't misled by %j",
    (kept) => {
      localStorage.setItem("user_scans", kept);
      expect(fallbackUsage("2026-03-01").remainingScans).toBe(3);
    },
  );
});

import { beforeEach, describe, expect, it } from "vitest";
import { ApiError, type ApiErrorCode } from "../../api/api-error.ts";
import { type Attempt, nextAttempt } from "./attempt.ts";
import { assumedUsage, countScan, rememberUsage } from "./cached-usage.ts";
import { progressStages, stageAt } from "./progress-stages.ts";
import { userAccess, visitorAccess } from "./scan-access.ts";
import { isUnanswered, scanFailureOf } from "./scan-failure.ts";

describe("an attempt", () => {
  const unanswered: Attempt = { what: "two eggs", idempotencyKey: "first" };

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
    expect(stageAt(0)).toBe(0);
    expect(stageAt(-5)).toBe(0);
    expect(stageAt(699)).toBe(0);
    expect(stageAt(700)).toBe(1);
    expect(stageAt(60_000)).toBe(progressStages.length - 1);
  });
});

describe("scan access", () => {
  it("is what the server said for an account", () => {
    const resetTime = "2026-03-02T23:00:00.000Z";
    expect(userAccess({ canScan: true, remainingScans: 4, dailyLimit: 10, resetTime })).toEqual({
      kind: "allowed",
      who: "user",
      remaining: 4,
      dailyLimit: 10,
      resetTime,
    });
    expect(userAccess({ canScan: false, remainingScans: 0, dailyLimit: 10, resetTime })).toEqual({
      kind: "daily_limit",
      dailyLimit: 10,
      resetTime,
    });
    expect(userAccess({ canScan: true, remainingScans: null, dailyLimit: null, resetTime: null })).toEqual({
      kind: "allowed",
      who: "user",
      remaining: null,
      dailyLimit: null,
      resetTime: null,
    });
  });

  it("sends a visitor to register after the last free scan, never before", () => {
    expect(visitorAccess(undefined).kind).toBe("allowed");
    expect(visitorAccess({ remainingScans: 1 })).toEqual({ kind: "allowed", remaining: 1, who: "visitor" });
    expect(visitorAccess({ remainingScans: 0 }).kind).toBe("register");
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
    expect(scanFailureOf(error)).toBe(failure);
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
    expect(scanFailureOf(failed(422, code), "photo")).toBe(failure);
  });

  it("is the same attempt again only where nobody knows whether it arrived", () => {
    expect(isUnanswered(failed(0, "timeout"))).toBe(true);
    expect(isUnanswered(failed(409, "request_in_progress"))).toBe(true);
    expect(isUnanswered(failed(502, "analysis_failed"))).toBe(false);
    expect(isUnanswered(new DOMException("cancelled", "AbortError"))).toBe(true);
  });
});

describe("the assumed usage", () => {
  beforeEach(() => localStorage.clear());

  it("is three scans where nothing is known", () => {
    expect(assumedUsage("2026-03-01")).toMatchObject({
      remainingScans: 3,
      dailyLimit: 3,
      canScan: true,
    });
  });

  it("counts scans down, and starts anew on another day", () => {
    for (let scan = 0; scan < 4; scan++) countScan("2026-03-01");
    expect(assumedUsage("2026-03-01")).toMatchObject({ remainingScans: 0, canScan: false });
    expect(assumedUsage("2026-03-02")).toMatchObject({ remainingScans: 3, canScan: true });
  });

  it("goes by what the server said last", () => {
    rememberUsage({ canScan: true, remainingScans: 7, dailyLimit: 10, resetTime: null }, "2026-03-01");
    countScan("2026-03-01");
    expect(assumedUsage("2026-03-01")).toMatchObject({ remainingScans: 6, dailyLimit: 10 });
    rememberUsage({ canScan: true, remainingScans: null, dailyLimit: null, resetTime: null }, "2026-03-01");
    expect(localStorage.getItem("user_scans")).toBeNull();
  });

  it.each(["", "null", "[]", "{", '{"remainingScans":-1,"dailyLimit":3,"lastResetDate":"x"}', '"text"'])(
    "isn't misled by %j",
    (kept) => {
      localStorage.setItem("user_scans", kept);
      expect(assumedUsage("2026-03-01").remainingScans).toBe(3);
    },
  );
});

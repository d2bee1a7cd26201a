import { describe, expect, it } from "vitest";
import { accessForUser, accessForVisitor } from "./scan-access.ts";

describe("scan access", () => {
  it("follows the server's usage for an account", () => {
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

  it("requires a visitor to register after the last free scan", () => {
    expect(accessForVisitor(undefined).kind).toBe("allowed");
    expect(accessForVisitor({ remainingScans: 1 })).toEqual({
      kind: "allowed",
      remaining: 1,
      caller: "visitor",
    });
    expect(accessForVisitor({ remainingScans: 0 }).kind).toBe("register");
  });
});

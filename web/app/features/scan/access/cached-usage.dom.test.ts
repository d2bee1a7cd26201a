import { beforeEach, describe, expect, it } from "vitest";
import { cacheUsage, countScanLocally, fallbackUsage } from "./cached-usage.ts";

describe("the fallback usage", () => {
  beforeEach(() => localStorage.clear());

  it("is three scans if nothing is cached", () => {
    expect(fallbackUsage("2026-03-01")).toMatchObject({
      remainingScans: 3,
      dailyLimit: 3,
      canScan: true,
    });
  });

  it("counts scans down, and resets on another day", () => {
    for (let scan = 0; scan < 4; scan++) countScanLocally("2026-03-01");
    expect(fallbackUsage("2026-03-01")).toMatchObject({ remainingScans: 0, canScan: false });
    expect(fallbackUsage("2026-03-02")).toMatchObject({ remainingScans: 3, canScan: true });
  });

  it("starts from the server's last answer", () => {
    cacheUsage({ canScan: true, remainingScans: 7, dailyLimit: 10, resetTime: null }, "2026-03-01");
    countScanLocally("2026-03-01");
    expect(fallbackUsage("2026-03-01")).toMatchObject({ remainingScans: 6, dailyLimit: 10 });
    cacheUsage({ canScan: true, remainingScans: null, dailyLimit: null, resetTime: null }, "2026-03-01");
    expect(localStorage.getItem("user_scans")).toBeNull();
  });

  it.each(["", "null", "[]", "{", '{"remainingScans":-1,"dailyLimit":3,"lastResetDate":"x"}', '"text"'])(
    "ignores the invalid cached value %j",
    (kept) => {
      localStorage.setItem("user_scans", kept);
      expect(fallbackUsage("2026-03-01").remainingScans).toBe(3);
    },
  );
});

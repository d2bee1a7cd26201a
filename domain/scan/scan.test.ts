import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockCountdown, shortCountdown } from "./countdown.ts";
import { canScan, isNearLimit, remainingScans, shouldShowOutOfScansBanner } from "./scan-quota.ts";

describe("remaining scans", () => {
  it("counts scans in progress as used", () => {
    expect(remainingScans({ dailyLimit: 10, committed: 7, reserved: 2 })).toBe(1);
  });

  it("are unlimited for Pro", () => {
    expect(remainingScans({ dailyLimit: null, committed: 500, reserved: 3 })).toBeNull();
    expect(canScan({ dailyLimit: null, committed: 500, reserved: 3 })).toBe(true);
  });

  it("are never negative, and scanning is allowed exactly when some are left", () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(80), fc.nat(80), (dailyLimit, committed, reserved) => {
        const scans = { dailyLimit, committed, reserved };
        expect(remainingScans(scans)).toBeGreaterThanOrEqual(0);
        expect(canScan(scans)).toBe(committed + reserved < dailyLimit);
      }),
    );
  });

  it.each([
    [null, false, false],
    [3, false, false],
    [2, true, false],
    [1, true, true],
    [0, false, true],
  ])("%s left: near the limit %s, banner %s", (remaining, near, banner) => {
    expect(isNearLimit(remaining)).toBe(near);
    expect(shouldShowOutOfScansBanner(remaining)).toBe(banner);
  });
});

describe("the countdown", () => {
  it.each([
    [3_723_000, "01:02:03", "1h 2m"],
    [63_500, "00:01:03", "1m 3s"],
    [9_999, "00:00:09", "9s"],
    [0, "00:00:00", null],
    [-5000, "00:00:00", null],
  ])("%i ms: %s, %s", (remainingMs, clock, short) => {
    expect(clockCountdown(remainingMs)).toBe(clock);
    expect(shortCountdown(remainingMs)).toBe(short);
  });
});

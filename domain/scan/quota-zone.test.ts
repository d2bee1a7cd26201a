import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarDayIn } from "../time/calendar-day.ts";
import { nextQuotaZone, type QuotaZone } from "./quota-zone.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const start = new Date("2026-03-10T12:00:00Z");
const later = (hours: number) => new Date(start.getTime() + hours * hourMs);
const utc: QuotaZone = { timeZone: "UTC", movedAt: null };

describe("nextQuotaZone", () => {
  it("follows the caller to a zone on the same calendar day", () => {
    expect(nextQuotaZone(utc, "Europe/Madrid", start)).toEqual({
      timeZone: "Europe/Madrid",
      movedAt: start,
    });
  });

  it("does not change when the caller's zone is on another day", () => {
    expect(nextQuotaZone(utc, "Pacific/Kiritimati", start)).toEqual(utc);
    expect(nextQuotaZone(utc, "Pacific/Pago_Pago", later(-6))).toEqual(utc);
  });

  it("changes at most once in 24 hours", () => {
    const madrid = nextQuotaZone(utc, "Europe/Madrid", start);
    expect(nextQuotaZone(madrid, "Europe/London", later(6))).toEqual(madrid);
    expect(nextQuotaZone(madrid, "Europe/London", later(24)).timeZone).toBe("Europe/London");
  });

  it("is not stuck after a change was recorded with a wrong clock", () => {
    const wrong = { timeZone: "Europe/Madrid", movedAt: later(24 * 365) };
    expect(nextQuotaZone(wrong, "Europe/London", start).timeZone).toBe("Europe/London");
  });
});

const zones = [
  "UTC",
  "Pacific/Pago_Pago",
  "America/New_York",
  "Europe/Madrid",
  "Asia/Tokyo",
  "Pacific/Kiritimati",
];
const steps = fc.array(
  fc.record({ waitMs: fc.integer({ min: 0, max: 30 * hourMs }), zone: fc.constantFrom(...zones) }),
  { minLength: 1, maxLength: 120 },
);

describe("any sequence of zones", () => {
  it("never repeats a day, never gains days, and has at most three days in any 24 hours", () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), steps, (first, sequence) => {
        let zone: QuotaZone = { timeZone: first, movedAt: null };
        let now = start;
        const seen: { day: string; at: number }[] = [];
        for (const step of sequence) {
          now = new Date(now.getTime() + step.waitMs);
          zone = nextQuotaZone(zone, step.zone, now);
          seen.push({ day: calendarDayIn(zone.timeZone, now), at: now.getTime() });
        }
        const days = seen.map(({ day }) => day);
        expect(days).toEqual([...days].sort());
        expect(new Set(days).size).toBeLessThanOrEqual((now.getTime() - start.getTime()) / dayMs + 3);
        for (const { at } of seen) {
          const within = seen.filter((other) => other.at >= at && other.at < at + dayMs - hourMs);
          expect(new Set(within.map(({ day }) => day)).size).toBeLessThanOrEqual(3);
        }
      }),
      { numRuns: 300 },
    );
  });
});

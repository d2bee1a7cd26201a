import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarDayIn } from "../time/calendar-day.ts";
import { type QuotaZone, quotaZoneAfter } from "./quota-zone.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const start = new Date("2026-03-10T12:00:00Z");
const later = (hours: number) => new Date(start.getTime() + hours * hourMs);
const utc: QuotaZone = { timeZone: "UTC", movedAt: null };

describe("the zone of an account's quota", () => {
  it("follows the caller to a zone that shows the same day", () => {
    expect(quotaZoneAfter(utc, "Europe/Madrid", start)).toEqual({
      timeZone: "Europe/Madrid",
      movedAt: start,
    });
  });

  it("stays where the caller's zone shows another day", () => {
    expect(quotaZoneAfter(utc, "Pacific/Kiritimati", start)).toEqual(utc);
    expect(quotaZoneAfter(utc, "Pacific/Pago_Pago", later(-6))).toEqual(utc);
  });

  it("moves once in 24 hours", () => {
    const madrid = quotaZoneAfter(utc, "Europe/Madrid", start);
    expect(quotaZoneAfter(madrid, "Europe/London", later(6))).toEqual(madrid);
    expect(quotaZoneAfter(madrid, "Europe/London", later(24)).timeZone).toBe("Europe/London");
  });

  it("is not held for ever by a change noted while the clock was wrong", () => {
    const wrong = { timeZone: "Europe/Madrid", movedAt: later(24 * 365) };
    expect(quotaZoneAfter(wrong, "Europe/London", start).timeZone).toBe("Europe/London");
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

describe("whatever zones are named, whenever", () => {
  it("no day comes back, no more days pass than on a clock, and no 24 hours see more than three", () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), steps, (first, sequence) => {
        let zone: QuotaZone = { timeZone: first, movedAt: null };
        let now = start;
        const seen: { day: string; at: number }[] = [];
        for (const step of sequence) {
          now = new Date(now.getTime() + step.waitMs);
          zone = quotaZoneAfter(zone, step.zone, now);
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

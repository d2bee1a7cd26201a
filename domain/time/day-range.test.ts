import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayCount, daysOf, lastDays, monthOf, weekOf } from "./day-range.ts";

const anyDay = fc
  .date({ min: new Date("1999-12-01"), max: new Date("2101-03-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

describe("weekOf", () => {
  it.each([
    ["2026-11-23", "2026-11-23", "2026-11-29", "a Monday"],
    ["2026-11-29", "2026-11-23", "2026-11-29", "a Sunday"],
    ["2026-12-31", "2026-12-28", "2027-01-03", "over the end of a year"],
    ["2028-02-29", "2028-02-28", "2028-03-05", "over a leap day"],
    ["2026-03-29", "2026-03-23", "2026-03-29", "with a day of 23 hours in Europe"],
    ["2026-10-25", "2026-10-19", "2026-10-25", "with a day of 25 hours in Europe"],
  ])("of %s is %s to %s: %s", (day, from, to) => {
    expect(weekOf(day)).toEqual({ from, to });
  });

  it("returns the seven days from Monday to Sunday around the day", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const days = daysOf(weekOf(day));
        expect(days.map(weekday)).toEqual([1, 2, 3, 4, 5, 6, 0]);
        expect(days).toContain(day);
      }),
    );
  });
});

describe("monthOf", () => {
  it.each([
    ["2026-02-10", "2026-02-01", "2026-02-28"],
    ["2028-02-29", "2028-02-01", "2028-02-29"],
    ["2100-02-01", "2100-02-01", "2100-02-28"],
    ["2026-12-31", "2026-12-01", "2026-12-31"],
    ["2026-04-30", "2026-04-01", "2026-04-30"],
  ])("of %s is %s to %s", (day, from, to) => {
    expect(monthOf(day)).toEqual({ from, to });
  });

  it("returns exactly the days with the same year and month", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const days = daysOf(monthOf(day));
        expect(days).toContain(day);
        expect(new Set(days.map((one) => one.slice(0, 7)))).toEqual(new Set([day.slice(0, 7)]));
        expect(days.length).toBeGreaterThanOrEqual(28);
        expect(days[0]?.slice(8)).toBe("01");
      }),
    );
  });
});

describe("lastDays", () => {
  it("returns the requested number of days, ending with the given day", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 400 }), (day, count) => {
        const range = lastDays(day, count);
        expect([range.to, dayCount(range), daysOf(range).at(-1)]).toEqual([day, count, day]);
      }),
    );
  });

  it("a range that ends before it begins has no days", () => {
    expect(daysOf({ from: "2026-03-02", to: "2026-03-01" })).toEqual([]);
    expect(daysOf({ from: "2026-03-02", to: "2026-01-01" })).toEqual([]);
  });
});

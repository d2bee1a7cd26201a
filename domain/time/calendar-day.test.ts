import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  calendarDayIn,
  hourIn,
  isCalendarDay,
  isTimeZone,
  nextMidnight,
  sameTimeOn,
  startOfDay,
  wallClockAsUtc,
} from "./calendar-day.ts";

const zones = [
  "UTC",
  "Europe/Madrid",
  "America/New_York",
  "Pacific/Kiritimati",
  "Etc/GMT+12",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "America/Santiago",
  "Africa/Cairo",
];
const zone = fc.constantFrom(...zones);
const instant = fc.date({
  min: new Date("2000-01-01T00:00:00Z"),
  max: new Date("2037-12-31T00:00:00Z"),
  noInvalidDate: true,
});

describe("the calendar day in a zone", () => {
  it.each([
    ["Pacific/Kiritimati", "2026-03-01T10:00:00Z", "2026-03-02"],
    ["Etc/GMT+12", "2026-03-01T11:59:59Z", "2026-02-28"],
    ["Europe/Madrid", "2026-12-31T23:00:00Z", "2027-01-01"],
    ["UTC", "2028-02-29T23:59:59Z", "2028-02-29"],
  ])("%s at %s is %s", (timeZone, at, day) => {
    expect(calendarDayIn(timeZone, new Date(at))).toBe(day);
  });

  it("starts at its first instant: one second earlier is the previous day", () => {
    fc.assert(
      fc.property(zone, instant, (timeZone, at) => {
        const day = calendarDayIn(timeZone, at);
        const start = startOfDay(timeZone, day);
        expect(calendarDayIn(timeZone, start)).toBe(day);
        expect(calendarDayIn(timeZone, new Date(start.getTime() - 1000)) < day).toBe(true);
      }),
    );
  });
});

describe("the local hour", () => {
  it("is that of the wall clock, also where the hour changed within the minute before", () => {
    fc.assert(
      fc.property(zone, instant, (timeZone, at) => {
        const hourOf = (ms: number) => Number(wallClockAsUtc(timeZone, new Date(ms)).slice(11, 13));
        const minute = Math.floor(at.getTime() / 60_000) * 60_000;
        for (const ms of [minute, at.getTime(), minute + 59_999, minute + 60_000])
          expect(hourIn(timeZone, new Date(ms))).toBe(hourOf(ms));
      }),
    );
  });
});

describe("nextMidnight", () => {
  it.each([
    ["Europe/Madrid", "2026-03-28T23:30:00Z", "2026-03-29T22:00:00.000Z", "a day of 23 hours"],
    ["Europe/Madrid", "2026-10-24T22:30:00Z", "2026-10-25T23:00:00.000Z", "a day of 25 hours"],
    [
      "America/Santiago",
      "2026-09-05T12:00:00Z",
      "2026-09-06T04:00:00.000Z",
      "a midnight that the clock skips",
    ],
    ["UTC", "2026-11-21T00:00:00Z", "2026-11-22T00:00:00.000Z", "from midnight itself"],
  ])("%s after %s is %s: %s", (timeZone, at, expected) => {
    expect(nextMidnight(timeZone, new Date(at)).toISOString()).toBe(expected);
  });

  it("is after the instant and at most 26 hours away", () => {
    fc.assert(
      fc.property(zone, instant, (timeZone, at) => {
        const away = nextMidnight(timeZone, at).getTime() - at.getTime();
        expect(away).toBeGreaterThan(0);
        expect(away).toBeLessThanOrEqual(26 * 3_600_000);
      }),
    );
  });
});

describe("sameTimeOn", () => {
  it.each([
    ["Europe/Madrid", "2026-03-28", "2026-11-20T19:30:00Z", "2026-03-28T19:30:00.000Z", "in winter"],
    ["Europe/Madrid", "2026-07-01", "2026-11-20T19:30:00Z", "2026-07-01T18:30:00.000Z", "in summer"],
    [
      "Europe/Madrid",
      "2026-03-29",
      "2026-11-20T01:10:00Z",
      "2026-03-29T01:10:00.000Z",
      "skipped: an hour later",
    ],
    ["Europe/Madrid", "2026-10-25", "2026-11-20T01:10:00Z", "2026-10-25T00:10:00.000Z", "twice: the first"],
    [
      "America/Santiago",
      "2026-09-06",
      "2026-11-20T03:07:00Z",
      "2026-09-06T04:07:00.000Z",
      "a skipped midnight",
    ],
    ["Pacific/Kiritimati", "2028-02-29", "2026-11-20T10:00:01Z", "2028-02-28T10:00:01.000Z", "14 h ahead"],
  ])("%s, %s, like %s: %s (%s)", (timeZone, day, like, expected) => {
    expect(sameTimeOn({ day, timeZone, like: new Date(like) }).toISOString()).toBe(expected);
  });

  it("returns an instant on that day with the same local time, or up to an hour later when it is skipped", () => {
    fc.assert(
      fc.property(zone, instant, instant, (timeZone, like, other) => {
        const day = calendarDayIn(timeZone, other);
        const shown = wallClockAsUtc(timeZone, sameTimeOn({ day, timeZone, like }));
        const wanted = `${day}T${wallClockAsUtc(timeZone, like).slice(11)}`;
        expect(shown.slice(0, 10)).toBe(day);
        expect(Date.parse(shown) - Date.parse(wanted)).toBeGreaterThanOrEqual(0);
        expect(Date.parse(shown) - Date.parse(wanted)).toBeLessThanOrEqual(3_600_000);
      }),
    );
  });
});

describe("calendar days", () => {
  it.each([
    ["2026-02-28", 1, "2026-03-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-01-01", -1, "2025-12-31"],
  ])("%s plus %i days is %s", (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  it.each(["2026-02-29", "2026-13-01", "2026-00-10", "26-01-01", "2026-1-1", "", "2026-01-01T00:00"])(
    "refuses %j",
    (text) => {
      expect(isCalendarDay(text)).toBe(false);
    },
  );

  it.each(["0000-01-01", "1999-12-31", "9999-01-01"])("no diary has %j", (text) => {
    expect(isCalendarDay(text)).toBe(false);
  });

  it("distinguishes time zones from other text", () => {
    expect(isTimeZone("Europe/Paris")).toBe(true);
    expect(isTimeZone("Mars/Olympus")).toBe(false);
    expect(isTimeZone("")).toBe(false);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  defaultNotificationSettings as defaults,
  type NotificationSettings,
} from "./notification-settings.ts";
import { nextOccurrenceAt, occurrencesBetween, type Schedule } from "./occurrences.ts";
import { isQuietTime } from "./quiet-hours.ts";

const off = (time: string) => ({ isOn: false, time });
const nothing: NotificationSettings = {
  reminders: { breakfast: off("09:00"), lunch: off("14:30"), dinner: off("21:00") },
  weeklySummary: { ...off("10:00"), weekday: 1 },
  hasScansBack: false,
  quietHours: { isOn: false, from: "22:00", to: "08:00" },
};
const inMadrid = (settings: Partial<NotificationSettings>): Schedule => ({
  settings: { ...nothing, ...settings },
  timeZone: "Europe/Madrid",
  quotaTimeZone: "Europe/Madrid",
});
const breakfastAt = (time: string) => ({
  reminders: { ...nothing.reminders, breakfast: { isOn: true, time } },
});
const at = (text: string) => new Date(text);
const instants = (schedule: Schedule, after: string, until: string) =>
  occurrencesBetween(schedule, at(after), at(until)).map(
    (one) => `${one.kind} ${one.day} ${one.at.toISOString()}`,
  );

describe("a reminder", () => {
  it("comes at its local time, in winter and in summer", () => {
    const schedule = inMadrid(breakfastAt("09:00"));
    expect(nextOccurrenceAt(schedule, at("2026-03-28T07:59:59Z"))).toEqual(at("2026-03-28T08:00:00Z"));
    expect(nextOccurrenceAt(schedule, at("2026-03-28T08:00:00Z"))).toEqual(at("2026-03-29T07:00:00Z"));
  });

  it("at an hour that the clock skips comes once, right after it; at a repeated hour once, the first time", () => {
    const schedule = inMadrid(breakfastAt("02:30"));
    expect(instants(schedule, "2026-03-29T00:00:00Z", "2026-03-29T01:30:00Z")).toEqual([
      "breakfast 2026-03-29 2026-03-29T01:00:00.000Z",
    ]);
    expect(instants(schedule, "2026-10-24T23:00:00Z", "2026-10-25T00:59:00Z")).toEqual([
      "breakfast 2026-10-25 2026-10-25T00:30:00.000Z",
    ]);
    expect(instants(schedule, "2026-10-25T00:59:00Z", "2026-10-25T02:00:00Z")).toEqual([]);
  });

  it("that would come in quiet hours is left out", () => {
    const quietHours = { isOn: true, from: "22:00", to: "09:30" };
    expect(
      nextOccurrenceAt(inMadrid({ ...breakfastAt("09:00"), quietHours }), at("2026-03-10T00:00:00Z")),
    ).toBe(undefined);
  });

  it("is not made up for an hour later, and ends where quiet hours begin", () => {
    const quietHours = { isOn: true, from: "09:20", to: "10:00" };
    const schedule = inMadrid({ ...breakfastAt("09:00"), quietHours });
    const [found] = occurrencesBetween(schedule, at("2026-03-10T07:00:00Z"), at("2026-03-10T08:05:00Z"));
    expect(found?.expiresAt).toEqual(at("2026-03-10T08:20:00Z"));
    expect(instants(schedule, "2026-03-10T07:00:00Z", "2026-03-10T08:20:00Z")).toEqual([]);
    expect(instants(inMadrid(breakfastAt("09:00")), "2026-03-09T07:00:00Z", "2026-03-10T09:00:00Z")).toEqual(
      [],
    );
  });
});

describe("the weekly summary and the scans that are back", () => {
  const quietHours = { isOn: true, from: "22:00", to: "08:00" };

  it("come on the chosen weekday, and after midnight of the quota", () => {
    const schedule = inMadrid({
      weeklySummary: { isOn: true, time: "10:00", weekday: 7 },
      hasScansBack: true,
    });
    expect(instants(schedule, "2026-03-14T22:00:00Z", "2026-03-15T09:30:00Z")).toEqual([
      "weekly_summary 2026-03-15 2026-03-15T09:00:00.000Z",
      "scans_back 2026-03-15 2026-03-14T23:00:00.000Z",
    ]);
  });

  it("wait for the end of quiet hours", () => {
    const schedule = inMadrid({
      weeklySummary: { isOn: true, time: "23:00", weekday: 7 },
      hasScansBack: true,
      quietHours,
    });
    expect(instants(schedule, "2026-03-15T10:00:00Z", "2026-03-16T07:30:00Z")).toEqual([
      "weekly_summary 2026-03-15 2026-03-16T07:00:00.000Z",
      "scans_back 2026-03-16 2026-03-16T07:00:00.000Z",
    ]);
  });

  it("follow the midnight of the quota's zone, not of the person's", () => {
    const schedule = { ...inMadrid({ hasScansBack: true }), quotaTimeZone: "America/New_York" };
    expect(nextOccurrenceAt(schedule, at("2026-03-15T00:00:00Z"))).toEqual(at("2026-03-15T04:00:00Z"));
  });
});

const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
const localTime = minute.map((of) => new Date(of * 60_000).toISOString().slice(11, 16));
const timed = fc.record({ isOn: fc.boolean(), time: localTime });
const anySchedule = fc.record({
  settings: fc.record({
    reminders: fc.record({ breakfast: timed, lunch: timed, dinner: timed }),
    weeklySummary: fc.record({
      isOn: fc.boolean(),
      time: localTime,
      weekday: fc.constantFrom(1, 2, 3, 4, 5, 6, 7),
    }),
    hasScansBack: fc.boolean(),
    quietHours: fc.record({ isOn: fc.boolean(), from: localTime, to: localTime }),
  }),
  timeZone: fc.constantFrom(
    "UTC",
    "Europe/Madrid",
    "America/New_York",
    "Australia/Lord_Howe",
    "Pacific/Kiritimati",
  ),
  quotaTimeZone: fc.constantFrom("UTC", "Europe/Madrid", "Pacific/Pago_Pago"),
}) as fc.Arbitrary<Schedule>;
const anyInstant = fc.date({ min: at("2026-01-01"), max: at("2027-01-01"), noInvalidDate: true });

describe("whatever is chosen", () => {
  it("the next occurrence is found when its time has come, and nothing before it", () => {
    fc.assert(
      fc.property(anySchedule, anyInstant, (schedule, now) => {
        const next = nextOccurrenceAt(schedule, now);
        if (!next) {
          const week = new Date(now.getTime() + 8 * 86_400_000);
          expect(occurrencesBetween(schedule, now, week)).toEqual([]);
          return;
        }
        // Quiet hours that begin at once leave no time to show it.
        const found = occurrencesBetween(schedule, now, next);
        expect(found.every((one) => one.at.getTime() === next.getTime())).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("nothing comes in quiet hours or lasts into them", () => {
    fc.assert(
      fc.property(anySchedule, anyInstant, (schedule, now) => {
        const next = nextOccurrenceAt(schedule, now);
        if (!next) return;
        const time = new Intl.DateTimeFormat("en-GB", {
          timeZone: schedule.timeZone,
          hour: "2-digit",
          minute: "2-digit",
        }).format(next);
        const isSkippedHour = /^0[123]:/.test(time);
        if (!isSkippedHour) expect(isQuietTime(schedule.settings.quietHours, time)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});

it("the defaults are off in quiet hours and on otherwise", () => {
  const schedule = { ...inMadrid({}), settings: defaults };
  expect(instants(schedule, "2026-03-16T06:00:00Z", "2026-03-16T08:10:00Z").sort()).toEqual([
    "breakfast 2026-03-16 2026-03-16T08:00:00.000Z",
    "scans_back 2026-03-16 2026-03-16T07:00:00.000Z",
  ]);
});

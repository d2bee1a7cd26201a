import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultGoals } from "../goals/daily-goals.ts";
import { addDays } from "../time/calendar-day.ts";
import { goalCompletionOf, streakCompletion, streakOf, weeklyAverageOf } from "./goal-completion.ts";

const today = "2026-03-02";
/** Completion of today, yesterday, and so on back. */
const backFrom = (day: string, percents: readonly number[]) =>
  new Map(percents.map((percent, ago) => [addDays(day, -ago), percent]));

describe("goalCompletionOf", () => {
  it("averages calories, protein, carbs and fat, and reports fibre separately", () => {
    const actual = { calories: 1000, protein: 150, carbs: 125, fat: 65, fiber: 50 };
    expect(goalCompletionOf(actual, defaultGoals)).toEqual({
      each: { calories: 50, protein: 100, carbs: 50, fat: 100, fiber: 200 },
      all: 75,
    });
  });

  it("does not cap values above the goal", () => {
    const double = { calories: 4000, protein: 300, carbs: 500, fat: 130, fiber: 50 };
    expect(goalCompletionOf(double, defaultGoals).all).toBe(200);
  });

  it("leaves out goals of 0", () => {
    const actual = { calories: 1600, protein: 120, carbs: 0, fat: 52, fiber: 0 };
    expect(goalCompletionOf(actual, { ...defaultGoals, carbs: 0 })).toMatchObject({
      all: 80,
      each: { carbs: 0 },
    });
    expect(goalCompletionOf(actual, { calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0 }).all).toBe(0);
  });
});

describe("streakOf", () => {
  it.each([
    ["today met", [80, 100, 79.9], 2, true],
    ["today not yet met breaks nothing", [10, 90, 85, 0, 100], 2, false],
    ["yesterday not met", [95, 79.9, 100], 1, true],
    ["neither", [0, 0, 100], 0, false],
    ["no days at all", [], 0, false],
  ])("%s", (_, percents, days, isTodayCounted) => {
    expect(streakOf(backFrom(today, percents), today)).toMatchObject({ days, isTodayCounted });
  });

  it.each([
    ["neither breaks nor extends", [100, 0, 90, 85, 0], [1], 3, true],
    ["though its goals were met", [100, 100, 90, 0], [1], 2, true],
    ["today", [0, 90, 85, 0], [0], 2, false],
    ["several in a row", [0, 90, 0, 0, 0, 90, 0], [2, 3, 4], 2, false],
  ])("a day that is left out: %s", (_, percents, ago, days, isTodayCounted) => {
    const leftOut = new Set(ago.map((count) => addDays(today, -count)));
    expect(streakOf(backFrom(today, percents), today, leftOut)).toMatchObject({ days, isTodayCounted });
  });

  it("continues across the turn of the year and a leap day", () => {
    expect(streakOf(backFrom("2028-03-01", Array(70).fill(100)), "2028-03-01").days).toBe(70);
  });

  it("grows by one with each day met and ends at the first day missed", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 40 }), (percents) => {
        const { days } = streakOf(backFrom(today, percents), today);
        const tomorrow = addDays(today, 1);
        const isTodayMet = (percents[0] ?? 0) >= streakCompletion;
        const next = streakOf(backFrom(tomorrow, [100, ...percents]), tomorrow);
        expect(next).toMatchObject({ days: isTodayMet ? days + 1 : 1, isTodayCounted: true });
      }),
    );
  });
});

describe("weeklyAverageOf", () => {
  it("averages those of the last seven days that have meals", () => {
    expect(weeklyAverageOf(backFrom(today, [70, 0, 100]), today)).toBe(56.7);
    expect(weeklyAverageOf(backFrom(today, [70, 70, 70, 70, 70, 70, 70, 500]), today)).toBe(70);
    const twoOfSeven = new Map([...backFrom(today, [90]), [addDays(today, -5), 60]] as const);
    expect(weeklyAverageOf(twoOfSeven, today)).toBe(75);
    expect(weeklyAverageOf(new Map(), today)).toBeUndefined();
  });

  it("leaves out the days that are marked, and is unknown without any other", () => {
    const leftOut = (...ago: number[]) => new Set(ago.map((count) => addDays(today, -count)));
    expect(weeklyAverageOf(backFrom(today, [60, 500, 60, 60, 60, 60, 60]), today, leftOut(1))).toBe(60);
    expect(weeklyAverageOf(backFrom(today, [60]), today, leftOut(0, 1, 2, 3, 4, 5, 6))).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { averageOfTrackedDays, caloriesByPart, dayPartOf, totalCalories } from "./calorie-totals.ts";

describe("calories by part of the day", () => {
  it.each([
    ["2026-03-01T00:00:00Z", "morning"],
    ["2026-03-01T11:59:59Z", "morning"],
    ["2026-03-01T12:00:00Z", "afternoon"],
    ["2026-03-01T17:59:59Z", "afternoon"],
    ["2026-03-01T18:00:00Z", "evening"],
    ["2026-03-01T23:59:59Z", "evening"],
  ])("counts %s as %s", (timestamp, part) => {
    expect(dayPartOf(timestamp)).toBe(part);
  });

  it("sums each part", () => {
    const points = [
      { timestamp: "2026-03-01T08:00:00Z", calories: 300 },
      { timestamp: "2026-03-01T10:30:00Z", calories: 120 },
      { timestamp: "2026-03-01T19:00:00Z", calories: 700 },
    ];
    expect(caloriesByPart(points)).toEqual({ morning: 420, afternoon: 0, evening: 700 });
    expect(totalCalories(points)).toBe(1120);
  });
});

it("averages over days with meals only", () => {
  const day = (calories: number) => ({ timestamp: "2026-03-01T00:00:00Z", calories });
  expect(averageOfTrackedDays([day(1800), day(0), day(2200)])).toBe(2000);
  expect(averageOfTrackedDays([day(0)])).toBe(0);
});

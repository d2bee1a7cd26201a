import { expect, it } from "vitest";
import { daysOfPeriod, periodAfter, periodBefore } from "./insight-period.ts";

const today = "2026-03-11";

it.each([
  ["day", "2026-03-10", "2026-03-10"],
  ["week", "2026-03-02", "2026-03-08"],
  ["month", "2026-02-01", "2026-02-28"],
] as const)(
  "the %s before the present one is from %s to %s, and the present one comes after it",
  (range, from, to) => {
    const before = periodBefore({ range }, today);
    expect(daysOfPeriod(before, today)).toEqual({ from, to });
    expect(periodAfter(before, today)).toEqual({ range });
    expect(periodAfter({ range }, today)).toBeUndefined();
  },
);

it("goes back and forth over a year's end", () => {
  const january = { range: "month", from: "2026-01-01" } as const;
  const december = periodBefore(january, today);
  expect(daysOfPeriod(december, today)).toEqual({ from: "2025-12-01", to: "2025-12-31" });
  expect(periodAfter(december, today)).toEqual(january);
});

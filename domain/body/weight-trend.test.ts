import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../time/calendar-day.ts";
import { targetOutlook } from "./weight-target.ts";
import { trendKgPerWeek, trendMemoryDays, weightTrend } from "./weight-trend.ts";
import { fromKg, toKg } from "./weight-unit.ts";

const start = "2026-01-01";
const daily = (kgOf: (at: number) => number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ day: addDays(start, at), weightKg: kgOf(at) }));
const kg = fc.double({ min: 30, max: 300, noNaN: true });

describe("weightTrend", () => {
  it("starts at the first weight and moves a tenth of the distance each day", () => {
    const trend = weightTrend(daily((at) => [80, 81, 79][at] ?? 0, 3)).map(({ trendKg }) => trendKg);
    expect(trend[0]).toBe(80);
    expect(trend[1]).toBeCloseTo(80.1, 9);
    expect(trend[2]).toBeCloseTo(79.99, 9);
  });

  it("moves over a gap as if the new weight had been measured on each of its days", () => {
    fc.assert(
      fc.property(kg, kg, fc.integer({ min: 1, max: 60 }), (before, after, gapDays) => {
        const sparse = weightTrend([
          { day: start, weightKg: before },
          { day: addDays(start, gapDays), weightKg: after },
        ]);
        const filled = weightTrend(daily((at) => (at === 0 ? before : after), gapDays + 1));
        expect(sparse.at(-1)?.trendKg).toBeCloseTo(filled.at(-1)?.trendKg ?? 0, 6);
      }),
    );
  });

  it("stays between the lightest and the heaviest weight", () => {
    fc.assert(
      fc.property(fc.array(kg, { minLength: 1, maxLength: 60 }), (weights) => {
        for (const { trendKg } of weightTrend(daily((at) => weights[at] ?? 0, weights.length))) {
          expect(trendKg).toBeGreaterThanOrEqual(Math.min(...weights) - 1e-9);
          expect(trendKg).toBeLessThanOrEqual(Math.max(...weights) + 1e-9);
        }
      }),
    );
  });

  it("hardly depends on weights from before its memory", () => {
    const weights = daily((at) => 90 - at * 0.05 + (at % 3), 300);
    const whole = weightTrend(weights).at(-1)?.trendKg ?? 0;
    expect(weightTrend(weights.slice(-trendMemoryDays)).at(-1)?.trendKg).toBeCloseTo(whole, 2);
  });
});

describe("trendKgPerWeek", () => {
  const rateOf = (weights: ReturnType<typeof daily>, today = weights.at(-1)?.day ?? start) =>
    trendKgPerWeek(weightTrend(weights), today);

  it("is the slope of a body that has long been losing half a kilogram a week", () => {
    expect(rateOf(daily((at) => 90 - at / 14, 150))).toBeCloseTo(-0.5, 3);
  });

  it("is zero for a constant weight, however it is sampled", () => {
    expect(rateOf(daily(() => 70, 30).filter((_, at) => at % 4 === 0))).toBeCloseTo(0, 9);
  });

  it("is unknown with less than a week between the weights, or none in four weeks", () => {
    expect(rateOf([])).toBeUndefined();
    expect(rateOf(daily(() => 70, 7))).toBeUndefined();
    expect(rateOf(daily(() => 70, 8))).toBeCloseTo(0, 9);
    expect(
      rateOf(
        daily(() => 70, 30),
        addDays(start, 90),
      ),
    ).toBeUndefined();
  });
});

describe("targetOutlook", () => {
  const outlook = (kgPerWeek: number | undefined, targetKg = 75) =>
    targetOutlook({ trendKg: 80, targetKg, kgPerWeek, today: start });

  it.each([
    ["the day the line reaches it", -0.5, 75, { kind: "expected", day: addDays(start, 70) }],
    ["the day for gaining too", 0.5, 85, { kind: "expected", day: addDays(start, 70) }],
    ["that it moves away", 0.5, 75, { kind: "away" }],
    ["that it is steady", -0.04, 75, { kind: "steady" }],
    ["that it takes years", -0.06, 70, { kind: "far" }],
    ["that it is reached", 0.5, 80.2, { kind: "reached" }],
    ["that nothing is known yet", undefined, 75, { kind: "unknown" }],
  ] as const)("says %s", (_, rate, target, expected) => {
    expect(outlook(rate, target)).toEqual(expected);
  });
});

describe("units of weight", () => {
  it("keep a tenth of a pound", () => {
    fc.assert(
      fc.property(fc.integer({ min: 662, max: 6610 }), (tenths) => {
        expect(fromKg(toKg(tenths / 10, "lb"), "lb")).toBeCloseTo(tenths / 10, 1);
      }),
    );
  });
});

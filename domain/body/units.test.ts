import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unitsOfCountry } from "../people/diary-preferences.ts";
import { fromCm, fromGrams, fromMl, toCm, toGrams, toMl } from "./units.ts";

describe("units", () => {
  it("are those of the country", () => {
    expect(["US", "LR", "GB", "ES", "CA"].map(unitsOfCountry)).toEqual([
      ...["imperial", "imperial", "metric", "metric", "metric"],
    ]);
  });

  it.each([
    [fromMl(500, "imperial"), 16.907],
    [toMl(12, "imperial"), 355],
    [fromGrams(100, "imperial"), 3.5274],
    [toGrams(8, "imperial"), 226.8],
    [toMl(250, "metric"), 250],
    [fromGrams(40, "metric"), 40],
  ])("convert to %d", (actual, expected) => expect(actual).toBeCloseTo(expected, 3));

  it("write heights in feet and inches and read them back to the same inch", () => {
    expect(fromCm(182.5)).toEqual({ feet: 6, inches: 0 });
    expect(toCm({ feet: 5, inches: 7 })).toBe(170.2);
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 250 }), (cm) => {
        const height = fromCm(cm);
        expect(height.inches).toBeLessThan(12);
        expect(Math.abs(toCm(height) - cm)).toBeLessThan(1.35);
        expect(fromCm(toCm(height))).toEqual(height);
      }),
    );
  });
});

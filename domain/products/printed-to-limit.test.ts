import fc from "fast-check";
import { expect, it } from "vitest";
import { limitPrecision, limitRanges } from "../goals/limits.ts";
import { nutrientsToLimit } from "../nutrition/nutrients-to-limit.ts";
import { printedToLimit } from "./printed-to-limit.ts";

it("every whole limit in the unit of the label is one that is stored, and comes back as it was typed", () => {
  for (const country of ["US", "CA", "MX", "ES", null])
    for (const name of nutrientsToLimit) {
      const { range, toGrams, fromGrams } = printedToLimit(name, country);
      expect([toGrams(range.min), toGrams(range.max)]).toEqual([
        limitRanges[name].min,
        limitRanges[name].max,
      ]);
      fc.assert(
        fc.property(fc.integer({ min: Math.ceil(range.min), max: range.max }), (typed) => {
          const grams = toGrams(typed);
          expect(Math.round(grams / limitPrecision) * limitPrecision).toBeCloseTo(grams, 9);
          expect(Math.round(fromGrams(grams))).toBe(typed);
        }),
      );
    }
});

it.each([
  ["US", "sodium", 2300],
  ["CA", "sodium", 2300],
  ["MX", "sodium", 2300],
  ["ES", "salt", 6],
  [null, "salt", 6],
] as const)("in %s labels state %s", (country, name, reference) => {
  expect(printedToLimit("salt", country)).toMatchObject({ name, reference });
});

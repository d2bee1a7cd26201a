import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roundToTotal } from "./round-to-total.ts";

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

describe("parts rounded to their total", () => {
  it("move where their own rounding was closest", () => {
    expect(roundToTotal([100.4, 50.45, 20.3], 171.15)).toEqual([100, 51, 20]);
    expect(roundToTotal([10.5, 20.6, 30.5], 61.6)).toEqual([11, 21, 30]);
  });

  it("move where they are largest, if they were rounded before", () => {
    expect(roundToTotal([12, 300, 45], 358)).toEqual([12, 301, 45]);
  });

  it("stay as they are where the total is of something else", () => {
    expect(roundToTotal([10, 20], 90)).toEqual([10, 20]);
    expect(roundToTotal([], 90)).toEqual([]);
  });

  it("add up, none below 0 and none more than one away", () => {
    const part = fc.double({ min: 0, max: 5000, noNaN: true });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 30 }), (parts) => {
        const rounded = roundToTotal(parts, sum(parts));
        expect(sum(rounded)).toBe(Math.round(sum(parts)));
        for (const [at, value] of rounded.entries()) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(Math.abs(value - (parts[at] ?? 0))).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

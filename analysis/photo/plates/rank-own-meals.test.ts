import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plateFeaturesLength } from "#domain/scan/photo-limits.ts";
import { areDoubles, likenessesOf } from "./compare-plates.ts";
import { toPlateFeatures } from "./plate-features.ts";
import { type OwnPlate, rankOwnMeals } from "./rank-own-meals.ts";

const anyPlate = fc.uint8Array({ minLength: plateFeaturesLength, maxLength: plateFeaturesLength });
/** High where `at` is a multiple of `every`. */
const striped = (every: number, height = 200) =>
  Uint8Array.from({ length: plateFeaturesLength }, (_, at) => (at % every === 0 ? height : 10));
const now = { hour: 14, isWeekend: false };
const plate = (meal: string, every: number): OwnPlate => ({ meal, features: striped(every) });

describe("the values of a picture", () => {
  it("take one byte each, in order, also where they are out of range", () => {
    const values = new Float32Array(plateFeaturesLength);
    values.set([0, 0.06, 1.5, 6, 9, -1, Number.NaN]);
    expect([...toPlateFeatures(values).slice(0, 7)]).toEqual([0, 25, 128, 255, 255, 0, 0]);
  });

  it("are refused in another number", () => {
    expect(() => toPlateFeatures(new Float32Array(1000))).toThrow("1000 values");
  });
});

describe("likeness", () => {
  it("is a number from -1 to 1 for any plates, hostile ones too, and 1 for the same", () => {
    fc.assert(
      fc.property(anyPlate, fc.array(anyPlate, { maxLength: 5 }), (shot, plates) => {
        for (const likeness of likenessesOf(shot, plates)) {
          expect(likeness).toBeGreaterThanOrEqual(-1 - 1e-9);
          expect(likeness).toBeLessThanOrEqual(1 + 1e-9);
        }
        expect(areDoubles(shot, shot)).toBe(true);
      }),
      { numRuns: 20 },
    );
    const black = new Uint8Array(plateFeaturesLength);
    expect(likenessesOf(black, [black, striped(3)])).toEqual([expect.any(Number), expect.any(Number)]);
    expect(likenessesOf(black, [black]).every(Number.isFinite)).toBe(true);
  });

  it("does not count what all plates have in common", () => {
    const [alike = 0, other = 0] = likenessesOf(striped(3, 190), [striped(3), striped(7)]);
    expect(alike - other).toBeGreaterThan(0.4);
  });
});

describe("the person's own meals", () => {
  it("are ordered by likeness, one entry for all photos of a meal", () => {
    const plates = [plate("rice", 3), plate("soup", 5), plate("rice", 11), plate("fish", 7)];
    const ranked = rankOwnMeals(striped(5, 180), { plates, eaten: [], moment: now });
    expect(ranked.map(({ meal }) => meal).sort()).toEqual(["fish", "rice", "soup"]);
    expect(ranked[0]?.meal).toBe("soup");
  });

  it("that look the same are ordered by how often, how lately and at which time they are eaten", () => {
    const plates = [plate("rice", 3), plate("soup", 3)];
    const first = (eaten: readonly [meal: string, daysAgo: number, hour: number, isWeekend?: boolean][]) =>
      rankOwnMeals(striped(3), {
        plates,
        eaten: eaten.map(([meal, daysAgo, hour, isWeekend = false]) => ({ meal, daysAgo, hour, isWeekend })),
        moment: now,
      })[0]?.meal;
    expect(
      first([
        ["rice", 1, 14],
        ["soup", 1, 14],
        ["soup", 3, 14],
      ]),
    ).toBe("soup");
    expect(
      first([
        ["rice", 90, 14],
        ["soup", 2, 14],
      ]),
    ).toBe("soup");
    expect(
      first([
        ["rice", 1, 8],
        ["rice", 2, 8],
        ["soup", 2, 15],
      ]),
    ).toBe("soup");
    expect(
      first([
        ["rice", 1, 14, true],
        ["soup", 1, 14],
      ]),
    ).toBe("soup");
    expect(
      first([
        ["rice", 1, 23],
        ["soup", 1, 13],
      ]),
    ).toBe("soup");
  });

  it("of none are none", () => {
    expect(rankOwnMeals(striped(3), { plates: [], eaten: [], moment: now })).toEqual([]);
  });
});

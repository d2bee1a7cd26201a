import fc from "fast-check";
import { expect, it } from "vitest";
import { computeScale, getQuantityToSave, gramsStep } from "./meal-scale.ts";

it("steps up and down come back to the same meal", () => {
  fc.assert(
    fc.property(fc.integer({ min: 30, max: 5000 }), fc.integer({ min: 1, max: 20 }), (analysed, steps) => {
      let scale = 1;
      const move = (by: number) => {
        scale = computeScale(Math.round(analysed * scale) + by, analysed * scale, scale);
      };
      for (let step = 0; step < steps; step++) move(gramsStep);
      expect(Math.round(analysed * scale)).toBe(analysed + steps * gramsStep);
      for (let step = 0; step < steps; step++) move(-gramsStep);
      expect(scale).toBeCloseTo(1, 9);
    }),
  );
});

it("never goes below 10 g, and has no say over a meal that weighs nothing", () => {
  expect(computeScale(0, 200, 1)).toBeCloseTo(0.05);
  expect(computeScale(50, 0, 1)).toBe(1);
});

it("is saved only where it was changed", () => {
  expect(getQuantityToSave(420, 1)).toBeUndefined();
  expect(getQuantityToSave(420, 1.5)).toBe(630);
  expect(getQuantityToSave(4, 1.2)).toBe(10);
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { computeScale, getQuantityToSave } from "./meal-scale.ts";

const gramsStep = 10;

it("returns to the same meal after as many steps down as up", () => {
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

it("never scales below 10 g, and leaves a meal of 0 g unscaled", () => {
  expect(computeScale(0, 200, 1)).toBeCloseTo(0.05);
  expect(computeScale(50, 0, 1)).toBe(1);
});

it("sends a quantity only if the meal was scaled", () => {
  expect(getQuantityToSave(420, 1)).toBeUndefined();
  expect(getQuantityToSave(420, 1.5)).toBe(630);
  expect(getQuantityToSave(4, 1.2)).toBe(10);
});

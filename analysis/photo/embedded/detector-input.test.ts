import fc from "fast-check";
import { expect, test } from "vitest";
import { squareAround } from "./detector-input.ts";

const length = fc.integer({ min: 1, max: 1600 });
const side = fc.double({ min: -200, max: 800, noNaN: true });

test("the square around a box lies within the photo, whatever box a network draws", () => {
  fc.assert(
    fc.property(length, length, fc.tuple(side, side, side, side), (width, height, box) => {
      const [left, top, right, bottom] = box;
      const photo = { width, height, data: new Uint8Array() };
      const square = squareAround(photo, { left, top, right, bottom });
      expect(square.width).toBe(square.height);
      expect(Math.min(square.left, square.top)).toBeGreaterThanOrEqual(0);
      expect(square.left + square.width).toBeLessThanOrEqual(width);
      expect(square.top + square.height).toBeLessThanOrEqual(height);
      expect(square.width).toBeGreaterThanOrEqual(1);
    }),
  );
});

test("a box in the middle of a wide photo is found in the middle of the photo", () => {
  const square = squareAround(
    { width: 1024, height: 512, data: new Uint8Array() },
    { left: 231, top: 231, right: 281, bottom: 281 },
  );
  expect(square).toEqual({ left: 442, top: 186, width: 140, height: 140 });
});

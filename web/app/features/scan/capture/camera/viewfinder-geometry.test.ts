import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mapTapToFrame, visibleArea } from "./viewfinder-geometry.ts";

const frame = { width: 1920, height: 1080 };
const side = fc.integer({ min: 1, max: 5000 });
const size = fc.record({ width: side, height: side });

describe("the visible area of a frame", () => {
  it("is the whole frame if the viewfinder has the same aspect ratio", () => {
    expect(visibleArea(frame, { width: 480, height: 270 })).toEqual({ x: 0, y: 0, ...frame });
  });

  it("is cut at the sides in a tall viewfinder", () => {
    expect(visibleArea(frame, { width: 390, height: 780 })).toEqual({
      x: 690,
      y: 0,
      width: 540,
      height: 1080,
    });
  });

  it("lies inside the frame and has the viewfinder's aspect ratio", () => {
    fc.assert(
      fc.property(size, size, (camera, viewfinder) => {
        const part = visibleArea(camera, viewfinder);
        expect(part.x).toBeGreaterThanOrEqual(-1e-6);
        expect(part.x + part.width).toBeLessThanOrEqual(camera.width + 1e-6);
        expect(part.y + part.height).toBeLessThanOrEqual(camera.height + 1e-6);
        expect(part.width / part.height).toBeCloseTo(viewfinder.width / viewfinder.height, 3);
      }),
    );
  });
});

describe("a tap mapped to the frame", () => {
  const viewfinder = { width: 390, height: 780 };

  it("stays in the middle, mirrored or not", () => {
    const middle = { x: 195, y: 390 };
    expect(mapTapToFrame({ tap: middle, frame, viewfinder, isMirrored: false })).toEqual({ x: 0.5, y: 0.5 });
    expect(mapTapToFrame({ tap: middle, frame, viewfinder, isMirrored: true })).toEqual({ x: 0.5, y: 0.5 });
  });

  it("is relative to the visible area, and flipped in a mirrored viewfinder", () => {
    const left = { x: 0, y: 0 };
    expect(mapTapToFrame({ tap: left, frame, viewfinder, isMirrored: false }).x).toBeCloseTo(690 / 1920);
    expect(mapTapToFrame({ tap: left, frame, viewfinder, isMirrored: true }).x).toBeCloseTo(1230 / 1920);
  });

  it("never leaves the frame", () => {
    const place = fc.double({ min: -10, max: 6000, noNaN: true });
    fc.assert(
      fc.property(size, size, place, place, fc.boolean(), (camera, shown, x, y, isMirrored) => {
        const point = mapTapToFrame({ tap: { x, y }, frame: camera, viewfinder: shown, isMirrored });
        for (const value of [point.x, point.y]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

import { expect, it } from "vitest";
import { slopeOf } from "./soak-run.ts";

it("returns the slope and its confidence interval", () => {
  const exact = slopeOf([0, 1, 2, 3].map((x) => ({ x, y: 3 * x + 1 })));
  expect(exact.slope).toBeCloseTo(3);
  expect(exact.halfWidth).toBeCloseTo(0);
  const flat = slopeOf(Array.from({ length: 40 }, (_, x) => ({ x, y: x % 2 })));
  expect(Math.abs(flat.slope)).toBeLessThan(flat.halfWidth);
  expect(slopeOf([{ x: 0, y: 0 }]).halfWidth).toBe(Number.POSITIVE_INFINITY);
});

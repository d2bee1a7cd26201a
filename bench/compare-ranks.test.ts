import { expect, it } from "vitest";
import { compareRanks } from "./compare-ranks.ts";

const values = (count: number, shift: number) =>
  Array.from({ length: count }, (_, at) => ((at * 7919) % count) + shift);

it("finds no difference between equal distributions", () => {
  expect(compareRanks(values(200, 0), values(200, 0))).toEqual({ share: 0.5, isAlike: true });
});

it("finds a shift of a tenth of the spread", () => {
  const { share, isAlike } = compareRanks(values(200, 20), values(200, 0));
  expect(share).toBeGreaterThan(0.58);
  expect(isAlike).toBe(false);
});

it("is not misled by an outlier", () => {
  expect(compareRanks([...values(199, 0), 1e9], values(200, 0)).isAlike).toBe(true);
});

import { expect, it } from "vitest";
import { quantile } from "./quantile.ts";

it("reads quantiles off the sorted values", () => {
  expect([0, 0.5, 0.99, 1].map((share) => quantile([5, 1, 4, 2, 3], share))).toEqual([1, 3, 5, 5]);
});

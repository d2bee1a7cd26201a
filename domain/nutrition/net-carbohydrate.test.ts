import { expect, it } from "vitest";
import { withNetCarbs } from "./net-carbohydrate.ts";

it("takes the fibre off total carbohydrate, and leaves the rest", () => {
  expect(withNetCarbs({ carbs: 60, fiber: 9.5, protein: 12 })).toEqual({
    carbs: 50.5,
    fiber: 9.5,
    protein: 12,
  });
});

it("is never below nothing, where figures round", () => {
  expect(withNetCarbs({ carbs: 4.1, fiber: 4.3 }).carbs).toBe(0);
});

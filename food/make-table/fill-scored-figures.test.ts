import { describe, expect, it } from "vitest";
import { GroupMedians, type StatedFigures } from "./fill-scored-figures.ts";

function stated(figures: Partial<StatedFigures>): StatedFigures {
  return {
    calories: 100,
    protein: 1,
    carbs: 12,
    fat: 10,
    fiber: 2,
    sugars: 5,
    saturatedFat: 4,
    sodiumMg: 100,
    ...figures,
  };
}

const group = "biscuits";
const medians = new GroupMedians(
  new Map([
    [
      group,
      [stated({}), stated({ sugars: 6 }), stated({ sugars: 4 }), stated({ sugars: 5, saturatedFat: null })],
    ],
    ["rare", [stated({})]],
  ]),
);

describe("GroupMedians", () => {
  it("keeps what is stated", () => {
    expect(medians.fill(group, stated({ sugars: 0 }))).toMatchObject({ sugars: 0, saturatedFat: 4 });
  });

  it("fills sugars by their median share in the group's available carbohydrate", () => {
    expect(medians.fill(group, stated({ carbs: 22, sugars: null }))).toMatchObject({ sugars: 10 });
  });

  it("knows that a food without carbohydrate has no sugars", () => {
    expect(medians.fill("rare", stated({ carbs: 2, fiber: 2, sugars: null }))).toMatchObject({ sugars: 0 });
  });

  it("does not guess from too few foods", () => {
    expect(medians.fill("rare", stated({ sugars: null }))).toBeNull();
    expect(medians.fill(group, stated({ saturatedFat: null }))).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { doubtsOf, looksLikeServing } from "./check-figures.ts";
import type { ProductFigures } from "./product.ts";

const nothing: ProductFigures = {
  ...{ calories: null, protein: null, carbs: null, fat: null, fiber: null, sugars: null },
  ...{ saturatedFat: null, salt: null, alcohol: null, polyols: null },
};
const doubts = (figures: Partial<ProductFigures>, kilojoules: number | null = null, unit: "g" | "ml" = "g") =>
  doubtsOf({ figures: { ...nothing, ...figures }, kilojoules, unit });

describe("the figures of a product", () => {
  it.each([
    ["milk", { calories: 63, protein: 3.1, carbs: 4.7, fat: 3.6, fiber: 0 }, 264, "ml"],
    ["olive oil", { calories: 899, protein: 0, carbs: 0, fat: 99.9, fiber: 0 }, 3761, "g"],
    ["bran, mostly fibre", { calories: 216, protein: 16, carbs: 64, fat: 4, fiber: 43 }, null, "g"],
    ["bran whose fibre is not stated", { calories: 250, protein: 16, carbs: 26, fat: 4 }, null, "g"],
    ["wine", { calories: 83, protein: 0.1, carbs: 2.6, fat: 0, alcohol: 10.3 }, null, "ml"],
    ["beer whose alcohol is not stated", { calories: 43, protein: 0.5, carbs: 3.6, fat: 0 }, null, "ml"],
    [
      "gum with polyols",
      { calories: 158, protein: 0, carbs: 64, fat: 0.4, fiber: 0, polyols: 64 },
      null,
      "g",
    ],
    ["water", { calories: 0, protein: 0, carbs: 0, fat: 0 }, 0, "ml"],
    ["energy alone", { calories: 250 }, 1046, "g"],
    ["nothing at all", {}, null, "g"],
  ] as const)("of %s are not doubted", (_, figures, kilojoules, unit) => {
    expect(doubts(figures, kilojoules, unit)).toEqual([]);
  });

  it.each([
    ["kJ in place of kcal", { calories: 1556, protein: 13, carbs: 68, fat: 7 }, null, ["energy"]],
    ["a lost digit", { calories: 37, protein: 13, carbs: 68, fat: 7 }, null, ["energy"]],
    ["kJ that are another food's", { calories: 372 }, 800, ["kilojoules"]],
    ["more than 100 g in 100 g", { protein: 40, carbs: 60, fat: 30 }, null, ["tooMuch"]],
    ["more sugars than carbohydrate", { carbs: 4, sugars: 12 }, null, ["parts"]],
    ["more saturates than fat", { fat: 2, saturatedFat: 9 }, null, ["parts"]],
  ] as const)("are doubted for %s", (_, figures, kilojoules, expected) => {
    expect(doubts(figures, kilojoules)).toEqual(expected);
  });
});

describe("figures typed for 100 g", () => {
  it.each([
    ["cereal", 30, [2.5, 25, 0.6], true],
    ["nuts", 25, [6, 4, 13], true],
    ["chocolate", 20, [1.5, 10, 7], true],
    ["cereal as printed", 30, [8, 84, 2], false],
    ["ham", 30, [20, 1, 4], false],
    ["ice cream", 60, [3.5, 24, 11], false],
    ["yogurt", 125, [4, 5, 3], false],
  ] as const)("of %s of %d g a serving", (_, serving, [protein, carbs, fat], isServing) => {
    expect(looksLikeServing({ protein, carbs, fat }, serving)).toBe(isServing);
  });

  it("say nothing where a figure or the serving is unknown", () => {
    expect(looksLikeServing({ protein: null, carbs: 25, fat: 1 }, 30)).toBe(false);
    expect(looksLikeServing({ protein: 2, carbs: 25, fat: 1 }, null)).toBe(false);
  });
});

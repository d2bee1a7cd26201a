import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eachMicronutrient } from "../nutrition/nutrients.ts";
import { alcoholIn100Grams, energySharesOf, shareNames, wholePercents } from "./energy-shares.ts";

const grams = fc.double({ min: 0, max: 5000, noNaN: true });

describe("energySharesOf", () => {
  it("counts protein 4, carbohydrate 4, fat 9 and fibre 2 kcal per gram", () => {
    // 100 g protein 400 kcal, 60 g carbohydrate with 10 g fibre 200 and 20 kcal, 20 g fat 180 kcal: 800 in all.
    expect(energySharesOf({ protein: 100, carbs: 60, fat: 20, fiber: 10, alcohol: 0 })).toEqual({
      protein: 50,
      carbs: 25,
      fat: 22.5,
      fiber: 2.5,
      alcohol: 0,
    });
    // 20 g of alcohol have 140 kcal: of 940 in all, fat has 180.
    expect(energySharesOf({ protein: 100, carbs: 60, fat: 20, fiber: 10, alcohol: 20 })).toMatchObject({
      fat: 19.1,
      alcohol: 14.9,
    });
  });

  it("returns shares that sum to 100, or all 0 when nothing was eaten", () => {
    fc.assert(
      fc.property(grams, grams, grams, grams, grams, (protein, carbs, fat, fiber, alcohol) => {
        const shares = energySharesOf({ protein, carbs, fat, fiber, alcohol });
        const sum = shareNames.reduce((total, name) => total + Math.round(shares[name] * 10), 0);
        expect(sum).toBe(
          protein * 4 + fat * 9 + Math.max(0, carbs - fiber) * 4 + fiber * 2 + alcohol * 7 > 0 ? 1000 : 0,
        );
        for (const name of shareNames) expect(shares[name]).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(energySharesOf({ protein: 0, carbs: 0, fat: 0, fiber: 0, alcohol: 0 })).toEqual({
      protein: 0,
      carbs: 0,
      fat: 0,
      fiber: 0,
      alcohol: 0,
    });
  });

  it("stays within 0.1 of the exact shares", () => {
    const shares = energySharesOf({ protein: 1, carbs: 1, fat: 4 / 9, fiber: 0, alcohol: 0 });
    expect(shareNames.map((name) => shares[name])).toEqual([33.4, 33.3, 33.3, 0, 0]);
  });
});

it("whole percents sum to 100, or to 0 where there is nothing", () => {
  expect(wholePercents([33.4, 33.3, 33.3, 0])).toEqual([34, 33, 33, 0]);
  expect(wholePercents([16.5, 49.5, 29.5, 4.5])).toEqual([17, 50, 29, 4]);
  expect(wholePercents([0, 0, 0, 0])).toEqual([0, 0, 0, 0]);
});

const per100Grams = (calories: number, protein: number, carbs: number) => ({
  ...{ calories, protein, carbs, fat: 0, fiber: 0 },
  ...{ sugars: 0, saturatedFat: 0, sodiumMg: 0, fruitVegetableLegumePercent: 0 },
  micronutrients: eachMicronutrient(() => null),
});

// g of alcohol in 100 g as FNDDS 2017-2018 states it.
it.each([
  ["red wine", per100Grams(85, 0.07, 2.61), 10.6],
  ["beer", per100Grams(43, 0.46, 3.55), 3.9],
  ["whiskey", per100Grams(250, 0, 0.1), 36],
])("what the macronutrients leave of the energy of %s is its alcohol", (_, per100Grams, measured) => {
  const alcohol = alcoholIn100Grams({ nutriScoreClass: "alcohol", per100Grams });
  expect(Math.abs(alcohol - measured)).toBeLessThan(0.5);
});

it("the rest of the energy of other foods is no alcohol", () => {
  expect(alcoholIn100Grams({ nutriScoreClass: "beverage", per100Grams: per100Grams(85, 0.07, 2.61) })).toBe(
    0,
  );
});

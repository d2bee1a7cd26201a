import { expect, it } from "vitest";
import { alcoholIn100Grams } from "./alcohol.ts";
import { eachMicronutrient } from "./nutrients.ts";

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

import { describe, expect, it } from "vitest";
import { eachMicronutrient } from "../nutrition/nutrients.ts";
import { waterIn100Grams } from "./water-in-drinks.ts";
import { waterReference } from "./water-reference.ts";

describe("the reference for water", () => {
  it.each([
    ["a woman", { gender: "female", ageYears: 40 }, 2000, 1600],
    ["a man", { gender: "male", ageYears: 80 }, 2500, 2000],
    ["a girl of 13", { gender: "female", ageYears: 13 }, 1900, 1520],
    ["a boy of 14", { gender: "male", ageYears: 14 }, 2500, 2000],
  ] as const)(
    "of %s is EFSA's adequate intake, four fifths of it from drinks",
    (_, person, totalMl, drinksMl) => {
      expect(waterReference(person)).toEqual({ totalMl, drinksMl, gender: person.gender });
    },
  );

  it("is the lower one without a profile, and none for young children", () => {
    expect(waterReference(undefined)).toEqual({ totalMl: 2000, drinksMl: 1600, gender: null });
    expect(waterReference({ gender: "male", ageYears: 8 })).toBeUndefined();
  });
});

describe("the water of a drink", () => {
  const per100Grams = (calories: number, protein: number, carbs: number, fat: number) => ({
    ...{ calories, protein, carbs, fat, fiber: 0 },
    ...{ sugars: 0, saturatedFat: 0, sodiumMg: 0, fruitVegetableLegumePercent: 0 },
    micronutrients: eachMicronutrient(() => null),
  });

  // Water of 100 g as FNDDS 2017-2018 states it.
  it.each([
    ["tap water", "water", per100Grams(0, 0, 0, 0), 99.9],
    ["milk, whole", "beverage", per100Grams(60, 3.28, 4.67, 3.2), 88.1],
    ["orange juice", "beverage", per100Grams(48, 0.68, 11.01, 0.15), 87.7],
  ] as const)("is what its other nutrients leave: %s", (_, nutriScoreClass, per100Grams, measured) => {
    expect(Math.abs(waterIn100Grams({ nutriScoreClass, per100Grams }) - measured)).toBeLessThan(1);
  });

  it("is none of the goal in wine, whose alcohol makes the body lose water", () => {
    const wine = { nutriScoreClass: "alcohol", per100Grams: per100Grams(85, 0.07, 2.61, 0) } as const;
    expect(waterIn100Grams(wine)).toBe(0);
  });

  it("is none in food, which the reference counts apart", () => {
    const cucumber = { nutriScoreClass: "general", per100Grams: per100Grams(15, 0.65, 3.63, 0.11) } as const;
    expect(waterIn100Grams(cucumber)).toBe(0);
  });
});

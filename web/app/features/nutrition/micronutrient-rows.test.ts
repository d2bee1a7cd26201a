import { expect, it } from "vitest";
import { micronutrientNames } from "#domain/nutrition/nutrients.ts";
import { buildMicronutrientRows, micronutrientGroups } from "./micronutrient-rows.ts";

const amounts = {
  vitaminD: 2,
  vitaminB12: null,
  vitaminB9: 0,
  vitaminA: 1,
  vitaminC: 1,
  vitaminK: 1,
  vitaminE: 1,
  vitaminB1: 1,
  calcium: 1,
  iron: 1,
  magnesium: 1,
  potassium: 1,
  zinc: 1,
  iodine: 1,
  selenium: 1,
  omega3: 1,
};

it("distinguishes unknown from zero, and marks lower bounds", () => {
  const knownFor = { vitaminD: 2, vitaminB12: 0, vitaminB9: 3 };
  const [d, b12, b9] = buildMicronutrientRows("vitamins", {
    amounts,
    knownFor,
    count: 3,
    scale: 1.5,
  });
  expect(d).toEqual({ name: "vitaminD", unit: "µg", amount: 3, knownFor: 2, isLowerBound: true });
  expect(b12).toMatchObject({ amount: null, isLowerBound: false });
  expect(b9).toMatchObject({ amount: 0, isLowerBound: false });
});

it("marks no lower bound if the number of known foods was not recorded", () => {
  const [d] = buildMicronutrientRows("vitamins", { amounts, count: 3, scale: 1 });
  expect(d).toMatchObject({ amount: 2, knownFor: null, isLowerBound: false });
});

it("shows every micronutrient exactly once", () => {
  expect(Object.values(micronutrientGroups).flat().toSorted()).toEqual(micronutrientNames.toSorted());
});

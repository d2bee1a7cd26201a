import { expect, it } from "vitest";
import { saltGramsOf, sodiumMgOf } from "../nutrition/salt.ts";
import { perHundredFactor, printedBasisOf, printsSodium } from "./printed-figures.ts";

it.each([
  ["US", "serving", true],
  ["CA", "serving", true],
  ["MX", "hundred", true],
  ["ES", "hundred", false],
  [null, "hundred", false],
] as const)("labels of %s state figures of a %s; sodium: %s", (country, basis, hasSodium) => {
  expect([printedBasisOf(country), printsSodium(country)]).toEqual([basis, hasSodium]);
});

it("makes figures of 100 g of those of a serving, if it has a weight", () => {
  expect(190 * (perHundredFactor("serving", 60) ?? 0)).toBeCloseTo(316.7, 1);
  expect(perHundredFactor("serving", undefined)).toBeUndefined();
  expect(perHundredFactor("hundred", undefined)).toBe(1);
  expect(saltGramsOf(280)).toBeCloseTo(0.7, 5);
  expect(sodiumMgOf(0.7)).toBeCloseTo(280, 5);
});

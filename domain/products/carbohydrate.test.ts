import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  carbohydrateMeanings,
  carbohydrateOfColumn,
  carbohydrateOfCountry,
  printedCarbohydrate,
  totalCarbohydrate,
} from "./carbohydrate.ts";

describe("the carbohydrate of a label", () => {
  it.each([
    ["Spain", "ES", "withoutFibre"],
    ["Mexico", "MX", "withoutFibre"],
    ["the United States", "US", "withFibre"],
    ["Canada", "CA", "withFibre"],
    ["an unknown country", null, "withoutFibre"],
  ] as const)("of %s is known by its country", (_, country, expected) => {
    expect(carbohydrateOfCountry(country)).toBe(expected);
  });

  it.each([
    ["per100Grams", "withoutFibre"],
    ["per100Millilitres", "withoutFibre"],
    ["perServing", "withFibre"],
    ["perContainer", "withFibre"],
  ] as const)("that states %s is %s", (basis, expected) => {
    expect(carbohydrateOfColumn(basis)).toBe(expected);
  });

  it("becomes ours: the same oats have 68.7 g on both sides of the Atlantic", () => {
    expect(totalCarbohydrate(58.7, 10, "withoutFibre")).toBe(68.7);
    expect(totalCarbohydrate(68.7, 10, "withFibre")).toBe(68.7);
  });

  it("is taken as printed where the fibre is not stated, and stays unknown where it is not stated itself", () => {
    expect(totalCarbohydrate(58.7, null, "withoutFibre")).toBe(58.7);
    expect(totalCarbohydrate(null, 10, "withoutFibre")).toBeNull();
  });

  it("comes back as it was printed", () => {
    const grams = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(grams, grams, fc.constantFrom(...carbohydrateMeanings), (printed, fibre, meaning) => {
        expect(printedCarbohydrate(totalCarbohydrate(printed, fibre, meaning), fibre, meaning)).toBe(printed);
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import { dailyNeed, needTableOf } from "./daily-needs.ts";
import { micronutrientNames } from "./nutrients.ts";

const woman = { gender: "female", ageYears: 40, country: "ES" } as const;

describe("the daily need", () => {
  it.each([
    ["iron", woman, 16, undefined],
    ["iron", { ...woman, ageYears: 51 }, 11, undefined],
    ["iron", { ...woman, country: "US" }, 18, 45],
    ["calcium", { ...woman, ageYears: 24 }, 1000, 2500],
    ["calcium", { ...woman, ageYears: 60, country: "CA" }, 1200, 2000],
    ["vitaminD", { ...woman, ageYears: 75, country: "US" }, 20, 100],
    ["zinc", { ...woman, gender: "male" }, 9.4, 25],
    ["potassium", { ...woman, gender: "male", country: "US" }, 3400, undefined],
  ] as const)("of %s follows sex, age and country: %o", (name, eater, amount, limit) => {
    expect(dailyNeed(name, eater)).toMatchObject({ amount, limit });
  });

  it("is unknown for children, and where it follows the energy eaten", () => {
    expect(dailyNeed("iron", { ...woman, ageYears: 17 })).toBeUndefined();
    expect(dailyNeed("vitaminB1", woman)).toBeUndefined();
    expect(dailyNeed("omega3", woman)).toBeUndefined();
  });

  it.each(["ES", "US", null])("has a source for each value in %s, and no limit below the need", (country) => {
    expect(needTableOf(country).name).toBe(country === "US" ? "NASEM" : "EFSA");
    for (const gender of ["female", "male"] as const) {
      for (const ageYears of [19, 30, 55, 80]) {
        for (const name of micronutrientNames) {
          const need = dailyNeed(name, { gender, ageYears, country });
          if (!need) continue;
          expect(need.sources[0]).toMatch(/doi:10\./);
          expect(need.limit ?? Number.POSITIVE_INFINITY).toBeGreaterThan(need.amount);
        }
      }
    }
  });
});

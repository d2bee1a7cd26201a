import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { macronutrientNames } from "../nutrition/nutrients.ts";
import {
  activityLevels,
  ageOn,
  type BodyProfile,
  genders,
  heightCmRange,
  objectives,
  weightKgRange,
} from "../people/body-profile.ts";
import { goalRanges } from "./daily-goals.ts";
import { suggestGoals } from "./suggest-goals.ts";

const today = "2026-11-21";
const example: BodyProfile = {
  birthdate: "1996-01-01",
  gender: "male",
  heightCm: 170,
  weightKg: 70,
  activityLevel: "moderately_active",
  objective: "maintain_weight",
};
const anyone: fc.Arbitrary<BodyProfile> = fc.record({
  birthdate: fc
    .date({ min: new Date("1920-01-01"), max: new Date("2013-11-21"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  gender: fc.constantFrom(...genders),
  heightCm: fc.integer(heightCmRange),
  weightKg: fc.integer(weightKgRange),
  activityLevel: fc.constantFrom(...activityLevels),
  objective: fc.constantFrom(...objectives),
});

describe("a suggestion", () => {
  it("is worked out as it says: the form's own defaults", () => {
    const suggestion = suggestGoals(example, today);
    // 10 × 70 + 6.25 × 170 − 5 × 30 + 5
    expect(suggestion.bmr).toBe(1617.5);
    expect(suggestion.tdee).toBeCloseTo(1617.5 * 1.55, 9);
    expect(suggestion.adjustment).toEqual({ kcal: 0, reason: "objective" });
    expect(suggestion.goals).toEqual({ calories: 2500, protein: 85, carbs: 350, fat: 85, fiber: 35 });
    expect(suggestion.limited).toEqual([]);
  });

  it("is a whole number of the sliders' steps, within their ranges, for anyone", () => {
    fc.assert(
      fc.property(anyone, (person) => {
        const { goals } = suggestGoals(person, today);
        for (const name of macronutrientNames) {
          const { min, max, step } = goalRanges[name];
          expect(goals[name]).toBeGreaterThanOrEqual(min);
          expect(goals[name]).toBeLessThanOrEqual(max);
          expect(goals[name] % step).toBe(0);
        }
      }),
    );
  });

  it("never gives the more active fewer calories", () => {
    fc.assert(
      fc.property(anyone, (person) => {
        const calories = activityLevels.map(
          (activityLevel) => suggestGoals({ ...person, activityLevel }, today).goals.calories,
        );
        expect(calories).toEqual(calories.toSorted((a, b) => a - b));
      }),
    );
  });

  it("never gives whoever weighs more fewer calories", () => {
    fc.assert(
      fc.property(anyone, fc.integer({ min: 0, max: 100 }), (person, moreKg) => {
        const heavier = {
          ...person,
          weightKg: person.weightKg + moreKg,
          objective: "maintain_weight",
        } as const;
        const lighter = { ...person, objective: "maintain_weight" } as const;
        expect(suggestGoals(heavier, today).goals.calories).toBeGreaterThanOrEqual(
          suggestGoals(lighter, today).goals.calories,
        );
      }),
    );
  });

  it("orders losing, keeping and gaining", () => {
    fc.assert(
      fc.property(anyone, (person) => {
        const kcal = (objective: BodyProfile["objective"]) =>
          suggestGoals({ ...person, objective }, today).goals.calories;
        expect(kcal("lose_weight")).toBeLessThanOrEqual(kcal("maintain_weight"));
        expect(kcal("maintain_weight")).toBeLessThanOrEqual(kcal("gain_muscle"));
        expect(kcal("gain_muscle")).toBeLessThanOrEqual(kcal("gain_weight"));
      }),
    );
  });

  it("never asks to eat less than the body needs at rest, within what the slider allows", () => {
    fc.assert(
      fc.property(anyone, (person) => {
        const { goals, bmr } = suggestGoals({ ...person, objective: "lose_weight" }, today);
        const { max, step } = goalRanges.calories;
        expect(goals.calories).toBeGreaterThanOrEqual(Math.min(max, bmr - step / 2));
      }),
    );
  });

  it("adds up: its macronutrients give its calories, where no range cut them", () => {
    fc.assert(
      fc.property(anyone, (person) => {
        const { goals, limited } = suggestGoals(person, today);
        fc.pre(limited.length === 0);
        const kcal = goals.protein * 4 + goals.carbs * 4 + goals.fat * 9;
        expect(Math.abs(kcal - goals.calories)).toBeLessThanOrEqual(10);
      }),
    );
  });

  it.each([
    ["a girl of 15", { birthdate: "2011-01-01", weightKg: 80 }, "under_18"],
    ["somebody underweight", { weightKg: 50 }, "underweight"],
    ["somebody who hardly moves", { activityLevel: "sedentary" }, "not_below_resting"],
    ["anybody else", {}, "objective"],
  ] as const)("to lose weight minds %s", (_, facts, reason) => {
    const { adjustment } = suggestGoals({ ...example, objective: "lose_weight", ...facts }, today);
    expect(adjustment.reason).toBe(reason);
    if (reason === "under_18" || reason === "underweight") expect(adjustment.kcal).toBe(0);
  });

  it("tells which goals a range cut", () => {
    const giant = { ...example, weightKg: 300, heightCm: 250, activityLevel: "extra_active" } as const;
    expect(suggestGoals(giant, today)).toMatchObject({
      goals: { calories: 4000 },
      limited: ["calories", "carbs"],
    });
  });
});

describe("age", () => {
  it.each([
    ["2026-11-21", "1996-11-21", 30],
    ["2026-11-20", "1996-11-21", 29],
    ["2027-02-28", "2008-02-29", 18],
    ["2027-03-01", "2008-02-29", 19],
    ["2028-02-29", "2008-02-29", 20],
    ["2026-11-21", "2026-11-21", 0],
  ])("on %s of somebody born on %s is %i", (day, birthdate, years) => {
    expect(ageOn(day, birthdate)).toBe(years);
  });
});

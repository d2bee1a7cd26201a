import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { macronutrientNames } from "../nutrition/nutrients.ts";
import {
  activityLevels,
  ageOn,
  type BodyProfile,
  genders,
  heightCmRange,
  maternities,
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
  maternity: null,
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
  maternity: fc.constant(null),
});

describe("goals in pregnancy and while breastfeeding", () => {
  const mother: BodyProfile = { ...example, gender: "female", heightCm: 165, weightKg: 64 };
  it.each([
    ["first_trimester", 70, 1, "pregnancy"],
    ["second_trimester", 260, 9, "pregnancy"],
    ["third_trimester", 500, 28, "pregnancy"],
    ["breastfeeding", 500, 19, "breastfeeding"],
  ] as const)("add what EFSA gives for %s: %i kcal, %i g of protein", (maternity, kcal, protein, reason) => {
    const before = suggestGoals(mother, today);
    const { adjustment, goals, proteinAddition } = suggestGoals({ ...mother, maternity }, today);
    expect([adjustment, proteinAddition]).toEqual([{ kcal, reason }, protein]);
    expect(goals.calories - before.goals.calories).toBeGreaterThanOrEqual(kcal - 50);
    expect(goals.protein).toBeGreaterThanOrEqual(before.goals.protein);
  });

  it("never are below what the person burns, whatever they want", () => {
    fc.assert(
      fc.property(anyone, fc.constantFrom(...maternities), (person, maternity) => {
        expect(suggestGoals({ ...person, maternity }, today).adjustment.kcal).toBeGreaterThan(0);
      }),
    );
  });
});

describe("suggestGoals", () => {
  it("computes the goals for the form's default profile", () => {
    const suggestion = suggestGoals(example, today);
    // 10 × 70 + 6.25 × 170 − 5 × 30 + 5
    expect(suggestion.bmr).toBe(1617.5);
    expect(suggestion.tdee).toBeCloseTo(1617.5 * 1.55, 9);
    expect(suggestion.adjustment).toEqual({ kcal: 0, reason: "objective" });
    expect(suggestion.goals).toEqual({ calories: 2500, protein: 85, carbs: 350, fat: 85, fiber: 35 });
    expect(suggestion.limited).toEqual([]);
  });

  it("gives a woman 166 kcal less at rest than a man of the same size and age", () => {
    expect(suggestGoals({ ...example, gender: "female" }, today).bmr).toBe(1617.5 - 166);
  });

  it.each([
    ["sedentary", 1.2],
    ["lightly_active", 1.375],
    ["moderately_active", 1.55],
    ["very_active", 1.725],
    ["extra_active", 1.9],
  ] as const)("multiplies the resting energy of somebody %s by %s", (activityLevel, factor) => {
    expect(suggestGoals({ ...example, activityLevel }, today).tdee).toBeCloseTo(1617.5 * factor, 9);
  });

  it("returns whole slider steps within the slider ranges for any profile", () => {
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

  it("never suggests fewer calories for a higher activity level", () => {
    fc.assert(
      fc.property(anyone, (person) => {
        const calories = activityLevels.map(
          (activityLevel) => suggestGoals({ ...person, activityLevel }, today).goals.calories,
        );
        expect(calories).toEqual(calories.toSorted((a, b) => a - b));
      }),
    );
  });

  it("never suggests fewer calories for a heavier person", () => {
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

  it("suggests the least calories for losing weight and the most for gaining", () => {
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

  it("never suggests less than the resting energy, unless the slider ends below it", () => {
    fc.assert(
      fc.property(anyone, (person) => {
        const { goals, bmr } = suggestGoals({ ...person, objective: "lose_weight" }, today);
        const { max, step } = goalRanges.calories;
        expect(goals.calories).toBeGreaterThanOrEqual(Math.min(max, bmr - step / 2));
      }),
    );
  });

  it("suggests macronutrients that add up to the calories when no slider limits them", () => {
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
    ["a 15-year-old", { birthdate: "2011-01-01", weightKg: 80 }, "under_18"],
    ["an underweight person", { weightKg: 50 }, "underweight"],
    ["a sedentary person", { activityLevel: "sedentary" }, "not_below_resting"],
    ["an average adult", {}, "objective"],
  ] as const)("limits the deficit for %s", (_, facts, reason) => {
    const { adjustment } = suggestGoals({ ...example, objective: "lose_weight", ...facts }, today);
    expect(adjustment.reason).toBe(reason);
    if (reason === "under_18" || reason === "underweight") expect(adjustment.kcal).toBe(0);
  });

  it("lists the goals that were limited by their slider", () => {
    const giant = { ...example, weightKg: 300, heightCm: 250, activityLevel: "extra_active" } as const;
    expect(suggestGoals(giant, today)).toMatchObject({
      goals: { calories: 4000 },
      limited: ["calories", "carbs"],
    });
  });
});

describe("ageOn", () => {
  it.each([
    ["2026-11-21", "1996-11-21", 30],
    ["2026-11-20", "1996-11-21", 29],
    ["2027-02-28", "2008-02-29", 18],
    ["2027-03-01", "2008-02-29", 19],
    ["2028-02-29", "2008-02-29", 20],
    ["2026-11-21", "2026-11-21", 0],
  ])("on %s, born on %s: %i", (day, birthdate, years) => {
    expect(ageOn(day, birthdate)).toBe(years);
  });
});

/** web/features/goals: the form of a suggestion: its defaults and limits (spec section 5). */
import { describe, expect, it } from "vitest";
import type { Profile } from "#contract/shapes/profile.ts";
import {
  birthYears,
  bodyProblems,
  defaultBodyForm,
  formOfProfile,
  profileOf,
  readDecimal,
} from "./body-form-values.ts";

const today = "2026-11-21";
const form = defaultBodyForm(today);

describe("the form", () => {
  it("begins with the defaults", () => {
    expect(profileOf(form)).toEqual({
      birthdate: "1996-01-01",
      gender: "male",
      height: 170,
      weight: 70,
      activityLevel: "moderately_active",
      userObjective: "maintain_weight",
    });
    expect(bodyProblems(form).size).toBe(0);
  });

  it("offers birth years from this one down to 1920", () => {
    const years = birthYears(today);
    expect([years[0], years.at(-1), years.length]).toEqual(["2026", "1920", 107]);
  });

  it.each([
    ["weight", "29.9", true],
    ["weight", "30", false],
    ["weight", "300", false],
    ["weight", "300,5", true],
    ["height", "99", true],
    ["height", "100", false],
    ["height", "250", false],
    ["height", "251", true],
    ["height", "", true],
    ["height", "tall", true],
  ] as const)("%s of %j is a problem: %s", (field, text, isProblem) => {
    expect(bodyProblems({ ...form, [field]: text }).has(field)).toBe(isProblem);
  });

  it("shows a stored profile in the reader's own writing, and gives it back unchanged", () => {
    const profile: Profile = {
      birthdate: "1988-01-01",
      gender: "female",
      height: 164,
      weight: 61.5,
      activityLevel: "very_active",
      userObjective: "gain_muscle",
    };
    expect(formOfProfile(profile, ",").weight).toBe("61,5");
    expect(profileOf(formOfProfile(profile, ","))).toEqual(profile);
  });
});

it.each([
  ["72,5", 72.5],
  [" 72.5 ", 72.5],
  ["1e3", undefined],
  ["-3", undefined],
  ["7,2,5", undefined],
])("%j reads as %s", (text, amount) => {
  expect(readDecimal(text)).toBe(amount);
});

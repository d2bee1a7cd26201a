import { describe, expect, it } from "vitest";
import type { Profile } from "#contract/shapes/profile.ts";
import {
  birthYears,
  defaultBodyForm,
  formToProfile,
  invalidFields,
  profileToForm,
} from "./body-form-values.ts";

const today = "2026-11-21";
const form = defaultBodyForm(today);

describe("the body form", () => {
  it("has valid defaults", () => {
    expect(formToProfile(form)).toEqual({
      birthdate: "1996-01-01",
      gender: "male",
      height: 170,
      weight: 70,
      activityLevel: "moderately_active",
      userObjective: "maintain_weight",
    });
    expect(invalidFields(form).size).toBe(0);
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
  ] as const)("marks a %s of %j as invalid: %s", (field, text, isProblem) => {
    expect(invalidFields({ ...form, [field]: text }).has(field)).toBe(isProblem);
  });

  it("shows a stored profile with the language's decimal sign, and converts it back unchanged", () => {
    const profile: Profile = {
      birthdate: "1988-01-01",
      gender: "female",
      height: 164,
      weight: 61.5,
      activityLevel: "very_active",
      userObjective: "gain_muscle",
    };
    expect(profileToForm(profile, ",").weight).toBe("61,5");
    expect(formToProfile(profileToForm(profile, ","))).toEqual(profile);
  });
});

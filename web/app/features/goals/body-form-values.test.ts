import { describe, expect, it } from "vitest";
import type { Profile } from "#contract/shapes/profile.ts";
import {
  birthYears,
  emptyBodyForm,
  formToProfile,
  formToWish,
  invalidFields,
  profileToForm,
  targetProblem,
} from "./body-form-values.ts";

const today = "2026-11-21";
const form = { ...emptyBodyForm, birthYear: "1996", gender: "male", height: "170", weight: "70" };

describe("the body form", () => {
  it("assumes nothing about the body, and asks for all of it", () => {
    expect([...invalidFields(emptyBodyForm, today)].toSorted()).toEqual([
      "birthYear",
      "gender",
      "height",
      "weight",
    ]);
  });

  it("becomes a profile once the body is described", () => {
    expect(formToProfile(form)).toEqual({
      birthdate: "1996-01-01",
      gender: "male",
      height: 170,
      weight: 70,
      activityLevel: "moderately_active",
      userObjective: "maintain_weight",
      maternity: null,
    });
    expect(invalidFields(form, today).size).toBe(0);
  });

  it("asks women about pregnancy and breastfeeding, and then for no weight to reach", () => {
    const losing = { ...form, gender: "female", userObjective: "lose_weight", targetWeight: "60" };
    expect([formToProfile(losing).maternity, formToWish(losing).targetWeight]).toEqual([null, 60]);
    const mother = { ...losing, maternity: "breastfeeding" };
    expect([formToProfile(mother).maternity, formToWish(mother)]).toEqual(["breastfeeding", {}]);
    expect(formToProfile({ ...mother, gender: "male" }).maternity).toBeNull();
    expect(profileToForm(formToProfile(mother), ",").maternity).toBe("breastfeeding");
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
    expect(invalidFields({ ...form, [field]: text }, today).has(field)).toBe(isProblem);
  });

  it.each([
    ["2013", false],
    ["2014", true],
  ])("marks %s as the year of somebody who is too young: %s", (birthYear, isProblem) => {
    expect(invalidFields({ ...form, birthYear }, today).has("birthYear")).toBe(isProblem);
  });

  it.each([
    ["lose_weight", "65", undefined],
    ["lose_weight", "", undefined],
    ["lose_weight", "70", "notBelow"],
    ["lose_weight", "53", "underweight"],
    ["lose_weight", "light", "number"],
    ["gain_weight", "75,5", undefined],
    ["gain_weight", "69", "notAbove"],
    ["maintain_weight", "light", undefined],
  ])("to %s with a target of %j has the problem %s", (userObjective, targetWeight, kind) => {
    expect(targetProblem({ ...form, userObjective, targetWeight })?.kind).toBe(kind);
  });

  it("asks for a pace that the objective offers", () => {
    const lose = { ...form, userObjective: "lose_weight", targetWeight: "65", pace: "1" };
    expect(formToWish(lose)).toEqual({ targetWeight: 65, kgPerWeek: 1 });
    expect(formToWish({ ...lose, userObjective: "gain_weight" }).kgPerWeek).toBe(0.5);
    expect(formToWish(form)).toEqual({});
  });

  it("shows a stored profile with the language's decimal sign, and converts it back unchanged", () => {
    const profile: Profile = {
      birthdate: "1988-01-01",
      gender: "female",
      height: 164,
      weight: 61.5,
      activityLevel: "very_active",
      userObjective: "gain_muscle",
      maternity: null,
    };
    expect(profileToForm(profile, ",").weight).toBe("61,5");
    expect(formToProfile(profileToForm(profile, ","))).toEqual(profile);
  });
});

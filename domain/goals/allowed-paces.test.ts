import { describe, expect, it } from "vitest";
import type { BodyProfile } from "../people/body-profile.ts";
import { allowedPaces } from "./allowed-paces.ts";

const today = "2026-11-21";
const small: BodyProfile = {
  birthdate: "1990-01-01",
  gender: "female",
  heightCm: 160,
  weightKg: 65,
  activityLevel: "sedentary",
  objective: "maintain_weight",
};
const large: BodyProfile = {
  ...small,
  gender: "male",
  heightCm: 190,
  weightKg: 120,
  activityLevel: "very_active",
};

describe("the paces that a body allows", () => {
  it("are all of them, whole, for who burns much", () => {
    expect(allowedPaces(large, "gain_weight", today).map((pace) => pace.leftKgPerWeek)).toEqual([0.25, 0.5]);
    expect(allowedPaces(large, "lose_weight", today)).toHaveLength(3);
  });

  it("end with the fastest that changes something, and say what is left of it", () => {
    const [gentle, fastest, ...others] = allowedPaces(small, "lose_weight", today);
    expect(gentle?.leftKgPerWeek).toBeCloseTo(0.24, 2);
    expect(fastest).toBeUndefined();
    expect(others).toEqual([]);
  });

  it("leave nothing to lose to a minor", () => {
    const minor = { ...small, birthdate: "2011-01-01" };
    expect(allowedPaces(minor, "lose_weight", today)).toEqual([{ kgPerWeek: 0.25, leftKgPerWeek: 0 }]);
  });
});

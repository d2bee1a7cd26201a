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
  maternity: null,
};
const large: BodyProfile = {
  ...small,
  gender: "male",
  heightCm: 190,
  weightKg: 120,
  activityLevel: "very_active",
};

describe("the paces that are safe for a body", () => {
  it("are all of them, unreduced, for somebody who burns a lot", () => {
    expect(allowedPaces(large, "gain_weight", today).map((pace) => pace.safeKgPerWeek)).toEqual([0.25, 0.5]);
    expect(allowedPaces(large, "lose_weight", today)).toHaveLength(3);
  });

  it("stop at the fastest one that makes a difference, reduced to what is safe", () => {
    const [gentle, fastest, ...others] = allowedPaces(small, "lose_weight", today);
    expect(gentle?.safeKgPerWeek).toBeCloseTo(0.24, 2);
    expect(fastest).toBeUndefined();
    expect(others).toEqual([]);
  });

  it("allow a minor no weight loss", () => {
    const minor = { ...small, birthdate: "2011-01-01" };
    expect(allowedPaces(minor, "lose_weight", today)).toEqual([{ kgPerWeek: 0.25, safeKgPerWeek: 0 }]);
  });
});

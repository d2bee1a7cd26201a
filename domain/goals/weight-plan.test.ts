import { describe, expect, it } from "vitest";
import type { BodyProfile } from "../people/body-profile.ts";
import { addDays, type CalendarDay } from "../time/calendar-day.ts";
import { dayCount } from "../time/day-range.ts";
import { suggestGoals } from "./suggest-goals.ts";
import { kcalOfPace, leastTargetKg, planWeight } from "./weight-plan.ts";

const today = "2026-03-10";
const person: BodyProfile = {
  birthdate: "1990-01-01",
  gender: "male",
  heightCm: 180,
  weightKg: 90,
  activityLevel: "moderately_active",
  objective: "lose_weight",
  maternity: null,
};

describe("a weight plan", () => {
  it("takes half a kilo a week for 550 kcal a day, and says until when", () => {
    expect(kcalOfPace("lose_weight", 0.5)).toBe(-550);
    expect(planWeight({ weightKg: 90, targetKg: 85, kcal: -550, today })).toEqual({
      targetKg: 85,
      kgPerWeek: 0.5,
      day: "2026-05-19",
    });
  });

  it("names the first day on which the target is reached", () => {
    for (const kcal of [-700, -550, -310, 130, 275]) {
      const targetKg = kcal < 0 ? 86.7 : 92.3;
      const { day, kgPerWeek } = planWeight({ weightKg: 90, targetKg, kcal, today });
      const movedBy = (at: CalendarDay) => (kgPerWeek / 7) * (dayCount({ from: today, to: at }) - 1);
      const missing = Math.abs(targetKg - 90);
      expect(movedBy(day ?? today)).toBeGreaterThanOrEqual(missing);
      expect(movedBy(addDays(day ?? today, -1))).toBeLessThan(missing);
    }
  });

  it("has no day where the calories do not lead to the target", () => {
    expect(planWeight({ weightKg: 90, targetKg: 95, kcal: -550, today }).day).toBeNull();
    expect(planWeight({ weightKg: 90, targetKg: 85, kcal: 0, today }).day).toBeNull();
  });

  it("does not lead below a healthy weight", () => {
    expect(leastTargetKg(180)).toBeCloseTo(59.94);
  });
});

describe("suggested goals with a pace", () => {
  it("are lower by the energy of the pace", () => {
    const { adjustment, plan } = suggestGoals(person, today, { targetKg: 85, kgPerWeek: 0.5 });
    expect(adjustment).toEqual({ kcal: -550, reason: "objective" });
    expect(plan).toEqual({ targetKg: 85, kgPerWeek: 0.5, day: "2026-05-19" });
  });

  it("never take more than a fifth of what the person burns, and the day moves", () => {
    const { adjustment, tdee, plan } = suggestGoals(person, today, { targetKg: 85, kgPerWeek: 1 });
    expect(adjustment).toEqual({ kcal: -0.2 * tdee, reason: "limited_share" });
    expect(plan?.kgPerWeek).toBeLessThan(0.6);
    expect(plan?.day && plan.day > "2026-04-14").toBe(true);
  });

  it("take nothing from minors, and say that the weight then does not move", () => {
    const minor = { ...person, birthdate: "2010-01-01" };
    const { adjustment, plan } = suggestGoals(minor, today, { targetKg: 85, kgPerWeek: 0.5 });
    expect([adjustment.reason, plan]).toEqual(["under_18", { targetKg: 85, kgPerWeek: 0, day: null }]);
  });

  it("are what they were without one", () => {
    expect(suggestGoals(person, today).adjustment).toEqual({ kcal: -500, reason: "objective" });
    expect(suggestGoals(person, today).plan).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import type { BodyProfile } from "../people/body-profile.ts";
import { addDays } from "../time/calendar-day.ts";
import { lastDays } from "../time/day-range.ts";
import { type AdaptiveGoal, adaptGoal, balanceDays } from "./adaptive-goal.ts";
import { defaultGoals } from "./daily-goals.ts";

const range = lastDays("2026-03-09", balanceDays);
const person: BodyProfile = {
  ...{ birthdate: "1986-01-01", gender: "female", heightCm: 168, weightKg: 70 },
  ...{ activityLevel: "lightly_active", objective: "maintain_weight", maternity: null },
};
const days = Array.from({ length: balanceDays }, (_, at) => addDays(range.from, at));
const intakes = (calories: number, count = balanceDays) =>
  days.slice(0, count).map((day) => ({ day, calories }));
/** kg a week in a straight line, with a scatter that cancels out. */
const weights = (kgPerWeek: number, scatterKg = 0) =>
  days.map((day, at) => ({ day, weightKg: 70 + (kgPerWeek * at) / 7 + (at % 2 ? scatterKg : -scatterKg) }));
const adapt = (changes: Partial<Parameters<typeof adaptGoal>[0]> = {}) =>
  adaptGoal({ intakes: intakes(2000), weights: weights(0), range, person, goals: defaultGoals, ...changes });
const ready = (changes: Parameters<typeof adapt>[0]) => adapt(changes) as AdaptiveGoal;

describe("a goal from the energy balance", () => {
  it("is what was eaten while the weight stays", () => {
    expect(adapt()).toMatchObject({ kind: "ready", expenditure: 2000, storedKcal: 0, goals: defaultGoals });
  });

  it("adds what the body gave: half a kilogram a week is 550 kcal a day", () => {
    const { kgPerWeek, expenditure, goals } = ready({ weights: weights(-0.5) });
    expect(kgPerWeek).toBeCloseTo(-0.5);
    expect(expenditure).toBeCloseTo(2550);
    expect(goals).toEqual({ ...defaultGoals, calories: 2550, carbs: 390 });
  });

  it("keeps the objective and its limits", () => {
    const losing = { ...person, objective: "lose_weight" as const };
    expect(ready({ person: losing }).adjustment).toEqual({ kcal: -400, reason: "objective" });
    expect(ready({ person: losing, intakes: intakes(1500) }).adjustment.reason).toBe("not_below_resting");
    expect(ready({ person: { ...losing, birthdate: "2010-01-01" } }).adjustment.reason).toBe("under_18");
  });

  it("is none in pregnancy and while breastfeeding, when the weights do not tell", () => {
    expect(adapt({ person: { ...person, maternity: "breastfeeding" } })).toEqual({
      kind: "missing",
      missing: [{ need: "ownWeight", have: 0, wanted: 0 }],
    });
  });

  it("is less certain the more the weights scatter", () => {
    expect(ready({}).uncertaintyKcal).toBeCloseTo(0);
    const [calm, wild] = [0.2, 0.6].map((kg) => ready({ weights: weights(0, kg) }).uncertaintyKcal);
    expect(wild).toBeCloseTo(3 * (calm ?? 0));
    expect(calm).toBeGreaterThan(20);
  });

  it("says what is missing", () => {
    const missing = adapt({
      intakes: intakes(2000, 9),
      weights: weights(0).slice(0, 5),
      person: undefined,
    });
    expect(missing).toEqual({
      kind: "missing",
      missing: [
        { need: "trackedDays", have: 9, wanted: 14 },
        { need: "weights", have: 5, wanted: 6 },
        { need: "weightSpanDays", have: 5, wanted: 14 },
        { need: "profile", have: 0, wanted: 1 },
      ],
    });
  });

  it("refuses a balance that no body has, as of meals half logged", () => {
    expect(adapt({ intakes: intakes(900) })).toMatchObject({
      kind: "missing",
      missing: [{ need: "plausible", have: 900 }],
    });
  });
});

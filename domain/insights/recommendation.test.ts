import { describe, expect, it } from "vitest";
import { defaultGoals } from "../goals/daily-goals.ts";
import { eachMicronutrient } from "../nutrition/nutrients.ts";
import { addDays } from "../time/calendar-day.ts";
import { recommendationForDay, recommendationsForWeek, type WeekIntake } from "./recommendation.ts";

const plenty = eachMicronutrient(() => ({ amount: 1e6, knownFoods: 10, foods: 10 }));
const week = (changes: Partial<WeekIntake> = {}): WeekIntake => ({
  days: Array(5).fill({ ...defaultGoals }),
  micronutrients: plenty,
  goals: defaultGoals,
  gender: undefined,
  ...changes,
});
const topics = (changes: Partial<WeekIntake>) =>
  recommendationsForWeek(week(changes)).map(({ topic }) => topic);
const daysOf = (changes: object) => ({ days: Array(5).fill({ ...defaultGoals, ...changes }) });

describe("recommendations", () => {
  it.each([
    ["nothing logged", { days: [] }, []],
    ["two days", { days: [defaultGoals, defaultGoals] }, ["few_days_logged"]],
    ["on the goal", {}, ["goals_met"]],
    ["too much", daysOf({ calories: 2400 }), ["calories_over"]],
    ["too little", daysOf({ calories: 1400 }), ["calories_under"]],
    ["little protein", daysOf({ protein: 100 }), ["protein_low", "goals_met"]],
    ["little fibre", daysOf({ fiber: 10 }), ["fiber_low", "goals_met"]],
    ["a little above the goal", daysOf({ calories: 2240, fat: 73 }), ["calories_over", "fat_over"]],
    ["above the goal, but not by a tenth", daysOf({ calories: 2180, carbs: 270 }), ["goals_met"]],
    ["much fat", daysOf({ fat: 90 }), ["fat_over", "goals_met"]],
    ["many carbs", daysOf({ carbs: 300 }), ["carbs_over", "goals_met"]],
  ] as const)("%s", (_, changes, expected) => {
    expect(topics(changes)).toEqual(expected);
  });

  it("reports uneven days and skips goals of 0", () => {
    const calories = [500, 3500, 600, 3300, 2100];
    expect(topics({ days: calories.map((kcal) => ({ ...defaultGoals, calories: kcal })) })).toEqual([
      "uneven_days",
    ]);
    expect(topics({ ...daysOf({ fat: 10 }), goals: { ...defaultGoals, fat: 0 } })).toEqual(["goals_met"]);
  });

  it("assesses a micronutrient only when it is known for enough foods", () => {
    const iron = (knownFoods: number) => ({ ...plenty, iron: { amount: 20, knownFoods, foods: 10 } });
    expect(topics({ micronutrients: iron(7) })).toEqual(["goals_met"]);
    const [found] = recommendationsForWeek(week({ micronutrients: iron(8), gender: "female" }));
    expect(found).toEqual({ topic: "iron_low", actual: 4, target: 16, source: "reference" });
  });

  it("stays the same all day and changes the next day", () => {
    const busy = week(daysOf({ protein: 10, fiber: 1 }));
    const today = recommendationForDay(busy, "2026-12-31");
    expect(recommendationForDay(busy, "2026-12-31")).toEqual(today);
    const days = [0, 1, 2].map((count) => recommendationForDay(busy, addDays("2026-12-31", count))?.topic);
    expect(new Set(days).size).toBe(3);
  });
});

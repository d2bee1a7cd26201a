import { describe, expect, it } from "vitest";
import { defaultGoals } from "../goals/daily-goals.ts";
import { eachMicronutrient } from "../nutrition/nutrients.ts";
import { addDays } from "../time/calendar-day.ts";
import { recommendationOfDay, recommendationsOf, type WeekEaten } from "./recommendation.ts";

const plenty = eachMicronutrient(() => ({ amount: 1e6, knownFoods: 10, foods: 10 }));
const week = (changes: Partial<WeekEaten> = {}): WeekEaten => ({
  days: Array(5).fill({ ...defaultGoals }),
  micronutrients: plenty,
  goals: defaultGoals,
  gender: undefined,
  ...changes,
});
const topics = (changes: Partial<WeekEaten>) => recommendationsOf(week(changes)).map(({ topic }) => topic);
const daysOf = (changes: object) => ({ days: Array(5).fill({ ...defaultGoals, ...changes }) });

describe("what stands out in a week", () => {
  it.each([
    ["nothing logged", { days: [] }, []],
    ["two days", { days: [defaultGoals, defaultGoals] }, ["few_days_logged"]],
    ["on the goal", {}, ["goals_met"]],
    ["too much", daysOf({ calories: 2400 }), ["calories_over"]],
    ["too little", daysOf({ calories: 1400 }), ["calories_under"]],
    ["little protein", daysOf({ protein: 100 }), ["protein_low", "goals_met"]],
    ["little fibre", daysOf({ fiber: 10 }), ["fiber_low", "goals_met"]],
    ["much fat", daysOf({ fat: 90 }), ["fat_over", "goals_met"]],
    ["many carbs", daysOf({ carbs: 300 }), ["carbs_over", "goals_met"]],
  ] as const)("%s", (_, changes, expected) => {
    expect(topics(changes)).toEqual(expected);
  });

  it("says that days are uneven, and compares with no goal of 0", () => {
    const calories = [500, 3500, 600, 3300, 2100];
    expect(topics({ days: calories.map((kcal) => ({ ...defaultGoals, calories: kcal })) })).toEqual([
      "uneven_days",
    ]);
    expect(topics({ ...daysOf({ fat: 10 }), goals: { ...defaultGoals, fat: 0 } })).toEqual(["goals_met"]);
  });

  it("speaks of a micronutrient only where enough of the foods is known", () => {
    const iron = (knownFoods: number) => ({ ...plenty, iron: { amount: 20, knownFoods, foods: 10 } });
    expect(topics({ micronutrients: iron(7) })).toEqual(["goals_met"]);
    const [found] = recommendationsOf(week({ micronutrients: iron(8), gender: "female" }));
    expect(found).toEqual({ topic: "iron_low", actual: 4, target: 16, source: "reference" });
  });

  it("is one thing all day and another the next", () => {
    const busy = week(daysOf({ protein: 10, fiber: 1 }));
    const today = recommendationOfDay(busy, "2026-12-31");
    expect(recommendationOfDay(busy, "2026-12-31")).toEqual(today);
    const days = [0, 1, 2].map((count) => recommendationOfDay(busy, addDays("2026-12-31", count))?.topic);
    expect(new Set(days).size).toBe(3);
  });
});

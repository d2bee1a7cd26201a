import { describe, expect, it } from "vitest";
import { defaultGoals } from "./daily-goals.ts";
import { goalsOfDay, goalsOn, meanGoals, scaleGoals, weekdayOf } from "./goals-of-day.ts";

const training = scaleGoals(defaultGoals, 2400);

describe("the goals of a day", () => {
  it("are those of its weekday, where it has some", () => {
    const set = { ...defaultGoals, limits: { salt: 5 }, weekdays: { monday: training, sunday: training } };
    // A Monday, a Tuesday and a Sunday.
    expect(goalsOfDay(set, "2026-03-09")).toEqual(training);
    expect(goalsOfDay(set, "2026-03-10")).toEqual(defaultGoals);
    expect(goalsOfDay(set, "2026-03-15")).toEqual(training);
  });

  it("stay what they were when the goals change", () => {
    const [first, second] = [
      { ...defaultGoals, calories: 1500, until: "2026-03-01" },
      { ...defaultGoals, calories: 1700, until: "2026-03-05" },
    ];
    const history = { current: defaultGoals, earlier: [first, second] };
    const days = ["2026-01-01", "2026-03-01", "2026-03-02", "2026-03-05", "2026-03-06"];
    expect(days.map((day) => goalsOn(history, day).calories)).toEqual([1500, 1500, 1700, 1700, 2000]);
  });

  it("follow the calendar", () => {
    expect([weekdayOf("2028-02-29"), weekdayOf("2026-12-31"), weekdayOf("1999-12-31")]).toEqual([
      "tuesday",
      "thursday",
      "friday",
    ]);
  });
});

it("scaled goals keep their proportions and stay within the sliders", () => {
  expect(scaleGoals(defaultGoals, 2400)).toEqual({
    calories: 2400,
    protein: 180,
    carbs: 300,
    fat: 80,
    fiber: 30,
  });
  expect(scaleGoals({ ...defaultGoals, carbs: 500 }, 4000).carbs).toBe(500);
});

it("the mean is that of the days, and of no days there is none", () => {
  expect(meanGoals([defaultGoals, training])?.calories).toBe(2200);
  expect(meanGoals([])).toBeUndefined();
});

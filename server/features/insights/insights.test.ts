import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { saveGoals } from "#contract/endpoints/goals.ts";
import * as insights from "#contract/endpoints/insights.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { seedMeal } from "../../testing/seed-meal.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
});
/** Wednesday, 11 March 2026. */
beforeEach(() => at("2026-03-11T12:00:00Z"));
afterAll(() => app.close());

async function at(instant: string): Promise<void> {
  app.clock.set(new Date(instant));
  ana = await app.signUp();
}
const ask = async (endpoint: Parameters<TestApp["call"]>[0], zone?: string) =>
  (await app.call(endpoint, { headers: { ...ana.headers, ...(zone ? { "time-zone": zone } : {}) } })).body;
/** A day's meal that meets the default goals to so many percent. */
const percentMeal = (day: string, percent: number) =>
  seedMeal(app, ana, {
    eatenAt: `${day}T12:00:00Z`,
    figures: {
      calories: 20 * percent,
      protein: 1.5 * percent,
      carbs: 2.5 * percent,
      fat: 0.65 * percent,
      fiber: 0.25 * percent,
    },
  });

it.each(["0000-01-01", "9999-12-31"])("a week that would leave the calendar is refused: %s", async (date) => {
  const { status } = await app.call(insights.getCaloriesOfWeek, { headers: ana.headers, query: { date } });
  expect(status).toBe(400);
});

describe("macro insights", () => {
  it("are shares of energy for the day, the week from Monday to Sunday, and the month", async () => {
    await seedMeal(app, ana, { eatenAt: "2026-03-11T08:00:00Z", figures: { calories: 400, protein: 100 } });
    await seedMeal(app, ana, { eatenAt: "2026-03-09T08:00:00Z", figures: { calories: 400, carbs: 100 } });
    await seedMeal(app, ana, { eatenAt: "2026-03-08T08:00:00Z", figures: { calories: 720, fat: 80 } });
    await seedMeal(app, ana, { eatenAt: "2026-02-28T08:00:00Z", figures: { calories: 9, fat: 1 } });
    expect(await ask(insights.getMacrosToday)).toEqual({
      proteinPercentage: 100,
      carbsPercentage: 0,
      fatPercentage: 0,
      fiberPercentage: 0,
      alcoholPercentage: 0,
      from: "2026-03-11",
      to: "2026-03-11",
      trackedDays: 1,
      totals: { calories: 400, protein: 100, carbs: 0, fat: 0, fiber: 0 },
    });
    expect(await ask(insights.getMacrosOfWeek)).toMatchObject({
      from: "2026-03-09",
      to: "2026-03-15",
      proteinPercentage: 50,
      carbsPercentage: 50,
      trackedDays: 2,
    });
    expect(await ask(insights.getMacrosOfMonth)).toMatchObject({
      from: "2026-03-01",
      to: "2026-03-31",
      fatPercentage: 47.4,
      trackedDays: 3,
      totals: { calories: 1520, fat: 80 },
    });
  });

  it("are all zero when nothing was eaten", async () => {
    expect(await ask(insights.getMacrosOfMonth)).toMatchObject({ proteinPercentage: 0, trackedDays: 0 });
  });
});

describe("calorie points", () => {
  it("of today use the local time of each meal, whatever the caller's current zone", async () => {
    await seedMeal(app, ana, {
      eatenAt: "2026-03-11T20:30:00Z",
      figures: { calories: 300 },
      changes: { timeZone: "America/New_York" },
    });
    await seedMeal(app, ana, {
      eatenAt: "2026-03-11T07:15:00Z",
      figures: { calories: 200 },
      changes: { timeZone: "Europe/Madrid" },
    });
    await seedMeal(app, ana, {
      eatenAt: "2026-03-11T23:30:00Z",
      figures: { calories: 100 },
      changes: { timeZone: "Europe/Madrid" },
    });
    expect(await ask(insights.getCaloriesToday, "Europe/Madrid")).toEqual([
      { timestamp: "2026-03-11T08:15:00.000Z", calories: 200 },
      { timestamp: "2026-03-11T16:30:00.000Z", calories: 300 },
    ]);
  });

  it("are one per day: Monday to Sunday for the week, up to today for the month", async () => {
    await percentMeal("2026-03-10", 50);
    await percentMeal("2026-03-10", 50);
    const week = await ask(insights.getCaloriesOfWeek);
    expect(week.map(({ calories }: { calories: number }) => calories)).toEqual([0, 2000, 0, 0, 0, 0, 0]);
    expect([week[0].timestamp, week[6].timestamp]).toEqual([
      "2026-03-09T00:00:00.000Z",
      "2026-03-15T00:00:00.000Z",
    ]);
    const month = await ask(insights.getCaloriesOfMonth);
    expect([month.length, month[9].calories]).toEqual([11, 2000]);
  });

  it.each([
    ["2026-03-29T22:30:00Z", "Europe/Madrid", "2026-03-30", "after a day of 23 hours"],
    ["2026-10-25T22:59:00Z", "Europe/Madrid", "2026-10-19", "at the end of a day of 25 hours"],
    ["2026-12-31T10:00:00Z", "Pacific/Kiritimati", "2026-12-28", "already next year"],
    ["2028-02-29T11:59:00Z", "Etc/GMT+12", "2028-02-28", "a leap day 12 hours behind"],
  ])("at %s in %s are for the week from %s: %s", async (now, zone, monday) => {
    await at(now);
    const week = await ask(insights.getCaloriesOfWeek, zone);
    expect([week.length, week[0].timestamp]).toEqual([7, `${monday}T00:00:00.000Z`]);
  });
});

describe("goal points", () => {
  it("are empty without goals", async () => {
    await percentMeal("2026-03-11", 100);
    expect(await ask(insights.getGoalsOfWeek)).toEqual([]);
    expect(await ask(insights.getStreak)).toEqual({ days: null, isTodayCounted: false, weeklyAverage: null });
  });

  it("cover seven days up to today, and distinguish a day without meals from one with 0 kcal", async () => {
    await app.call(saveGoals, { ...ana, body: defaultGoals });
    await percentMeal("2026-03-11", 120);
    await percentMeal("2026-03-10", 40);
    const points = await ask(insights.getGoalsOfWeek);
    expect(points).toHaveLength(7);
    expect(points[6]).toEqual({
      date: "2026-03-11",
      caloriesCompletion: 120,
      proteinCompletion: 120,
      carbsCompletion: 120,
      fatCompletion: 120,
      fiberCompletion: 120,
      completion: 120,
      isTracked: true,
    });
    expect(points[5]).toMatchObject({ date: "2026-03-10", completion: 40 });
    expect(points[0]).toMatchObject({ date: "2026-03-05", completion: 0, isTracked: false });
  });

  it("of thirty days are only for Pro, according to the database, not the token", async () => {
    await app.call(saveGoals, { ...ana, body: defaultGoals });
    expect((await app.call(insights.getGoalsOfMonth, ana)).body.code).toBe("pro_required");
    await app.makePro(ana);
    expect(await ask(insights.getGoalsOfMonth)).toHaveLength(30);
  });
});

describe("the streak", () => {
  it("can be longer than the first window, and averages the last seven days", async () => {
    await app.call(saveGoals, { ...ana, body: defaultGoals });
    await percentMeal("2026-03-11", 10);
    for (let ago = 1; ago <= 75; ago += 1) await percentMeal(addDays("2026-03-11", -ago), 80);
    expect(await ask(insights.getStreak)).toEqual({ days: 75, isTodayCounted: false, weeklyAverage: 70 });
  });

  it("leaves days without meals out of its average, as the report does", async () => {
    await app.call(saveGoals, { ...ana, body: defaultGoals });
    await percentMeal("2026-03-11", 90);
    await percentMeal("2026-03-07", 60);
    expect(await ask(insights.getStreak)).toMatchObject({ days: 1, weeklyAverage: 75 });
  });
});

describe("the foods of some days", () => {
  const foods = async (query: Record<string, string>, person = ana) =>
    (await app.call(insights.getFoodsOfDays, { ...person, query })).body;

  it("are this week's by default, oldest first, and only the caller's", async () => {
    const meal = await seedMeal(app, ana, { eatenAt: "2026-03-10T08:00:00Z", figures: { calories: 52 } });
    await seedMeal(app, ana, { eatenAt: "2026-03-09T08:00:00Z", figures: { calories: 30 } });
    await seedMeal(app, ana, { eatenAt: "2026-03-08T08:00:00Z", figures: { calories: 20 } });
    const week = await foods({});
    expect(week.map(({ date }: { date: string }) => date)).toEqual(["2026-03-09", "2026-03-10"]);
    expect(week[1]).toMatchObject({ mealId: meal, name: "Apple", grams: 100, calories: 52 });
    expect(await foods({ from: "2026-03-08", to: "2026-03-08" })).toHaveLength(1);
    expect(await foods({}, await app.signUp())).toEqual([]);
  });

  it.each([
    [{ from: "2026-03-10", to: "2026-03-09" }, "range_reversed"],
    [{ from: "2026-01-01", to: "2026-02-01" }, "range_too_long"],
    [{ from: "2026-02-30" }, "invalid_request"],
  ])("of the range %o are refused: %s", async (query, code) => {
    expect((await foods(query)).code).toBe(code);
  });
});

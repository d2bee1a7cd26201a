import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { copyDay, logMeal } from "#contract/endpoints/add.ts";
import { getDayNotes, saveDayNotes } from "#contract/endpoints/days.ts";
import { saveGoals } from "#contract/endpoints/goals.ts";
import * as insights from "#contract/endpoints/insights.ts";
import { editMeal, getDailySummary, listMeals } from "#contract/endpoints/meals.ts";
import { saveSettings } from "#contract/endpoints/profile.ts";
import { me } from "#contract/endpoints/sign-in.ts";
import { getWater, logWater } from "#contract/endpoints/water.ts";
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
beforeEach(async () => {
  app.clock.set(new Date("2026-03-11T12:00:00Z"));
  ana = await app.signUp();
});
afterAll(() => app.close());

const today = "2026-03-11";
const notes = async (day: string, person = ana) =>
  (await app.call(getDayNotes, { ...person, params: { day } })).body;
const save = (day: string, note: string | null, isLeftOut: boolean) =>
  app.call(saveDayNotes, { ...ana, params: { day }, body: { note, isLeftOut } });
const ask = async (endpoint: Parameters<TestApp["call"]>[0]) => (await app.call(endpoint, ana)).body;

describe("the notes on a day", () => {
  it("are empty at first, can be replaced as a whole, and are only their owner's", async () => {
    expect(await notes(today)).toEqual({ note: null, isLeftOut: false });
    await save(today, " At a wedding ", true);
    expect(await notes(today)).toEqual({ note: "At a wedding", isLeftOut: true });
    expect(await notes(today, await app.signUp())).toEqual({ note: null, isLeftOut: false });
    await save(today, null, false);
    expect(await notes(today)).toEqual({ note: null, isLeftOut: false });
    expect((await save(addDays(today, 1), null, true)).body.code).toBe("date_in_future");
  });
});

describe("two devices with the same day open", () => {
  const change = (body: object) => app.call(saveDayNotes, { ...ana, params: { day: today }, body });

  it("do not undo what the other saved", async () => {
    expect((await change({ isLeftOut: true })).body).toEqual({ note: null, isLeftOut: true });
    expect((await change({ note: "At a wedding" })).body).toEqual({ note: "At a wedding", isLeftOut: true });
    await change({ isLeftOut: false });
    expect(await notes(today)).toEqual({ note: "At a wedding", isLeftOut: false });
  });
});

describe("a day marked as not tracked", () => {
  const eat = (day: string, percent: number) =>
    seedMeal(app, ana, {
      eatenAt: `${day}T12:00:00Z`,
      figures: {
        ...{ calories: 20 * percent, protein: 1.5 * percent },
        ...{ carbs: 2.5 * percent, fat: 0.65 * percent, fiber: 0.25 * percent },
      },
    });

  it("leaves averages and shares, stays in the charts as such, and keeps its meals", async () => {
    await app.call(saveGoals, { ...ana, body: defaultGoals });
    for (const ago of [0, 1, 2]) await eat(addDays(today, -ago), 100);
    await save(addDays(today, -1), null, true);
    expect(await ask(insights.getMacrosOfWeek)).toMatchObject({ trackedDays: 2, totals: { calories: 4000 } });
    const week = await ask(insights.getCaloriesOfWeek);
    expect(week[1]).toMatchObject({ calories: 2000, isLeftOut: true });
    expect(week[0]).not.toHaveProperty("isLeftOut");
    const points = await ask(insights.getGoalsOfWeek);
    expect(points[5]).toMatchObject({ isTracked: false, isLeftOut: true });
    expect((await app.call(listMeals, { ...ana, body: { date: addDays(today, -1) } })).body).toHaveLength(1);
  });

  it("neither breaks nor extends the streak, beyond the first window too", async () => {
    await app.call(saveGoals, { ...ana, body: defaultGoals });
    for (let ago = 0; ago <= 75; ago += 1) {
      if (ago % 5 === 3) await save(addDays(today, -ago), null, true);
      else await eat(addDays(today, -ago), 80);
    }
    expect(await ask(insights.getStreak)).toEqual({ days: 61, isTodayCounted: true, weeklyAverage: 80 });
  });
});

describe("a diary whose day begins at four", () => {
  beforeEach(async () => {
    app.clock.set(new Date("2026-03-12T03:50:00Z"));
    ana = await app.signUp();
    await app.call(saveSettings, { ...ana, body: { dayStartHour: 4 } });
  });
  const items = [{ from: "quick", name: "Soup", calories: 200 }];
  const dayOf = async (day: string) => (await app.call(listMeals, { ...ana, body: { date: day } })).body;

  it("is part of the account, and refuses other hours", async () => {
    expect((await app.call(me, ana)).body).toMatchObject({
      dayStartHour: 4,
      hidesCalories: false,
      units: null,
    });
    expect((await app.call(saveSettings, { ...ana, body: { dayStartHour: 7 } })).status).toBe(400);
  });

  it("still has yesterday at ten to four, and the new day at four", async () => {
    await app.call(logMeal, { ...ana, body: { items } });
    expect(await dayOf("2026-03-11")).toHaveLength(1);
    app.clock.set(new Date("2026-03-12T04:00:00Z"));
    await app.call(logMeal, { ...ana, body: { items } });
    expect(await dayOf("2026-03-12")).toHaveLength(1);
  });

  it.each([
    ["UTC", "2026-03-12T03:50:00Z", "2026-03-11"],
    ["UTC", "2026-03-12T04:00:00Z", "2026-03-12"],
    ["Europe/Madrid", "2026-03-12T03:50:00Z", "2026-03-12"],
    ["Atlantic/Azores", "2026-03-12T04:00:00Z", "2026-03-11"],
    ["America/Los_Angeles", "2026-03-12T03:50:00Z", "2026-03-11"],
  ])("is read as the same day, named by the call or not: %s at %s", async (zone, now, today) => {
    app.clock.set(new Date(now));
    const named = { headers: { ...ana.headers, "time-zone": zone } };
    await app.call(logMeal, { ...named, body: { items } });
    await app.call(logWater, { ...named, body: { ml: 250 } });
    // The account keeps the zone, so that a call without one is of the same day.
    for (const caller of [named, ana]) {
      const { body: summary } = await app.call(getDailySummary, caller);
      expect(summary).toMatchObject({ actualCalories: 200, goalCalories: defaultGoals.calories });
      const { body: water } = await app.call(getWater, { ...caller, query: { days: "2" } });
      expect(water.days.at(-1)).toMatchObject({ day: today, totalMl: 250 });
      expect(water.days).toHaveLength(2);
      const asked = { ...caller, query: { date: today } };
      expect((await app.call(getDailySummary, asked)).body).toEqual(summary);
      const lastDays = { ...caller, query: { to: today, days: "2" } };
      expect((await app.call(getWater, lastDays)).body).toEqual(water);
    }
  });

  it("logs a night's meal to an earlier day, copies it and moves it by the same rule", async () => {
    await app.call(logMeal, { ...ana, body: { items, date: "2026-03-05" } });
    expect((await dayOf("2026-03-05"))[0].createdAt).toBe("2026-03-06T03:50:00.000Z");
    await app.call(copyDay, { ...ana, body: { from: "2026-03-05", to: "2026-03-07" } });
    const [copied] = await dayOf("2026-03-07");
    expect(copied.createdAt).toBe("2026-03-08T03:50:00.000Z");
    await app.call(editMeal, {
      ...ana,
      params: { id: copied.id },
      body: { eatenAt: "2026-03-03T01:00:00.000Z" },
    });
    expect(await dayOf("2026-03-02")).toHaveLength(1);
  });
});

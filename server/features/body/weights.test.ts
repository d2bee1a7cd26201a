import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  deleteWeight,
  deleteWeightTarget,
  listWeights,
  saveWeight,
  saveWeightTarget,
} from "#contract/endpoints/body.ts";
import { suggestGoals } from "#contract/endpoints/goal-suggestions.ts";
import { saveProfile } from "#contract/endpoints/profile.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
});
beforeEach(async () => {
  app.clock.set(new Date("2026-03-10T12:00:00Z"));
  ana = await app.signUp();
});
afterAll(() => app.close());

const today = "2026-03-10";
const outcomeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const save = (day: string, weightKg: number, note?: string) =>
  app.call(saveWeight, { ...ana, params: { day }, body: { weightKg, ...(note && { note }) } });
const list = async (person = ana, days = "365") =>
  (await app.call(listWeights, { ...person, query: { days } })).body;

describe("a weight log", () => {
  it("is empty at first, and only its owner's", async () => {
    const empty = { weights: [], latest: null, kgPerWeek: null, target: null };
    expect(await list()).toEqual(empty);
    await save(today, 72.4, "After a run");
    await app.call(saveWeightTarget, { ...ana, body: { weightKg: 70 } });
    expect((await list()).weights).toEqual([
      { day: today, weightKg: 72.4, note: "After a run", trendKg: 72.4 },
    ]);
    expect(await list(await app.signUp())).toEqual(empty);
  });

  it("has one weight a day, and answers what a second one replaced", async () => {
    expect((await save(today, 72.4, "Morning")).body.replaced).toBeNull();
    expect((await save(today, 73)).body).toEqual({
      day: today,
      weightKg: 73,
      note: null,
      replaced: { weightKg: 72.4, note: "Morning" },
    });
    expect((await list()).weights).toHaveLength(1);
  });

  it("lists the days asked for with a trend that began before them", async () => {
    await save(addDays(today, -10), 80);
    await save(addDays(today, -1), 70);
    await save(today, 70);
    const { weights, latest } = await list(ana, "2");
    expect(weights.map(({ day, trendKg }: { day: string; trendKg: number }) => [day, trendKg])).toEqual([
      [addDays(today, -1), 73.87],
      [today, 73.49],
    ]);
    expect(latest.day).toBe(today);
  });

  it("keeps the last weight, however old", async () => {
    await save("2020-05-01", 90);
    expect(await list()).toMatchObject({ weights: [], latest: { day: "2020-05-01", trendKg: 90 } });
  });

  it("deletes a day once", async () => {
    await save(today, 72.4);
    const remove = () => app.call(deleteWeight, { ...ana, params: { day: today } });
    expect((await remove()).status).toBe(204);
    expect(outcomeOf(await remove())).toEqual([404, "weight_not_found"]);
  });

  it("refuses tomorrow by the caller's own day", async () => {
    app.clock.set(new Date("2026-03-10T23:30:00Z"));
    ana = await app.signUp();
    expect(outcomeOf(await save("2026-03-11", 70))).toEqual([400, "date_in_future"]);
    const headers = { ...ana.headers, "time-zone": "Europe/Madrid" };
    const call = { headers, params: { day: "2026-03-11" }, body: { weightKg: 70 } };
    expect((await app.call(saveWeight, call)).status).toBe(200);
  });

  it.each([
    ["too light", today, 29.9],
    ["too heavy", today, 300.1],
    ["before 2000", "1999-12-31", 70],
    ["on no day", "2026-02-30", 70],
  ])("refuses a weight %s", async (_, day, weightKg) => {
    expect(outcomeOf(await save(day, weightKg))).toEqual([400, "invalid_request"]);
  });
});

describe("a target weight", () => {
  it("gets a date from the trend, and can be taken back", async () => {
    for (let back = 120; back >= 0; back--) await save(addDays(today, -back), 80 + back / 14);
    await app.call(saveWeightTarget, { ...ana, body: { weightKg: 75 } });
    const { target, kgPerWeek, latest } = await list();
    expect(kgPerWeek).toBeCloseTo(-0.5, 2);
    const weeks = (latest.trendKg - 75) / 0.5;
    expect(target.weightKg).toBe(75);
    expect(target.outlook.kind).toBe("expected");
    expect(target.outlook.day > addDays(today, Math.floor(weeks * 7) - 2)).toBe(true);
    expect(target.outlook.day < addDays(today, Math.ceil(weeks * 7) + 2)).toBe(true);
    await app.call(deleteWeightTarget, ana);
    expect((await list()).target).toBeNull();
  });
});

describe("the goal suggestion", () => {
  it("uses the last logged weight, and the profile's own without one", async () => {
    const profile = { birthdate: "1996-01-01", gender: "male", height: 170, weight: 70 };
    const rest = { activityLevel: "moderately_active", userObjective: "maintain_weight" };
    await app.call(saveProfile, { ...ana, body: { ...profile, ...rest } });
    const restingKcal = async () => (await app.call(suggestGoals, ana)).body.explanation.bmr;
    expect(await restingKcal()).toBe(1618);
    await save(addDays(today, -3), 90);
    await save(today, 80);
    expect(await restingKcal()).toBe(1718);
  });
});

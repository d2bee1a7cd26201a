import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getMacrosToday } from "#contract/endpoints/insights.ts";
import { saveProfile } from "#contract/endpoints/profile.ts";
import { changeWater, deleteWater, getWater, logWater } from "#contract/endpoints/water.ts";
import { waterDrinksPerDayMax } from "#contract/limits.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { seedMeal } from "../../testing/seed-meal.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.clock.set(new Date("2026-03-10T12:00:00Z"));
  ana = await app.signUp();
});
afterAll(() => app.close());

const today = "2026-03-10";
const [milk, apple, redWine] = ["11111000", "63101000", "93401010"];
const outcomeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const log = (ml: number, day?: string, person = ana) =>
  app.call(logWater, { ...person, body: { ml, ...(day && { day }) } });
const load = async (query: Record<string, string> = {}, person = ana) =>
  (await app.call(getWater, { ...person, query })).body;

describe("water", () => {
  it("is summed by day beside EFSA's reference, and only its owner's", async () => {
    await log(250);
    app.clock.set(new Date("2026-03-10T12:01:00Z"));
    await log(500);
    const { days, reference } = await load();
    expect(days).toEqual([
      {
        day: today,
        drinks: [expect.objectContaining({ ml: 250 }), expect.objectContaining({ ml: 500 })],
        mealsMl: 0,
        totalMl: 750,
      },
    ]);
    expect(reference).toMatchObject({ totalMl: 2000, drinksMl: 1600, gender: null });
    expect((await load({}, await app.signUp())).days[0].drinks).toEqual([]);
  });

  it("has the reference of the profile's gender", async () => {
    await app.call(saveProfile, {
      ...ana,
      body: {
        ...{ birthdate: "1990-01-01", gender: "male", height: 180, weight: 80 },
        ...{ activityLevel: "sedentary", userObjective: "maintain_weight" },
      },
    });
    expect((await load()).reference).toMatchObject({ totalMl: 2500, drinksMl: 2000, gender: "male" });
  });

  it("counts no water in wine, whose alcohol has a share of the energy instead", async () => {
    const source = { table: "FNDDS 2021-2023", code: redWine, description: "" };
    const figures = { calories: 170, protein: 0.1, carbs: 5.2, fat: 0, fiber: 0 };
    await seedMeal(app, ana, {
      eatenAt: `${today}T08:00:00Z`,
      figures,
      changes: { foods: [{ name: "Red wine", grams: 200, ...figures, source }] },
    });
    expect((await load()).days[0].mealsMl).toBe(0);
    const shares = (await app.call(getMacrosToday, ana)).body;
    expect(shares.alcoholPercentage).toBeGreaterThan(84);
    const { proteinPercentage, carbsPercentage, fatPercentage, fiberPercentage, alcoholPercentage } = shares;
    const sum = proteinPercentage + carbsPercentage + fatPercentage + fiberPercentage + alcoholPercentage;
    expect(sum).toBeCloseTo(100, 5);
  });

  it("counts the water of drinks in meals, and not that of food", async () => {
    const food = (code: string) => {
      const source = { table: "FNDDS 2021-2023", code, description: "" };
      return { name: code, grams: 200, calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0, source };
    };
    const foods = [milk, apple].map(food);
    await seedMeal(app, ana, { eatenAt: `${today}T08:00:00Z`, changes: { foods } });
    await log(250);
    const { mealsMl, totalMl } = (await load()).days[0];
    expect(mealsMl).toBeGreaterThan(170);
    expect(mealsMl).toBeLessThan(185);
    expect(totalMl).toBe(mealsMl + 250);
  });

  it("is logged, changed and deleted on past days, not on days to come", async () => {
    const yesterday = addDays(today, -1);
    const { id } = (await log(200, yesterday)).body;
    expect((await app.call(changeWater, { ...ana, params: { id }, body: { ml: 330 } })).body.ml).toBe(330);
    const { days } = await load({ to: yesterday, days: "2" });
    expect(days.map(({ totalMl }: { totalMl: number }) => totalMl)).toEqual([0, 330]);
    const remove = (person = ana) => app.call(deleteWater, { ...person, params: { id } });
    expect(outcomeOf(await remove(await app.signUp()))).toEqual([404, "water_not_found"]);
    expect((await remove()).status).toBe(204);
    expect(outcomeOf(await remove())).toEqual([404, "water_not_found"]);
    expect(outcomeOf(await log(200, addDays(today, 1)))).toEqual([400, "date_in_future"]);
  });

  it("is logged once by a repeated call", async () => {
    const call = { body: { ml: 250 }, headers: { ...ana.headers, "idempotency-key": "one" } };
    const [first, second] = [await app.call(logWater, call), await app.call(logWater, call)];
    expect(second.body).toEqual(first.body);
    expect((await load()).days[0].drinks).toHaveLength(1);
  });

  it("has a limit for each day", async () => {
    for (let at = 0; at < waterDrinksPerDayMax; at++) await log(100);
    expect(outcomeOf(await log(100))).toEqual([409, "daily_water_limit_exceeded"]);
    expect((await log(100, addDays(today, -1))).status).toBe(201);
  });
});

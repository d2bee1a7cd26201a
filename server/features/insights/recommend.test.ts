import { afterAll, beforeAll, expect, it } from "vitest";
import { saveGoals } from "#contract/endpoints/goals.ts";
import { getRecommendation } from "#contract/endpoints/insights.ts";
import { exportMyData, saveSettings } from "#contract/endpoints/profile.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { languages } from "#domain/people/language.ts";
import { scanMeal } from "../../testing/scan-meal.ts";
import { seedMeal } from "../../testing/seed-meal.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  ana = await app.signUp({ language: "es" });
});
afterAll(() => app.close());

it("a recommendation is only for Pro, uses the last seven days, and is in the user's language", async () => {
  expect((await app.call(getRecommendation, ana)).body.code).toBe("pro_required");
  await app.makePro(ana);
  expect(await app.call(getRecommendation, ana)).toMatchObject({ status: 204, body: undefined });
  await app.call(saveGoals, { ...ana, body: defaultGoals });
  expect((await app.call(getRecommendation, ana)).status).toBe(204);
  for (const day of ["06", "07", "08"])
    await seedMeal(app, ana, { eatenAt: `2026-03-${day}T12:00:00Z`, figures: { calories: 900 } });
  const { status, body } = await app.call(getRecommendation, ana);
  expect(status).toBe(200);
  expect(body.message).toMatch(/[a-z]/);
  expect((await app.call(getRecommendation, ana)).body).toEqual(body);
  const messages = await Promise.all(
    languages.map(
      async (language) => (await app.call(getRecommendation, { ...ana, query: { language } })).body,
    ),
  );
  expect(new Set(messages.map(({ message }) => message)).size).toBe(3);
  expect(messages[1]).toEqual(body);
  for (const { basis, source } of messages) {
    expect(basis).not.toMatch(/[{}]/);
    expect(source.length).toBeGreaterThan(5);
  }
});

it("a recommendation has energy in the account's unit, and numbers as its country writes them", async () => {
  const eva = await app.signUp({ language: "es" });
  await app.makePro(eva);
  await app.call(saveGoals, { ...eva, body: defaultGoals });
  const figures = { ...defaultGoals, calories: 900 };
  for (const day of ["05", "06", "07", "08"])
    await seedMeal(app, eva, { eatenAt: `2026-03-${day}T12:00:00Z`, figures });
  const basis = async () => (await app.call(getRecommendation, eva)).body.basis;
  expect(await basis()).toMatch(/900.kcal/);
  await app.call(saveSettings, { ...eva, body: { energyUnit: "kJ", country: "MX" } });
  expect(await basis()).toMatch(/3,766.kJ/);
});

it("the export of personal data is complete, free on every plan, and contains nothing of other users", async () => {
  await scanMeal(app, ana.headers);
  const bob = await app.signUp();
  const { status, body, headers } = await app.call(exportMyData, ana);
  expect([status, headers["content-disposition"]]).toEqual([
    200,
    'attachment; filename="platewise-data.json"',
  ]);
  expect(body.account.email).toBe(ana.email);
  expect([body.meals.length, body.scans.length, body.goals]).toEqual([
    3,
    1,
    { ...defaultGoals, limits: {}, weekdays: {}, since: expect.any(String) },
  ]);
  const other = (await app.call(exportMyData, bob)).body;
  expect(other).toMatchObject({ goals: null, profile: null, meals: [], scans: [], tickets: [] });
  expect(JSON.stringify(body)).not.toContain("password");
});

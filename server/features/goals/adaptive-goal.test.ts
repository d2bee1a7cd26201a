import { afterAll, beforeAll, expect, it } from "vitest";
import { saveWeight } from "#contract/endpoints/body.ts";
import { saveDayNotes } from "#contract/endpoints/days.ts";
import { getAdaptiveGoal } from "#contract/endpoints/goal-suggestions.ts";
import { saveGoals } from "#contract/endpoints/goals.ts";
import { saveProfile } from "#contract/endpoints/profile.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { seedMeal } from "../../testing/seed-meal.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

const today = "2026-03-10";
let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
  app.clock.set(new Date(`${today}T12:00:00Z`));
  ana = await app.signUp();
});
afterAll(() => app.close());

const ask = async (person = ana) => (await app.call(getAdaptiveGoal, person)).body;

it("is worked out from four weeks to yesterday, without days that are left out, and is not stored", async () => {
  expect(await ask()).toMatchObject({ kind: "missing", from: "2026-02-10", to: "2026-03-09" });
  const body = {
    ...{ birthdate: "1986-01-01", gender: "female", height: 168, weight: 70 },
    ...{ activityLevel: "lightly_active", userObjective: "maintain_weight" },
  };
  await app.call(saveProfile, { ...ana, body });
  await app.call(saveGoals, { ...ana, body: defaultGoals });
  for (let ago = 0; ago <= 29; ago += 1) {
    const day = addDays(today, -ago);
    await seedMeal(app, ana, { eatenAt: `${day}T12:00:00Z`, figures: { calories: ago === 5 ? 9000 : 1800 } });
    await app.call(saveWeight, { ...ana, params: { day }, body: { weightKg: 70 + ago * 0.05 } });
  }
  const leftOut = { params: { day: addDays(today, -5) }, body: { note: "Wedding", isLeftOut: true } };
  await app.call(saveDayNotes, { ...ana, ...leftOut });
  expect(await ask()).toMatchObject({
    ...{ kind: "ready", trackedDays: 27, weights: 28, meanIntake: 1800, kgPerWeek: -0.35 },
    ...{ storedKcal: -385, expenditure: 2185, uncertaintyKcal: 0 },
    goals: { ...defaultGoals, calories: 2200, carbs: 300 },
    present: defaultGoals,
  });
  expect((await ask(await app.signUp())).kind).toBe("missing");
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listWeights } from "#contract/endpoints/body.ts";
import { suggestGoals } from "#contract/endpoints/goal-suggestions.ts";
import { getGoals } from "#contract/endpoints/goals.ts";
import { getProfile, saveProfile, saveSettings } from "#contract/endpoints/profile.ts";
import { me } from "#contract/endpoints/sign-in.ts";
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

const profile = {
  birthdate: "1996-01-01",
  gender: "male",
  height: 170,
  weight: 70,
  activityLevel: "moderately_active",
  userObjective: "maintain_weight",
  maternity: null,
};
const outcomeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe("a profile", () => {
  it("is empty until saved, and visible only to its owner", async () => {
    expect(outcomeOf(await app.call(getProfile, ana))).toEqual([404, "profile_not_found"]);
    expect((await app.call(saveProfile, { ...ana, body: profile })).body).toEqual(profile);
    const changed = { ...profile, weight: 68.4, userObjective: "improve_fitness" };
    await app.call(saveProfile, { ...ana, body: changed });
    expect((await app.call(getProfile, ana)).body).toEqual(changed);
    expect((await app.call(getProfile, await app.signUp())).status).toBe(404);
  });

  it("logs its weight where none is logged, on the diary's day, and never over one that is", async () => {
    app.clock.set(new Date("2026-03-10T01:00:00Z"));
    ana = await app.signUp();
    await app.call(saveSettings, { ...ana, body: { dayStartHour: 4 } });
    const first = [{ day: "2026-03-09", weightKg: 70 }];
    await app.call(saveProfile, { ...ana, body: profile });
    expect((await app.call(listWeights, ana)).body).toMatchObject({ weights: first });
    await app.call(saveProfile, { ...ana, body: { ...profile, weight: 65 } });
    expect((await app.call(listWeights, ana)).body).toMatchObject({ weights: first });
  });

  it.each([
    ["too light", { weight: 29.9 }],
    ["too heavy", { weight: 300.1 }],
    ["too short", { height: 99 }],
    ["too tall", { height: 251 }],
    ["not a number", { weight: "70" }],
    ["not known", { activityLevel: "lazy" }],
    ["another gender", { gender: "" }],
    ["born too long ago", { birthdate: "1919-12-31" }],
    ["born on a day that never was", { birthdate: "2001-02-29" }],
    ["missing a figure", { height: undefined }],
    ["told too much", { userId: "another" }],
  ])("refuses %s and names the field", async (_, fault) => {
    const { status, body } = await app.call(saveProfile, { ...ana, body: { ...profile, ...fault } });
    expect([status, body.code]).toEqual([400, "invalid_request"]);
    expect(body.details.length).toBeGreaterThan(0);
    expect((await app.call(getProfile, ana)).status).toBe(404);
  });

  it("validates the birthdate against the user's own day", async () => {
    app.clock.set(new Date("2026-03-10T23:30:00Z"));
    ana = await app.signUp();
    const bornTomorrow = { ...profile, birthdate: "2026-03-11" };
    expect(outcomeOf(await app.call(saveProfile, { ...ana, body: bornTomorrow }))).toEqual([
      400,
      "birthdate_in_future",
    ]);
    const headers = { ...ana.headers, "time-zone": "Europe/Madrid" };
    expect((await app.call(saveProfile, { headers, body: bornTomorrow })).status).toBe(200);
  });
});

describe("suggested goals", () => {
  it("are calculated from the inputs, explain the calculation, and store nothing", async () => {
    const { status, body } = await app.call(suggestGoals, { ...ana, body: profile });
    expect(status).toBe(200);
    expect(body).toMatchObject({ calories: 2500, protein: 85, carbs: 350, fat: 85, fiber: 35 });
    expect(body.explanation).toMatchObject({
      ageYears: 30,
      bmr: 1618,
      activityFactor: 1.55,
      tdee: 2507,
      adjustment: { kcal: 0, reason: "objective" },
    });
    expect(body.explanation.sources).toHaveLength(6);
    expect((await app.call(getProfile, ana)).status).toBe(404);
    expect((await app.call(getGoals, ana)).status).toBe(404);
  });

  it("are higher in pregnancy and while breastfeeding, and say by whose figures", async () => {
    const mother = { ...profile, gender: "female", userObjective: "lose_weight", maternity: "breastfeeding" };
    await app.call(saveProfile, { ...ana, body: mother });
    const { body } = await app.call(suggestGoals, ana);
    expect(body.explanation).toMatchObject({
      adjustment: { kcal: 500, reason: "breastfeeding" },
      proteinAddition: 19,
    });
    expect(body.explanation.sources.map(({ step }: { step: string }) => step)).toContain("maternity");
  });

  it("use the stored profile if there is no body, and answer 404 without either", async () => {
    expect(outcomeOf(await app.call(suggestGoals, ana))).toEqual([404, "profile_not_found"]);
    await app.call(saveProfile, { ...ana, body: profile });
    for (const body of [undefined, {}])
      expect((await app.call(suggestGoals, { ...ana, body })).body.calories).toBe(2500);
  });

  it("require all inputs and an age of at least 13", async () => {
    const { height: _, ...incomplete } = profile;
    const suggest = async (body: unknown) => outcomeOf(await app.call(suggestGoals, { ...ana, body }));
    expect(await suggest(incomplete)).toEqual([400, "invalid_request"]);
    expect(await suggest({ ...profile, birthdate: "2013-03-11" })).toEqual([422, "age_below_minimum"]);
    expect(await suggest({ ...profile, birthdate: "2013-03-10" })).toEqual([200, undefined]);
    expect(await suggest({ ...profile, birthdate: "2026-03-11" })).toEqual([400, "birthdate_in_future"]);
  });
});

describe("account settings", () => {
  it("store the language with the account", async () => {
    expect((await app.call(saveSettings, { ...ana, body: { language: "fr" } })).body).toEqual({
      language: "fr",
    });
    expect((await app.call(me, ana)).body.language).toBe("fr");
    expect((await app.call(saveSettings, { ...ana, body: { language: "de" } })).status).toBe(400);
  });
});

describe("the country for portion sizes", () => {
  const countryOf = async (person: SignedIn) => (await app.call(me, person)).body.country;

  it("is stored with the account without changing the language", async () => {
    expect(await countryOf(ana)).toBeNull();
    await app.call(saveSettings, { ...ana, body: { language: "es" } });
    expect((await app.call(saveSettings, { ...ana, body: { country: "MX" } })).status).toBe(200);
    expect((await app.call(me, ana)).body).toMatchObject({ country: "MX", language: "es" });
  });

  it.each(["mx", "XX", "MEX", ""])("is refused when it is not a country: %j", async (country) => {
    const { status, body } = await app.call(saveSettings, { ...ana, body: { country } });
    expect(outcomeOf({ status, body })).toEqual([400, "invalid_request"]);
    expect(await countryOf(ana)).toBeNull();
  });
});

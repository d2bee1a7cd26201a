import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as logging from "#contract/endpoints/add.ts";
import * as body from "#contract/endpoints/body.ts";
import { saveDayNotes } from "#contract/endpoints/days.ts";
import { saveGoals } from "#contract/endpoints/goals.ts";
import * as imports from "#contract/endpoints/imports.ts";
import { deleteMeal, editMeal, listMeals, undoMealChange } from "#contract/endpoints/meals.ts";
import { exportMyData, saveSettings } from "#contract/endpoints/profile.ts";
import * as recipes from "#contract/endpoints/recipes.ts";
import { logWater } from "#contract/endpoints/water.ts";
import { favouritesMax, mealsPerDayMax } from "#contract/limits.ts";
import type { CopiedKind } from "#contract/shapes/own-copy.ts";
import { sampleRecipe } from "../../../testing/sample-recipe.ts";
import { sendFile } from "../../../testing/send-file.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.clock.set(new Date("2026-03-20T12:00:00Z"));
  ana = await app.signUp();
});
afterAll(() => app.close());

// biome-ignore lint/suspicious/noExplicitAny: a document that tests edit freely.
type Copy = any;
const exportOf = async (person = ana): Promise<Copy> =>
  JSON.parse(JSON.stringify((await app.call(exportMyData, person)).body));
const send = (copy: object, person = ana) =>
  sendFile(app, person.headers, {
    endpoint: imports.createImport,
    file: Buffer.from(JSON.stringify(copy)),
  });
const paramsOf = (id: string, person = ana) => ({ headers: person.headers, params: { id } });
async function store(id: string, takes: readonly CopiedKind[] = [], person = ana) {
  for (;;) {
    const part = await app.call(imports.continueImport, { ...paramsOf(id, person), body: { takes } });
    expect(part.status).toBe(200);
    if (part.body.status === "done") return part.body;
  }
}
async function importAll(copy: object, takes: readonly CopiedKind[] = [], person = ana) {
  const { body: preview } = await send(copy, person);
  return store(preview.id, takes, person);
}
const undo = async (id: string, person = ana) =>
  (await app.call(imports.undoImport, paramsOf(id, person))).body;
const quick = (name: string, calories = 60) => ({ items: [{ from: "quick", name, calories }] });
const logMeal = async (name: string, date = "2026-03-20", person = ana) =>
  (await app.call(logging.logMeal, { headers: person.headers, body: { ...quick(name), date } })).body;
const meals = async (date = "2026-03-20", person = ana) =>
  (await app.call(listMeals, { headers: person.headers, body: { date } })).body;
const kindsOf = (counts: Copy) =>
  Object.fromEntries(
    counts.kinds.map(({ kind, added, changed, known }: Copy) => [kind, [added, changed, known]]),
  );

/** Of a person with something of several kinds. */
async function fill(person = ana) {
  const { headers } = person;
  await logMeal("Coffee", "2026-03-20", person);
  await app.call(body.saveWeight, { headers, params: { day: "2026-03-01" }, body: { weightKg: 70 } });
  await app.call(logWater, { headers, body: { ml: 250 } });
  await app.call(saveDayNotes, { headers, params: { day: "2026-03-01" }, body: { note: "Rain" } });
  await app.call(logging.addOwnFood, { headers, body: { name: "Granola", calories: 450, portionGrams: 60 } });
  await app.call(recipes.addRecipe, { headers, body: await sampleRecipe(app, headers) });
}

describe("the preview of our own export", () => {
  it("counts each kind: what is new, what the account has otherwise, and what it has", async () => {
    await fill();
    const copy = await exportOf();
    copy.ownFoods[0].calories = 460;
    copy.waterDrinks.push({ ...copy.waterDrinks[0], id: "019a0000-0000-7000-8000-000000000000", ml: 300 });
    const { body: preview } = await send(copy);
    expect(kindsOf(preview.counts)).toEqual({
      ...{ settings: [0, 0, 1], ownFoods: [0, 1, 0], recipes: [0, 0, 1], weights: [0, 0, 1] },
      ...{ waterDrinks: [1, 0, 1], diaryDays: [0, 0, 1], meals: [0, 0, 1] },
    });
    expect(preview.counts).toMatchObject({ rows: 2, entries: 2, known: 6, rejected: 0 });
    expect(preview.changes).toEqual([{ kind: "ownFoods", label: "Granola" }]);
    expect((await exportOf()).ownFoods[0].calories).toBe(450);
  });

  it("names what cannot be read by its list and position, and stores the rest", async () => {
    await fill();
    const copy = await exportOf();
    copy.ownFoods.unshift({ name: "Nothing" }, null, [[]], { ...copy.ownFoods[0], calories: -1 });
    copy.waterDrinks[0].day = "2027-01-01";
    copy.diaryDays[0].day = "1999-12-31";
    copy.meals.push(copy.meals[0]);
    copy.goals = "none";
    const bea = await app.signUp();
    const { body: preview } = await send(copy, bea);
    expect(preview.rejected.map(({ file, line, reason }: Copy) => [file, line, reason])).toEqual(
      expect.arrayContaining([
        ...[1, 2, 3, 4].map((line) => ["ownFoods", line, "broken"]),
        ["waterDrinks", 1, "future"],
        ["diaryDays", 1, "broken"],
        ["meals", 2, "broken"],
        ["goals", 1, "broken"],
      ]),
    );
    expect(preview.counts).toMatchObject({ rejected: 8, meals: 1 });
    await store(preview.id, [], bea);
    expect((await exportOf(bea)).ownFoods).toEqual((await exportOf()).ownFoods);
  });
});

describe("an entry that no account of ours can have", () => {
  const food = {
    ...{ name: "Soup", grams: 0, calories: 60, protein: 0, carbs: 0, fat: 0, fiber: 0 },
    source: { table: "t", code: "1", description: "Soup" },
  };
  const id = "019a0000-0000-7000-8000-000000000000";
  const tooMuch = { ...food, micronutrients: { iron: 1.7e308 } };
  const goals = { calories: 2000, protein: 140, carbs: 240, fat: 65, fiber: 25 };
  const profile = {
    ...{ birthdate: "2027-01-01", gender: "female", heightCm: 168, weightKg: 63 },
    ...{ activityLevel: "sedentary", objective: "maintain_weight" },
  };
  it.each<[string, CopiedKind, object, string]>([
    ["whose figures add up to no number", "favourites", [{ id, name: "F", foods: [tooMuch] }], "broken"],
    [
      "that would hold instead of goals chosen later",
      "earlierGoals",
      [{ until: "2027-01-01", ...goals }],
      "future",
    ],
    ["since a day of the future", "goals", { ...goals, since: "2027-01-01" }, "future"],
    ["of somebody who is not born", "profile", profile, "future"],
    [
      "of a year that cannot be stored",
      "waterDrinks",
      [{ id, day: "2026-03-01", ml: 1, loggedAt: "0000-01-01T00:00:00Z" }],
      "broken",
    ],
    [
      "of an instant to come",
      "waterDrinks",
      [{ id, day: "2026-03-01", ml: 1, loggedAt: "9998-01-01T00:00:00Z" }],
      "future",
    ],
  ])("%s (%s) is named, and takes no other with it", async (_, kind, entry, reason) => {
    const weights = [{ day: "2026-03-01", weightKg: 70, note: null }];
    const copy = { exportedAt: "2026-03-20T12:00:00Z", weights, [kind]: entry };
    const { body: preview } = await send(copy);
    expect(preview.rejected).toMatchObject([{ file: kind, line: 1, reason }]);
    expect((await store(preview.id)).counts.stored).toBe(1);
  });
});

describe("an edited entry", () => {
  it("replaces the account's only if the person wants it", async () => {
    await fill();
    const copy = await exportOf();
    copy.meals[0].name = "Espresso";
    copy.weights[0].weightKg = 71;
    copy.settings.units = "imperial";
    const left = await importAll(copy);
    expect([left.counts.stored, left.counts.entries]).toEqual([0, 0]);
    expect((await exportOf()).meals[0].name).toBe("Coffee");

    const taken = await importAll(copy, ["meals", "settings"]);
    expect([taken.counts.stored, taken.counts.entries]).toEqual([2, 2]);
    const now = await exportOf();
    expect([now.meals[0].name, now.weights[0].weightKg, now.settings.units]).toEqual([
      "Espresso",
      70,
      "imperial",
    ]);
    expect(now.meals[0].id).toBe(copy.meals[0].id);
  });

  it("refuses a change made to an older revision, as after any change", async () => {
    await fill();
    const [meal] = await meals();
    const copy = await exportOf();
    copy.meals[0].name = "Espresso";
    await app.call(editMeal, { ...paramsOf(meal.id), body: { name: "Tea" } });
    await importAll(copy, ["meals"]);
    const [changed] = await meals();
    expect([changed.name, changed.revision]).toEqual(["Espresso", meal.revision + 2]);
    const undone = await app.call(undoMealChange, {
      ...paramsOf(meal.id),
      body: { revision: meal.revision + 1 },
    });
    expect(undone.status).toBe(409);
    expect(await meals()).toMatchObject([{ name: "Espresso" }]);
  });

  it("replaces one that the account changed after the preview, and the undo restores that one", async () => {
    await fill();
    const copy = await exportOf();
    copy.meals[0].name = "Espresso";
    const { body: preview } = await send(copy);
    await app.call(editMeal, { ...paramsOf(copy.meals[0].id), body: { name: "Tea" } });
    await store(preview.id, ["meals"]);
    expect(await meals()).toMatchObject([{ name: "Espresso" }]);
    await undo(preview.id);
    expect(await meals()).toMatchObject([{ name: "Tea" }]);
  });

  it("that was new in the preview does not replace what was entered meanwhile", async () => {
    await fill();
    const copy = await exportOf();
    const bea = await app.signUp();
    const { body: preview } = await send(copy, bea);
    await app.call(body.saveWeight, { ...bea, params: { day: "2026-03-01" }, body: { weightKg: 80 } });
    const done = await store(preview.id, ["weights"], bea);
    expect([done.counts.stored, done.counts.entries]).toEqual([6 - 1, 6 - 1]);
    expect((await exportOf(bea)).weights).toMatchObject([{ weightKg: 80 }]);
  });
});

describe("undoing an import of our own export", () => {
  it("deletes what was new, puts back what was changed, and leaves what was changed since", async () => {
    await fill();
    const copy = await exportOf();
    const bea = await app.signUp();
    await app.call(saveGoals, {
      ...bea,
      body: { calories: 1800, protein: 100, carbs: 200, fat: 60, fiber: 30 },
    });
    const before = await exportOf(bea);
    copy.goals = { calories: 2100, protein: 110, carbs: 210, fat: 70, fiber: 20 };
    copy.settings.dayStartHour = 4;
    const done = await importAll(copy, ["goals", "settings"], bea);
    expect((await exportOf(bea)).goals.calories).toBe(2100);
    const [meal] = await meals("2026-03-20", bea);
    await app.call(editMeal, { ...paramsOf(meal.id, bea), body: { name: "Tea" } });
    await app.call(body.saveWeight, { ...bea, params: { day: "2026-03-01" }, body: { weightKg: 81 } });
    await app.call(saveSettings, { ...bea, body: { hidesCalories: true } });
    expect(await undo(done.id, bea)).toEqual({ keptMeals: 1, keptOthers: 2 });
    const after = await exportOf(bea);
    expect(after).toEqual({
      ...before,
      ...{ exportedAt: after.exportedAt, account: after.account },
      meals: [{ ...copy.meals[0], name: "Tea" }],
      weights: [{ ...copy.weights[0], weightKg: 81 }],
      settings: { ...before.settings, dayStartHour: 4, hidesCalories: true },
    });
  });

  it("does not bring back what was deleted since, and lets the same file be imported once more", async () => {
    await fill();
    const copy = await exportOf();
    const bea = await app.signUp();
    const first = await importAll(copy, [], bea);
    await app.call(deleteMeal, paramsOf(copy.meals[0].id, bea));
    expect(await undo(first.id, bea)).toEqual({ keptMeals: 0, keptOthers: 0 });
    expect(await meals("2026-03-20", bea)).toEqual([]);
    await importAll(copy, [], bea);
    expect(await meals("2026-03-20", bea)).toHaveLength(1);
  });
});

it("brings back what was deleted after an import", async () => {
  await fill();
  const copy = await exportOf();
  await app.call(deleteMeal, paramsOf(copy.meals[0].id));
  await importAll(copy);
  await app.call(deleteMeal, paramsOf(copy.meals[0].id));
  await importAll(copy);
  expect(await meals()).toHaveLength(1);
});

describe("what an account has no room for", () => {
  it("is named: of a day that is full, and of a kind", async () => {
    await logMeal("Coffee");
    for (let at = 0; at < favouritesMax; at++)
      await app.call(logging.addFavourite, { ...ana, body: quick(`Tea ${at}`) });
    const copy = await exportOf();
    const bea = await app.signUp();
    await app.call(logging.addFavourite, { ...bea, body: quick("Water") });
    for (let at = 0; at < mealsPerDayMax; at++) await logMeal(`Meal ${at}`, "2026-03-20", bea);
    const done = await importAll(copy, [], bea);
    expect([done.counts.stored, done.counts.rejected]).toEqual([favouritesMax - 1, 2]);
    const { body: kept } = await app.call(imports.getImport, paramsOf(done.id, bea));
    expect(kept.rejected).toMatchObject([
      { file: "favourites", reason: "limit" },
      { file: "meals", line: 1, reason: "full", text: "2026-03-20 Coffee" },
    ]);
  });
});

describe("two accounts with the same entries", () => {
  it("change them apart", async () => {
    await fill();
    const copy = await exportOf();
    const bea = await app.signUp();
    await importAll(copy, [], bea);
    const { id } = copy.meals[0];
    for (const [person, name] of [
      [ana, "Ana's"],
      [bea, "Bea's"],
    ] as const)
      expect((await app.call(editMeal, { ...paramsOf(id, person), body: { name } })).status).toBe(200);
    expect(await meals()).toMatchObject([{ id, name: "Ana's" }]);
    expect(await meals("2026-03-20", bea)).toMatchObject([{ id, name: "Bea's" }]);
    await app.call(deleteMeal, paramsOf(id, bea));
    expect(await meals()).toMatchObject([{ id, name: "Ana's" }]);
  });
});

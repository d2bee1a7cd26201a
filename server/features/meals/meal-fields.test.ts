// What a new field of a meal needs: each place that could accept it and drop it in silence.

import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as meals from "#contract/endpoints/meals.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import { meal as mealShape } from "#contract/shapes/meals.ts";
import { eachMicronutrient } from "#domain/nutrition/nutrients.ts";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import type { Row } from "../../database/schema.ts";
import { mealFieldChanges } from "../../testing/meal-field-changes.ts";
import { scanMealToEnd } from "../../testing/scan-meal.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";
import { mealColumns } from "./meal-columns.ts";
import { toMeal } from "./meal-row.ts";

let app: TestApp;
let ana: SignedIn;
let id: string;
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 100 });
});
beforeEach(async () => {
  app.clock.set(new Date("2026-03-10T12:00:00Z"));
  ana = await app.signUp();
  const { id: scan } = await scanMealToEnd(app, ana.headers, { text: "150 g of cooked rice and two eggs" });
  id = (await app.call(scanning.acceptSubmission, { params: { id: scan }, body: {}, ...ana })).body.mealId;
});
afterAll(() => app.close());

async function rowOf(mealId: string, unlike: readonly (keyof Row<"meals">)[]) {
  const { rows } = await sql<{ readonly row: Record<string, unknown> }>`
    select to_jsonb(meals) as row from meals where id = ${mealId}`.execute(app.db);
  const names: readonly string[] = unlike;
  return Object.fromEntries(Object.entries(rows[0]?.row ?? {}).filter(([name]) => !names.includes(name)));
}

const changes = {
  ...mealFieldChanges,
  foods: [{ position: 0, grams: 77 }],
  edits: [{ kind: "remove", position: 1 }],
};

it("a change that was stored before the other fields existed is undone, and they stay as they are", async () => {
  await fillFields();
  const before = await rowOf(id, ["revision"]);
  const body = { name: "Lunch", revision: 1 };
  await app.call(meals.editMeal, { params: { id }, body, headers: ana.headers });
  const stored = await sql`update meal_undo
    set meal = jsonb_build_object('name', meal->'name', 'eatenAt', meal->'eatenAt')
    where user_id = ${ana.userId}`.execute(app.db);
  expect(stored.numAffectedRows).toBe(1n);
  const undone = { params: { id }, body: { revision: 2 }, headers: ana.headers };
  expect((await app.call(meals.undoMealChange, undone)).status).toBe(200);
  expect(await rowOf(id, ["revision"])).toEqual(before);
});

/** So that a copy without a field differs: each that can be changed by itself gets a value. */
async function fillFields() {
  const changed = { params: { id }, body: mealFieldChanges, headers: ana.headers };
  const { status } = await app.call(meals.editMeal, changed);
  expect(status).toBe(200);
}

describe.each(Object.entries(changes))("a change of %s", (name, value) => {
  it("is stored, and taken back by the undo", async () => {
    const before = await rowOf(id, ["revision"]);
    const body = { [name]: value, revision: 0 };
    const { status } = await app.call(meals.editMeal, { params: { id }, body, headers: ana.headers });
    expect(status).toBe(200);
    const hint = `The edit accepts ${name} and stores nothing: apply it in applyChanges of edit-meal.ts.`;
    expect(isDeepStrictEqual(await rowOf(id, ["revision"]), before), hint).toBe(false);
    const undone = { params: { id }, body: { revision: 1 }, headers: ana.headers };
    expect((await app.call(meals.undoMealChange, undone)).status).toBe(200);
    expect(await rowOf(id, ["revision"])).toEqual(before);
  });
});

it("every field of the contract's meal is answered", async () => {
  await app.makePro(ana);
  const { body } = await app.call(meals.listMeals, { body: { date: "2026-03-10" }, headers: ana.headers });
  const hint =
    "A field of the contract's meal is not answered: add it in present-meal.ts, or in meal-row.ts.";
  expect(Object.keys(body[0]).toSorted(), hint).toEqual(Object.keys(mealShape.shape).toSorted());
});

it("logging a meal again copies every column but those of the time and of the copy itself", async () => {
  const own = [
    "id",
    "submission_id",
    "day",
    "eaten_at",
    "time_zone",
    "meal_type",
    "revision",
    "created_at",
  ] as const;
  await fillFields();
  const logged = await app.call(meals.logMealAgain, { params: { id }, body: {}, headers: ana.headers });
  const hint = "Logging again loses a column: copy it in copy-statement.ts, or list it above.";
  expect(await rowOf(logged.body.id, own), hint).toEqual(await rowOf(id, own));
});

it("a split-off meal has every column of the first but those of the foods and of the copy itself", async () => {
  const own = [
    ...(["id", "submission_id", "revision", "created_at"] as const),
    ...(["name", "foods", "micronutrients", "nutri_score"] as const),
    ...(["quantity_grams", "calories", "protein", "carbs", "fat", "fiber"] as const),
  ] as const;
  await fillFields();
  const body = { positions: [1], revision: 1 };
  const { split } = (await app.call(meals.splitMeal, { params: { id }, body, headers: ana.headers })).body;
  const hint = "A split loses a column: copy it in split-meal.ts, or list it above.";
  expect(await rowOf(split.id, own), hint).toEqual(await rowOf(id, own));
});

/** What the CSV leaves out, though a spreadsheet could hold it. */
const notInCsv: Partial<Record<keyof SavedMeal, string>> = {
  id: "says nothing outside the account",
  revision: "says nothing outside the account",
  foods: "a row each",
  micronutrients: "of each food",
  quantityGrams: "the sum of the rows",
  calories: "the sum of the rows",
  protein: "the sum of the rows",
  carbs: "the sum of the rows",
  fat: "the sum of the rows",
  fiber: "the sum of the rows",
};

it("every field of a meal is in a column of the CSV, or left out for a reason", async () => {
  const row = await app.db.selectFrom("meals").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const meal = toMeal(row);
  const [food] = meal.foods;
  if (!food) throw new Error("The meal has no food.");
  const read = new Set<string>();
  const watched = new Proxy(meal, {
    get(target, name, receiver) {
      read.add(String(name));
      return Reflect.get(target, name, receiver);
    },
  });
  for (const { cell } of mealColumns)
    cell({ meal: watched, food, micronutrients: eachMicronutrient(() => null), toLimit: {} });
  const missing = Object.keys(meal).filter((name) => !read.has(name) && !Object.hasOwn(notInCsv, name));
  expect(missing, "Add a column in meal-columns.ts, or the reason to notInCsv above.").toEqual([]);
});

import * as fc from "fast-check";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as logging from "#contract/endpoints/add.ts";
import * as body from "#contract/endpoints/body.ts";
import { saveDayNotes } from "#contract/endpoints/days.ts";
import { searchFoods } from "#contract/endpoints/foods.ts";
import { saveGoals } from "#contract/endpoints/goals.ts";
import * as imports from "#contract/endpoints/imports.ts";
import { putLearned } from "#contract/endpoints/learned.ts";
import { saveNotificationSettings } from "#contract/endpoints/notifications.ts";
import { saveOwnProduct } from "#contract/endpoints/products.ts";
import { exportMyData, saveProfile, saveSettings } from "#contract/endpoints/profile.ts";
import * as recipes from "#contract/endpoints/recipes.ts";
import { logWater } from "#contract/endpoints/water.ts";
import { type CopiedKind, copiedKinds } from "#contract/shapes/own-copy.ts";
import { languages } from "#domain/people/language.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import type { Database } from "../../../database/schema.ts";
import { validValue } from "../../../testing/fuzz/schema-values.ts";
import { personalTables } from "../../../testing/personal-tables.ts";
import { sendFile } from "../../../testing/send-file.ts";
import { signUpWithFullAccount } from "../../../testing/sign-up-with-full-account.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../../testing/test-app.ts";
import { testMilk } from "../../../testing/test-products.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(new Date("2026-03-20T12:00:00Z"));
});
afterAll(() => app.close());

type Copy = Record<string, unknown> & Record<CopiedKind, unknown>;

async function exportOf(person: SignedIn): Promise<Copy> {
  return JSON.parse(JSON.stringify((await app.call(exportMyData, person)).body));
}

async function importInto(person: SignedIn, copy: object, takes: readonly CopiedKind[] = copiedKinds) {
  const file = Buffer.from(JSON.stringify(copy));
  const sent = await sendFile(app, person.headers, { endpoint: imports.createImport, file });
  expect(sent.status).toBe(201);
  for (;;) {
    const parts = { headers: person.headers, params: { id: sent.body.id } };
    const { status, body: part } = await app.call(imports.continueImport, { ...parts, body: { takes } });
    expect(status).toBe(200);
    if (part.status === "done") return { preview: sent.body, done: part };
  }
}

const restoredOf = (copy: Copy) => Object.fromEntries(copiedKinds.map((kind) => [kind, copy[kind]]));

/** Columns of a table that say when a row was written, or are of the account that has it. */
const unlike: Readonly<Record<string, readonly string[]>> = {
  // Restored meals were not scanned in the account, and nobody has changed them there.
  meals: ["submission_id", "revision"],
  recipes: ["revision"],
  learned_defaults: ["id"],
  notification_settings: ["planned_until", "next_at"],
  // All but the settings.
  users: [
    ...["id", "email", "first_name", "last_name", "password_hash", "account_type", "pending_email"],
    ...["time_zone", "quota_time_zone", "quota_zone_moved_at", "last_login_at", "previous_login_at"],
    ...["email_verified_at", "deletes_at", "detached_at"],
  ],
};
/** Only what is compared. */
async function rowsOf(db: Kysely<Database>, table: string, person: SignedIn) {
  const owner = table === "users" ? "id" : "user_id";
  const { rows } = await sql<{ readonly row: Readonly<Record<string, unknown>> }>`
    select to_jsonb(mine) as row from ${sql.table(table)} mine
    where ${sql.ref(owner)} = ${person.userId}`.execute(db);
  const left = ["user_id", "created_at", "updated_at", ...(unlike[table] ?? [])];
  return rows
    .map(({ row }) => Object.entries(row).filter(([name]) => !left.includes(name)))
    .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

type Rows = Awaited<ReturnType<typeof rowsOf>>;

/**
 * Left as they are in the account that has used every feature; the accounts made at random vary them. Only copies from before hold a
 * meal's tip, which is written when it is read now.
 */
const usualInFullAccount: readonly string[] = ["language", "remembers_plates", "tip"];

/** A column that has in every row what it would have without the copy, its default, would be "restored" without being copied. */
async function neverFilled(db: Kysely<Database>, table: string, rows: Rows): Promise<string[]> {
  const { rows: columns } = await sql<{ readonly name: string; readonly usual: string | null }>`
    select column_name as name, column_default as usual from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}`.execute(db);
  const usualOf = async (expression: string | null) => {
    const { rows: read } = await sql<{
      usual: unknown;
    }>`select to_jsonb(${sql.raw(expression ?? "null::text")}) as usual`.execute(db);
    return JSON.stringify(read[0]?.usual);
  };
  const names: string[] = [];
  for (const { name, usual } of columns) {
    const values = rows.flat().flatMap(([each, value]) => (each === name ? [JSON.stringify(value)] : []));
    const without = await usualOf(usual);
    if (values.length > 0 && values.every((value) => value === without)) names.push(name);
  }
  return names.filter((name) => !usualInFullAccount.includes(name));
}

describe("the export of a person who has used every feature", () => {
  it("brings every table that is the person's to an empty account, also a free one", async () => {
    const ana = await signUpWithFullAccount(app, "ana@example.com");
    const bea = await app.signUp();
    const { preview, done } = await importInto(bea, await exportOf(ana));
    expect([preview.rejected, done.counts.rejected]).toEqual([[], 0]);
    const [hers, original] = [await exportOf(bea), await exportOf(ana)];
    expect(restoredOf(hers)).toEqual(restoredOf(original));
    const restored = Object.entries(personalTables).flatMap(([table, one]) =>
      "exportedAs" in one && !("notRestored" in one) ? [table] : [],
    );
    expect(restored.length).toBe(copiedKinds.length);
    for (const table of restored) {
      const rows = await rowsOf(app.db, table, ana);
      expect(rows, table).not.toEqual([]);
      const hint = `${table}: give these columns a value that is not their default in server/testing/sign-up-with-full-account.ts`;
      expect.soft(await neverFilled(app.db, table, rows), hint).toEqual([]);
      expect(await rowsOf(app.db, table, bea), table).toEqual(rows);
    }
  });
});

type AnyEndpoint = Parameters<TestApp["call"]>[0];
interface Call {
  readonly endpoint: AnyEndpoint;
  readonly parts: { readonly params?: Readonly<Record<string, string>>; readonly body: unknown };
}

const day = fc.integer({ min: 0, max: 900 }).map((before) => addDays("2026-03-20", -before));
const made = (
  endpoint: AnyEndpoint,
  parts: { params?: fc.Arbitrary<Readonly<Record<string, string>>>; body: fc.Arbitrary<unknown> },
) => fc.record({ endpoint: fc.constant(endpoint), parts: fc.record(parts) });
const time = fc
  .integer({ min: 0, max: 23 * 60 })
  .map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16));
const reminder = { isOn: fc.boolean(), time };
const name = fc.constantFrom("Café con leche", "饭 🍚", 'a \\ " b', "Crème brûlée", "x".repeat(80));
const upTo = (max: number) => fc.double({ min: 0, max, noNaN: true });
const grams = fc.double({ min: 1, max: 5000, noNaN: true });

/** Each makes an entry of a kind, or changes the only one. */
function callsOf(row: object): readonly fc.Arbitrary<Call>[] {
  const item = fc.oneof(
    fc.record({ from: fc.constant("table"), ...constants(row), grams }),
    fc.record({
      from: fc.constant("quick"),
      name,
      calories: fc.integer({ min: 1, max: 5000 }),
      fat: upTo(90),
    }),
  );
  const items = fc.array(item, { minLength: 1, maxLength: 4 });
  const ingredients = fc.array(fc.record({ from: fc.constant("table"), ...constants(row), grams, name }), {
    ...{ minLength: 1, maxLength: 4 },
  });
  const learned = fc.oneof(
    fc.record({ kind: fc.constant("food"), words: name, row: fc.constantFrom(row, null), grams }),
    fc.record({ kind: fc.constant("meal"), words: name, name }),
  );
  const per100Grams = { calories: upTo(900), protein: upTo(30), carbs: upTo(30), fat: upTo(30) };
  return [
    made(saveSettings, {
      body: fc.record({
        language: fc.constantFrom(...languages),
        country: fc.constantFrom("MX", "FR", "US"),
        dayStartHour: fc.integer({ min: 0, max: 6 }),
        hidesCalories: fc.boolean(),
        analysesHereOnly: fc.boolean(),
        remembersPlates: fc.boolean(),
        keepsPictures: fc.boolean(),
        showsNetCarbs: fc.boolean(),
        energyUnit: fc.constantFrom("kcal", "kJ"),
        units: fc.constantFrom("metric", "imperial", null),
      }),
    }),
    made(saveProfile, {
      // Other days may be in the future, or before anybody alive was born.
      body: fc
        .tuple(validValue(saveProfile.body), fc.constantFrom("1950-02-28", "2004-02-29"))
        .map(([whole, birthdate]) => ({ ...(whole as object), birthdate })),
    }),
    made(saveGoals, { body: validValue(saveGoals.body) }),
    made(body.saveWeightTarget, { body: validValue(body.saveWeightTarget.body) }),
    made(saveNotificationSettings, {
      body: fc.record({
        reminders: fc.record({
          ...{ breakfast: fc.record(reminder), lunch: fc.record(reminder), dinner: fc.record(reminder) },
        }),
        weeklySummary: fc.record({ ...reminder, weekday: fc.integer({ min: 1, max: 7 }) }),
        hasScansBack: fc.boolean(),
        quietHours: fc.record({ isOn: fc.boolean(), from: time, to: time }),
      }),
    }),
    made(body.saveWeight, { params: fc.record({ day }), body: validValue(body.saveWeight.body) }),
    made(logWater, { body: fc.record({ ml: fc.integer({ min: 1, max: 5000 }), day }) }),
    made(saveDayNotes, { params: fc.record({ day }), body: validValue(saveDayNotes.body) }),
    made(logging.addOwnFood, {
      body: fc.record({ name, ...per100Grams, portionGrams: grams, isFromLabel: fc.boolean() }),
    }),
    made(saveOwnProduct, {
      params: fc.constantFrom({ code: testMilk.code }, { code: "4006381333931" }),
      body: fc.record({
        ...{ name, brand: fc.constantFrom(null, "Brand"), unit: fc.constantFrom("g", "ml") },
        figures: fc.record({
          calories: upTo(900),
          protein: fc.constantFrom(null, 3.2),
          sugars: fc.constantFrom(null, 0),
        }),
        servingGrams: fc.option(grams),
      }),
    }),
    made(putLearned, { body: fc.record({ entries: fc.array(learned, { minLength: 1, maxLength: 3 }) }) }),
    made(logging.addFavourite, { body: fc.record({ items, name }) }),
    made(recipes.addRecipe, {
      body: fc.record({
        name,
        servings: fc.double({ min: 0.5, max: 100, noNaN: true }),
        cookedGrams: fc.option(grams),
        ingredients,
      }),
    }),
    made(logging.logMeal, { body: fc.record({ items, date: day }) }),
  ];
}

function constants(values: object): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, fc.constant(value)]));
}

async function findRow() {
  const { headers } = await app.signUp();
  const { body: found } = await app.call(searchFoods, { query: { query: "flour" }, headers });
  const { table, code } = found[0].source;
  return { table, code };
}

/** Returns the statuses of the answers. */
async function fillAccount(person: SignedIn, chosen: readonly Call[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const { endpoint, parts } of chosen) {
    const { status } = await app.call(endpoint, { headers: person.headers, ...parts });
    expect(status).toBeLessThan(500);
    statuses.push(status);
  }
  // Meals of what was made.
  for (const [from, list] of [
    ["ownFood", logging.listOwnFoods],
    ["favourite", logging.listFavourites],
    ["recipe", recipes.listRecipes],
  ] as const) {
    const { body: mine } = await app.call(list, person);
    const items = mine
      .slice(0, 1)
      .map(({ id }: { id: string }) => ({ from, id, ...(from === "ownFood" && { grams: 80 }) }));
    if (items.length > 0) await app.call(logging.logMeal, { headers: person.headers, body: { items } });
  }
  return statuses;
}

describe("any account", () => {
  it("is the same after its export was imported into an empty account", async () => {
    const choices = callsOf(await findRow());
    const accepted = new Set<number>();
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(...choices.map((choice) => fc.array(choice, { maxLength: 2 }))),
        async (lists) => {
          const ana = await app.signUp();
          for (const [at, list] of lists.entries())
            if ((await fillAccount(ana, list)).some((status) => status < 300)) accepted.add(at);
          const bea = await app.signUp();
          const copy = await exportOf(ana);
          const { preview, done } = await importInto(bea, copy);
          expect([preview.rejected, done.counts.rejected]).toEqual([[], 0]);
          expect(restoredOf(await exportOf(bea))).toEqual(restoredOf(copy));
          const again = await importInto(bea, copy);
          expect(again.preview.counts).toMatchObject({ rows: 0, entries: 0 });
        },
      ),
      { numRuns: 12 },
    );
    // Every kind of call is accepted now and then: goals that contradict each other are refused, in some runs all of them.
    const other = await app.signUp();
    for (const [at, choice] of choices.entries())
      for (const call of accepted.has(at) ? [] : fc.sample(choice, 50))
        if ((await fillAccount(other, [call])).some((status) => status < 300)) accepted.add(at);
    expect([...accepted].toSorted((one, other) => one - other)).toEqual(choices.map((_, at) => at));
  });
});

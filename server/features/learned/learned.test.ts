import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as foodEndpoints from "#contract/endpoints/foods.ts";
import * as learned from "#contract/endpoints/learned.ts";
import { correctMeal, editMeal, listMeals, logMealAgain, undoMealChange } from "#contract/endpoints/meals.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import { foodGramsMax, learnedDefaultsMax } from "#contract/limits.ts";
import { scanMeal, scanMealToEnd } from "../../testing/scan-meal.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 100 });
});
beforeEach(async () => {
  person = await app.signUp();
});
afterAll(() => app.close());

const words = "smoothie with soy milk";

async function plantLatte() {
  const query = { query: "latte with non-dairy milk" };
  const { body } = await app.call(foodEndpoints.searchFoods, { query, headers: person.headers });
  return body[0].source as { table: string; code: string; description: string };
}

type Headers = Readonly<Record<string, string>>;
const typed = (text: string, headers: Headers = person.headers) => scanMealToEnd(app, headers, { text });
const edit = (id: string, edits: unknown[]) =>
  app.call(scanning.editSubmission, { params: { id }, body: { edits }, headers: person.headers });
const save = (id: string, body: object = {}) =>
  app.call(scanning.acceptSubmission, { params: { id }, body, headers: person.headers });
const list = async (headers: Headers = person.headers) =>
  (await app.call(learned.listLearned, { headers })).body;

/** "my smoothie with soy milk" is 180 g with a plant drink. */
async function teachSmoothie() {
  const row = await plantLatte();
  const { id } = await typed(`my ${words}`);
  const swap = { kind: "swap", foodId: "food-1", table: row.table, code: row.code };
  await edit(id, [swap, { kind: "portion", foodId: "food-1", grams: 180 }]);
  expect((await save(id)).status).toBe(200);
  return row;
}

describe("a meal that is saved but cannot be learned from", () => {
  const refusal = sql.raw("alter table learned_defaults add constraint refusal check (false) not valid");
  beforeEach(() => refusal.execute(app.db));
  afterEach(() => sql.raw("alter table learned_defaults drop constraint refusal").execute(app.db));
  const meals = async () =>
    (await app.call(listMeals, { body: { date: "2026-03-10" }, headers: person.headers })).body;

  it("is answered as saved", async () => {
    const { id } = await typed(words);
    await edit(id, [{ kind: "portion", foodId: "food-1", grams: 180 }]);
    const { status, body } = await save(id);
    expect(status).toBe(200);
    expect(await meals()).toMatchObject([{ id: body.mealId, quantity: 180 }]);
  });

  it("is answered as changed", async () => {
    const { mealId } = (await save((await typed(words)).id)).body;
    const edits = [{ kind: "portion", position: 0, grams: 180 }];
    const call = { params: { id: mealId }, body: { edits, revision: 0 }, headers: person.headers };
    expect(await app.call(editMeal, call)).toMatchObject({ status: 200, body: { revision: 1 } });
    expect(await meals()).toMatchObject([{ id: mealId, quantity: 180, revision: 1 }]);
  });
});

describe("a correction", () => {
  it("is the default for the same words next time, and asks nothing", async () => {
    const general = (await scanMeal(app, person.headers, { text: words })).body;
    expect(general.questions.length).toBeGreaterThan(0);
    const row = await teachSmoothie();
    const { body } = await scanMeal(app, person.headers, { text: "Smoothie with soy milk!" });
    expect(body).toMatchObject({ status: "analysed", questions: [] });
    expect(body.foods[0]).toMatchObject({ grams: 180, source: row });
    const { name, grams, calories } = general.foods[0];
    expect(body.foods[0].usual.general).toEqual({
      name: "Smoothie with soy milk",
      grams,
      calories: Math.round(calories),
    });
    expect(name).toBe(words);
    expect(body.range.high - body.range.low).toBeLessThan(general.range.high - general.range.low);
  });

  it("changes nobody else's result", async () => {
    const other = await app.signUp();
    const before = await scanMeal(app, other.headers, { text: words });
    await teachSmoothie();
    for (const headers of [other.headers, await app.createVisitor()]) {
      const { id: _, ...after } = (await scanMeal(app, headers, { text: words })).body;
      const { id: __, ...same } = before.body;
      expect({ ...after, micronutrients: undefined }).toEqual({ ...same, micronutrients: undefined });
    }
    expect(await list(other.headers)).toEqual([]);
  });

  it("leaves a typed amount as it was typed", async () => {
    const row = await teachSmoothie();
    const { body } = await scanMeal(app, person.headers, { text: "300 g smoothie with soy milk" });
    expect(body.foods[0]).toMatchObject({ grams: 300, source: row });
    const { id } = body;
    await edit(id, [{ kind: "portion", foodId: "food-1", grams: 250 }]);
    await save(id);
    expect(await list()).toMatchObject([{ words, grams: 180, row: { code: row.code } }]);
  });

  it("gives way to the general reading and its questions for one meal", async () => {
    await teachSmoothie();
    const general = (await scanMeal(app, (await app.signUp()).headers, { text: words })).body;
    const { id } = await typed(words);
    const { body } = await edit(id, [{ kind: "general", foodId: "food-1" }]);
    expect(body.foods).toEqual(general.foods);
    expect(body.questions).toEqual(general.questions);
    expect(body.status).toBe("clarification_needed");
    await app.call(scanning.respondToSubmission, { params: { id }, body: [], headers: person.headers });
    await save(id);
    expect((await list()).length).toBe(1);
    expect((await typed(words)).foods[0].grams).toBe(180);
  });

  it("is replaced by the newest one, and forgotten when it leads back to the general reading", async () => {
    const row = await teachSmoothie();
    const again = await typed(words);
    await edit(again.id, [{ kind: "portion", foodId: "food-1", grams: 240 }]);
    await save(again.id);
    expect(await list()).toMatchObject([{ words, grams: 240, row: { code: row.code } }]);
    const { usual } = (await typed(words)).foods[0];
    const last = await typed(words);
    const source = (await scanMeal(app, (await app.signUp()).headers, { text: words })).body.foods[0].source;
    const swap = { kind: "swap", foodId: "food-1", table: source.table, code: source.code };
    await edit(last.id, [swap, { kind: "portion", foodId: "food-1", grams: usual.general.grams }]);
    await save(last.id);
    expect(await list()).toEqual([]);
  });

  it("is learned from the name that a meal is saved with, too", async () => {
    const { id } = await typed("two eggs and a slice of toast");
    await save(id, { name: "My breakfast" });
    expect(await list()).toMatchObject([
      { kind: "meal", words: "two eggs and a slice of toast", name: "My breakfast" },
    ]);
    expect(await typed("Two eggs and a slice of toast.")).toMatchObject({
      name: "My breakfast",
      isUsualName: true,
    });
    expect((await typed("two eggs")).isUsualName).toBeUndefined();
  });

  it("is counted as used when a meal is saved under its usual name", async () => {
    const text = "two eggs and a slice of toast";
    await save((await typed(text)).id, { name: "My breakfast" });
    const [{ usedAt }] = await list();
    app.clock.advance(60_000);
    await save((await typed(text)).id);
    expect((await list())[0].usedAt > usedAt).toBe(true);
  });

  it("is none where only the whole meal was scaled", async () => {
    const { id } = await typed("smoothie with soy milk and a toast");
    await save(id, { quantity: 200 });
    expect(await list()).toEqual([]);
    const single = await typed("smoothie with soy milk");
    await save(single.id, { quantity: 150 });
    expect(await list()).toMatchObject([{ words, grams: 150, row: null }]);
  });

  it("stays within what a food of a meal may weigh", async () => {
    const { id } = await typed(words);
    await save(id, { quantity: 20_000 });
    expect(await list()).toMatchObject([{ words, grams: foodGramsMax }]);
  });

  it("is applied to a food that a correction in words adds", async () => {
    await teachSmoothie();
    const { id } = await typed("an apple");
    const call = { params: { id }, headers: person.headers, body: { text: "and a smoothie with soy milk" } };
    const { body } = await app.call(scanning.correctSubmission, call);
    expect(body.foods[1]).toMatchObject({ grams: 180 });
    expect(body.foods[1].usual).toBeDefined();
  });

  it("is not learned from a visitor, whose saved meal teaches once it is the account's", async () => {
    const visitor = await app.createVisitor();
    const { id } = await typed(words, visitor);
    const call = { params: { id }, headers: visitor };
    const edits = [{ kind: "portion", foodId: "food-1", grams: 180 }];
    await app.call(scanning.editSubmission, { ...call, body: { edits } });
    await app.call(scanning.acceptSubmission, { ...call, body: {} });
    const body = { sessionToken: visitor["x-anonymous-session-token"] };
    await app.inject({
      method: "POST",
      url: "/api/auth/convert-anonymous",
      headers: person.headers,
      payload: body,
    });
    expect(await list()).toEqual([]);
  });
});

describe("a saved meal", () => {
  const mealOf = async () =>
    (await app.call(listMeals, { body: { date: "2026-03-10" }, headers: person.headers })).body[0];
  const call = (id: string, body: object) => ({ params: { id }, body, headers: person.headers });

  it("teaches by its changes, and unteaches by their undo", async () => {
    const { id } = await typed(words);
    await save(id);
    const meal = await mealOf();
    expect(await list()).toEqual([]);
    const body = { edits: [{ kind: "portion", position: 0, grams: 180 }], revision: 0 };
    await app.call(editMeal, call(meal.id, body));
    expect(await list()).toMatchObject([{ words, grams: 180, row: null }]);
    await app.call(undoMealChange, call(meal.id, { revision: 1 }));
    expect(await list()).toEqual([]);
  });

  it("teaches its new name for the same text, and forgets it when that is undone", async () => {
    const text = "two eggs and a slice of toast";
    await save((await typed(text)).id);
    const { id } = await mealOf();
    await app.call(editMeal, call(id, { name: "Breakfast", revision: 0 }));
    expect(await list()).toMatchObject([{ kind: "meal", words: text, name: "Breakfast" }]);
    expect(await typed(text)).toMatchObject({ name: "Breakfast", isUsualName: true });
    await app.call(undoMealChange, call(id, { revision: 1 }));
    expect(await list()).toEqual([]);
  });

  it("leaves the name that was usual before, when another one is undone", async () => {
    const text = "two eggs and a slice of toast";
    await save((await typed(text)).id, { name: "My breakfast" });
    await save((await typed(text)).id);
    const { id } = await mealOf();
    await app.call(editMeal, call(id, { name: "Brunch", revision: 0 }));
    expect(await list()).toMatchObject([{ name: "Brunch" }]);
    await app.call(undoMealChange, call(id, { revision: 1 }));
    expect(await list()).toMatchObject([{ words: text, name: "My breakfast" }]);
  });

  it("teaches no name when it is given that of its foods again", async () => {
    const text = "two eggs and a slice of toast";
    await save((await typed(text)).id);
    const { id, name } = await mealOf();
    await app.call(editMeal, call(id, { name: "Breakfast", revision: 0 }));
    await app.call(editMeal, call(id, { name, revision: 1 }));
    expect(await list()).toEqual([]);
  });

  it("that was logged again, not typed, teaches no name", async () => {
    await save((await typed("an apple")).id);
    const copy = await app.call(logMealAgain, call((await mealOf()).id, {}));
    await app.call(editMeal, call(copy.body.id, { name: "Snack", revision: 0 }));
    expect(await list()).toEqual([]);
  });

  it("teaches the newest of two changes, also where the first takes longer to learn", async () => {
    const { id } = await typed(words);
    await save(id);
    const meal = await mealOf();
    await sql`create function dawdle() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.5); return new; end $$`.execute(app.db);
    await sql`create trigger dawdle before insert on learned_defaults for each row when (new.grams = 150)
      execute function dawdle()`.execute(app.db);
    const change = (grams: number) => app.call(editMeal, call(meal.id, { foods: [{ position: 0, grams }] }));
    const first = change(150);
    while ((await mealOf()).foods[0].grams !== 150) await setTimeout(10);
    const answers = await Promise.all([first, change(210)]);
    await sql`drop function dawdle cascade`.execute(app.db);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await mealOf()).foods[0].grams).toBe(210);
    expect(await list()).toMatchObject([{ words, grams: 210, row: null }]);
  });

  it("teaches by a correction in words, and by another row", async () => {
    const { id } = await typed(words);
    await save(id);
    const meal = await mealOf();
    await app.call(correctMeal, call(meal.id, { text: "it was 200 ml", revision: 0 }));
    const [{ grams }] = await list();
    expect(Math.abs(grams - 200)).toBeLessThan(20);
    const { table, code } = await plantLatte();
    await app.call(
      editMeal,
      call(meal.id, { edits: [{ kind: "swap", position: 0, table, code }], revision: 1 }),
    );
    expect(await list()).toMatchObject([{ words, grams, row: { table, code } }]);
  });
});

describe("the list", () => {
  const put = (entries: unknown[]) =>
    app.call(learned.putLearned, { body: { entries }, headers: person.headers });
  const coffee = { kind: "food", words: "Café  con leche", row: null, grams: 180 };

  it("is edited and deleted one by one and altogether, and put back", async () => {
    const { body } = await put([coffee, { kind: "meal", words: "the usual", name: "Lunch" }]);
    expect(body.map((entry: { words: string }) => entry.words).sort()).toEqual([
      "cafe con leche",
      "the usual",
    ]);
    const { id } = body.find((entry: { kind: string }) => entry.kind === "food");
    const { table, code } = await plantLatte();
    const changed = await app.call(learned.changeLearned, {
      params: { id },
      body: { kind: "food", row: { table, code }, grams: null },
      headers: person.headers,
    });
    expect(changed.body).toMatchObject({ words: "cafe con leche", row: { code }, grams: null });
    expect(changed.body.row.name).not.toBeNull();
    expect((await app.call(learned.deleteLearned, { params: { id }, headers: person.headers })).status).toBe(
      204,
    );
    expect((await list()).length).toBe(1);
    await app.call(learned.deleteAllLearned, { headers: person.headers });
    expect(await list()).toEqual([]);
  });

  it("refuses what says nothing and rows that do not exist", async () => {
    const row = { table: "FNDDS 2021-2023", code: "0" };
    const answers = [
      await put([{ ...coffee, grams: null }]),
      await put([{ ...coffee, words: "?!" }]),
      await put([{ ...coffee, words: "x".repeat(121) }]),
      await put([{ ...coffee, row }]),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [400, "invalid_request"],
      [400, "invalid_request"],
      [400, "invalid_request"],
      [404, "food_not_found"],
    ]);
  });

  it("keeps as many as it may, the ones used last", async () => {
    const entries = Array.from({ length: learnedDefaultsMax }, (_, at) => ({
      ...coffee,
      words: `food ${at}`,
    }));
    await put(entries);
    app.clock.advance(60);
    const { body } = await put([coffee]);
    expect(body).toHaveLength(learnedDefaultsMax);
    expect(body[0].words).toBe("cafe con leche");
  });

  it("is nobody else's to read, change or delete", async () => {
    const { body } = await put([coffee]);
    const other = await app.signUp();
    const call = { params: { id: body[0].id }, headers: other.headers };
    const answers = [
      await app.call(learned.changeLearned, { ...call, body: { kind: "food", row: null, grams: 1 } }),
      await app.call(learned.deleteLearned, call),
    ];
    expect(answers.map(({ status, body: { code } }) => [status, code])).toEqual([
      [404, "learned_default_not_found"],
      [404, "learned_default_not_found"],
    ]);
    await app.call(learned.deleteAllLearned, { headers: other.headers });
    expect(await list(other.headers)).toEqual([]);
    expect(await list()).toMatchObject([{ grams: 180 }]);
  });
});

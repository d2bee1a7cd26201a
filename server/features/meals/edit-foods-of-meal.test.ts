import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as logging from "#contract/endpoints/add.ts";
import { searchFoods } from "#contract/endpoints/foods.ts";
import * as meals from "#contract/endpoints/meals.ts";
import { checkUsage } from "#contract/endpoints/scan.ts";
import { waitUntilBlocked } from "../../testing/blocked-statements.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";
import { loadFoodsOnce } from "../../testing/test-foods.ts";
import { lockAccount } from "../account/lock-account.ts";

let app: TestApp;
let ana: SignedIn;
let banana: { table: string; code: string };
let rice: { table: string; code: string };
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 3 });
});
beforeEach(async () => {
  app.clock.set(new Date("2026-03-10T12:00:00Z"));
  ana = await app.signUp();
  banana = await find("banana");
  rice = await find("rice");
});
afterAll(() => app.close());

async function find(query: string) {
  const { body } = await app.call(searchFoods, { query: { query }, ...ana });
  return { table: body[0].source.table, code: body[0].source.code };
}

const quick = { from: "quick", name: "Coffee", calories: 60 };
async function logTwo() {
  const items = [{ from: "table", ...banana, grams: 100 }, quick];
  return (await app.call(logging.logMeal, { body: { items }, ...ana })).body;
}
const change = (id: string, body: object, person = ana) =>
  app.call(meals.editMeal, { params: { id }, body, ...person });
const undo = (id: string, revision: number) =>
  app.call(meals.undoMealChange, { params: { id }, body: { revision }, ...ana });
const list = async (date = "2026-03-10") =>
  (await app.call(meals.listMeals, { body: { date }, ...ana })).body;
const namesOf = (meal: { foods: { name: string }[] }) => meal.foods.map(({ name }) => name);
const outcomeOf = ({ status, body }: { status: number; body?: { code?: string } }) => [status, body?.code];

describe("a food whose weight is not known", () => {
  it("is scaled by its share, and the undo restores it", async () => {
    const meal = await logTwo();
    const edits = [{ kind: "share", position: 1, factor: 1.5 }];
    const { status, body } = await change(meal.id, { edits, revision: 0 });
    expect([status, body.foods[1].calories, body.foods[1].grams]).toEqual([200, 90, 0]);
    expect([body.calories, body.quantity]).toEqual([meal.calories + 30, meal.quantity]);
    expect((await undo(meal.id, 1)).body.calories).toBe(meal.calories);
  });

  it("is not multiplied until its figures are no numbers any more", async () => {
    const meal = await logTwo();
    const edits = Array(20).fill({ kind: "share", position: 1, factor: 20 });
    expect(outcomeOf(await change(meal.id, { edits, revision: 0 }))).toEqual([400, "amount_too_large"]);
    expect(await list()).toEqual([meal]);
  });

  it("takes no grams, which would change nothing", async () => {
    const meal = await logTwo();
    const edits = [{ kind: "portion", position: 1, grams: 200 }];
    for (const body of [{ edits, revision: 0 }, { foods: [{ position: 1, grams: 200 }] }])
      expect(outcomeOf(await change(meal.id, body))).toEqual([400, "food_has_no_weight"]);
    expect(await list()).toEqual([meal]);
  });

  it("is taken in part where a part of its meal is logged again", async () => {
    const meal = await logTwo();
    const items = [{ from: "meal", mealId: meal.id, grams: 50 }];
    const { body } = await app.call(logging.logMeal, { body: { items }, ...ana });
    expect(
      body.foods.map(({ grams, calories }: { grams: number; calories: number }) => [grams, calories]),
    ).toEqual([
      [50, Math.round(meal.foods[0].calories / 2)],
      [0, 30],
    ]);
  });
});

describe("the foods of a saved meal", () => {
  it("are added, swapped and removed in one change, the name follows, and the undo restores all", async () => {
    const meal = await logTwo();
    const edits = [
      { kind: "swap", position: 0, ...rice },
      { kind: "remove", position: 1 },
      { kind: "add", ...banana, grams: 50 },
    ];
    const { status, body } = await change(meal.id, { edits, revision: 0 });
    expect(status).toBe(200);
    expect(body.foods[0]).toMatchObject({ grams: 100, source: rice });
    expect(body.name).toBe(namesOf(body).join(", "));
    expect(body.calories).toBeGreaterThan(0);
    expect(body.revision).toBe(1);
    const undone = await undo(meal.id, 1);
    expect(undone.body).toEqual({ ...meal, revision: 2 });
    expect(await list()).toEqual([undone.body]);
    expect(outcomeOf(await undo(meal.id, 2))).toEqual([409, "nothing_to_undo"]);
  });

  it("keep a name that the person gave", async () => {
    const meal = await logTwo();
    await change(meal.id, { name: "Snack" });
    const { body } = await change(meal.id, { edits: [{ kind: "remove", position: 1 }], revision: 1 });
    expect(body.name).toBe("Snack");
  });

  it("change in one of two tabs only", async () => {
    const meal = await logTwo();
    const edits = [{ kind: "remove", position: 0 }];
    const both = await Promise.all([1, 2].map(() => change(meal.id, { edits, revision: 0 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await list())[0].foods).toHaveLength(1);
    expect((await change(meal.id, { edits })).status).toBe(400);
  });

  it.each([
    ["a food that is not there", [{ kind: "remove", position: 7 }], 404, "food_not_found"],
    ["a row that is not there", [{ kind: "add", table: "x", code: "y", grams: 5 }], 404, "food_not_found"],
    ["the last food", [0, 1].map((position) => ({ kind: "remove", position })), 400, "meal_needs_a_food"],
    ["a removed food", [0, 0].map((position) => ({ kind: "remove", position })), 404, "food_not_found"],
  ])("refuse a change of %s", async (_, edits, status, code) => {
    const meal = await logTwo();
    expect(outcomeOf(await change(meal.id, { edits, revision: 0 }))).toEqual([status, code]);
    expect(await list()).toEqual([meal]);
  });

  it("are corrected in words at no scan, and what has no row keeps its figures", async () => {
    const meal = await logTwo();
    const params = { id: meal.id };
    const body = { text: "the banana was 200 g", revision: 0 };
    const corrected = await app.call(meals.correctMeal, { params, body, ...ana });
    expect(corrected.body.foods[0].grams).toBe(200);
    expect(corrected.body.foods[1]).toEqual(meal.foods[1]);
    const unclear = { text: "hello there", revision: 1 };
    const refused = await app.call(meals.correctMeal, { params, body: unclear, ...ana });
    expect(outcomeOf(refused)).toEqual([422, "correction_not_understood"]);
    expect((await app.call(checkUsage, ana)).body.remainingScans).toBe(3);
  });

  it("can be changed while a correction is read, which then changes nothing", async () => {
    const meal = await logTwo();
    const { food } = loadFoodsOnce();
    const edits = [{ kind: "remove", position: 1 }];
    const corrector = {
      ...food.corrector,
      correct: async (...correction: Parameters<typeof food.corrector.correct>) => {
        expect((await change(meal.id, { edits, revision: 0 })).status).toBe(200);
        return food.corrector.correct(...correction);
      },
    };
    const other = await createTestApp({ adapters: { corrector, db: app.db }, database: app.database });
    const params = { id: meal.id };
    const body = { text: "the banana was 200 g", revision: 0 };
    expect(outcomeOf(await other.call(meals.correctMeal, { params, body, ...ana }))).toEqual([
      409,
      "meal_changed",
    ]);
    expect((await list())[0]).toMatchObject({ revision: 1, foods: [meal.foods[0]] });
  });

  it("move to a meal of another day and come back", async () => {
    const meal = await logTwo();
    const params = { id: meal.id };
    const body = { positions: [1], revision: 0, date: "2026-03-09", mealType: "breakfast" };
    const answer = await app.call(meals.splitMeal, { params, body, ...ana });
    expect(answer.body.split).toMatchObject({ name: "Coffee", mealType: "breakfast", calories: 60 });
    expect(await list("2026-03-09")).toEqual([answer.body.split]);
    expect(answer.body.meal.calories + 60).toBe(meal.calories);
    expect((await undo(meal.id, 1)).body.foods).toEqual(meal.foods);
    expect(await list("2026-03-09")).toEqual([]);
    const all = { positions: [0, 1], revision: 2 };
    const refused = await app.call(meals.splitMeal, { params, body: all, ...ana });
    expect(outcomeOf(refused)).toEqual([400, "meal_needs_a_food"]);
  });

  it("of another account can be neither read nor changed", async () => {
    const meal = await logTwo();
    const eve = await app.signUp();
    const params = { id: meal.id };
    const edits = [{ kind: "remove", position: 0 }];
    const answers = [
      await change(meal.id, { edits, revision: 0 }, eve),
      await app.call(meals.correctMeal, { params, body: { text: "no banana", revision: 0 }, ...eve }),
      await app.call(meals.splitMeal, { params, body: { positions: [0], revision: 0 }, ...eve }),
      await app.call(meals.undoMealChange, { params, body: { revision: 0 }, ...eve }),
    ];
    for (const answer of answers) expect(outcomeOf(answer)).toEqual([404, "meal_not_found"]);
    expect(await list()).toEqual([meal]);
  });
});

describe("two changes of one meal at the same time", () => {
  const split = (id: string) =>
    app.call(meals.splitMeal, { params: { id }, body: { positions: [1], revision: 1 }, ...ana });
  const correct = (id: string) =>
    app.call(meals.correctMeal, { params: { id }, body: { text: "no coffee", revision: 1 }, ...ana });

  it.each([
    ["split", split],
    ["undo", (id: string) => undo(id, 1)],
    ["correction", correct],
  ])("lock the account before the meal, as a move does: a %s", async (_name, send) => {
    const { id } = await logTwo();
    await change(id, { edits: [{ kind: "portion", position: 0, grams: 50 }], revision: 0 });
    const sent = await app.db.transaction().execute(async (transaction) => {
      await lockAccount(transaction, ana.userId);
      const answer = send(id);
      await waitUntilBlocked(app.db, 1);
      await sql`select id from meals where id = ${id} for update nowait`.execute(transaction);
      return { answer };
    });
    expect((await sent.answer).status).toBeLessThan(300);
  });
});

import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as logging from "#contract/endpoints/add.ts";
import * as foodEndpoints from "#contract/endpoints/foods.ts";
import { editMeal, listMeals } from "#contract/endpoints/meals.ts";
import { saveOwnProduct } from "#contract/endpoints/products.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import { favouritesMax, mealsPerDayMax, ownFoodsMax } from "#contract/limits.ts";
import { seedMeal } from "../../testing/seed-meal.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 3 });
});
beforeEach(async () => {
  app.clock.set(new Date("2026-03-10T12:00:00Z"));
  ana = await app.signUp();
});
afterAll(() => app.close());

const today = "2026-03-10";
const log = (body: unknown, headers: Record<string, string> = {}) =>
  app.call(logging.logMeal, { body, headers: { ...ana.headers, ...headers } });
const list = async (date = today) => (await app.call(listMeals, { body: { date }, ...ana })).body;
const outcomeOf = ({ status, body }: { status: number; body?: { code?: string } }) => [status, body?.code];
const quick = { from: "quick", name: "Coffee", calories: 60, protein: 1.26 };

async function findTableFood(query: string) {
  const { body } = await app.call(foodEndpoints.searchFoods, { query: { query }, ...ana });
  const { source, defaultGrams } = body[0];
  return {
    item: { from: "table", table: source.table, code: source.code, grams: defaultGrams },
    found: body[0],
  };
}

const ownFields = { name: "Granola", calories: 450, protein: 10, carbs: 60, fat: 18, portionGrams: 60 };

async function addOwnFood(fields: object = {}) {
  return app.call(logging.addOwnFood, { body: { ...ownFields, ...fields }, ...ana });
}

describe("logging a meal without a scan", () => {
  it("saves a food of the table with its figures, source, tip and score, and costs no scan", async () => {
    const { item, found } = await findTableFood("apple");
    const { status, body } = await log({ items: [{ ...item, grams: 150 }] });
    expect(status).toBe(201);
    expect(body.calories).toBe(Math.round(found.per100Grams.calories * 1.5));
    expect(body.foods[0].source).toEqual(found.source);
    expect(body.nutriScore).toMatch(/^[A-E]$/);
    expect(body).toMatchObject({ name: found.name, quantity: 150, mealType: "lunch" });
    expect(await list()).toEqual([body]);
    expect((await app.call(scanning.checkUsage, ana)).body.remainingScans).toBe(3);
  });

  it("counts the sugars and salt that an own food states, and says of how many foods", async () => {
    const own = await addOwnFood({ sugars: 20, salt: 0.5 });
    expect(own.body).toMatchObject({ sugars: 20, saturatedFat: null, salt: 0.5 });
    const change = { params: { id: own.body.id }, body: { ...ownFields, sugars: 30, salt: 0.5 }, ...ana };
    expect((await app.call(logging.changeOwnFood, change)).body).toMatchObject({ sugars: 30, salt: 0.5 });
    const { body } = await log({ items: [{ from: "ownFood", id: own.body.id, grams: 50 }, quick] });
    expect(body.toLimit).toEqual({
      ...{ foodCount: 2, amounts: { sugars: 15, saturatedFat: null, salt: 0.25 } },
      knownFor: { sugars: 1, saturatedFat: 0, salt: 1 },
    });
  });

  it("keeps the name under which a food of the table was chosen", async () => {
    const { item } = await findTableFood("apple");
    const { body } = await log({ items: [{ ...item, name: "Orchard apple" }] });
    expect(body).toMatchObject({ name: "Orchard apple", foods: [{ name: "Orchard apple" }] });
  });

  it("adds what the person entered to the totals, names them as the source, and gives no score", async () => {
    const { item } = await findTableFood("banana");
    const own = await addOwnFood();
    const { body } = await log({
      items: [{ ...item, grams: 120 }, { from: "ownFood", id: own.body.id, grams: 40 }, quick],
      name: "Breakfast bowl",
    });
    const sum = body.foods.reduce((total: number, food: { calories: number }) => total + food.calories, 0);
    expect(body.calories).toBe(sum);
    expect(body).toMatchObject({ name: "Breakfast bowl", quantity: 160, nutriScore: null });
    expect(body.foods[1]).toMatchObject({ calories: 180, protein: 4, grams: 40 });
    expect(body.foods[2]).toMatchObject({ calories: 60, protein: 1.3, grams: 0 });
    for (const food of body.foods.slice(1)) expect(food.source.table).toBe("Entered by you");
  });

  it("saves a product of the person's own by its code, and nobody else's", async () => {
    const body = { name: "Rye bread", figures: { calories: 222, fat: 2 }, servingGrams: 50 };
    const params = { code: "5709262942503" };
    expect((await app.call(saveOwnProduct, { params, body, ...ana })).status).toBe(200);
    const item = { from: "product", code: params.code, grams: 100 };
    const logged = await log({ items: [item] });
    expect(logged.body).toMatchObject({ name: "Rye bread", calories: 222, quantity: 100 });
    expect(logged.body.foods[0].source.table).toBe("Your own product");
    const ben = await app.signUp();
    expect(outcomeOf(await log({ items: [item] }, ben.headers))).toEqual([404, "product_not_found"]);
  });

  it("keeps the sum when grams of such a meal change", async () => {
    const own = await addOwnFood();
    const { item } = await findTableFood("banana");
    const { body } = await log({ items: [item, { from: "ownFood", id: own.body.id, grams: 40 }, quick] });
    const foods = [{ position: 1, grams: 80 }];
    const edited = await app.call(editMeal, { params: { id: body.id }, body: { foods }, ...ana });
    expect(edited.body.calories).toBe(body.calories + 180);
    expect(edited.body.foods[2]).toEqual(body.foods[2]);
    expect(edited.body.nutriScore).toBeNull();
  });

  it("on a past day is eaten at the usual time of its type, in the caller's zone", async () => {
    const headers = { "time-zone": "America/New_York" };
    const { body } = await log({ items: [quick], date: "2026-03-09", mealType: "dinner" }, headers);
    expect(body).toMatchObject({ createdAt: "2026-03-10T00:30:00.000Z", mealType: "dinner" });
    const later = await log({ items: [quick], date: "2026-03-09" }, headers);
    expect(later.body).toMatchObject({ createdAt: "2026-03-09T12:00:00.000Z", mealType: "breakfast" });
  });

  it("logs a food of an earlier meal, scaled, and a whole meal", async () => {
    const { item } = await findTableFood("banana");
    const first = await log({ items: [{ ...item, grams: 100 }, quick] });
    const part = await log({ items: [{ from: "meal", mealId: first.body.id, position: 0, grams: 200 }] });
    expect(part.body.calories).toBeGreaterThanOrEqual(2 * first.body.foods[0].calories - 1);
    const whole = await log({ items: [{ from: "meal", mealId: first.body.id }] });
    expect(whole.body.foods).toEqual(first.body.foods);
  });

  it("answers as before where the first try died after its work, though it took the day's last place", async () => {
    const headers = { "idempotency-key": randomUUID() };
    await fillDay(mealsPerDayMax - 1);
    const first = await log({ items: [quick] }, headers);
    await dieBeforeAnswering(headers);
    expect(await log({ items: [quick] }, headers)).toMatchObject({ status: 201, body: first.body });
    expect(await list()).toHaveLength(mealsPerDayMax);
  });

  it("is done once for one idempotency key", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const [one, two] = await Promise.all([
      log({ items: [quick] }, headers),
      log({ items: [quick] }, headers),
    ]);
    const done = [one, two].filter(({ status }) => status === 201);
    expect(done.length).toBeGreaterThan(0);
    expect(await list()).toHaveLength(1);
  });

  it.each([
    ["nothing", { items: [] }, 400, "invalid_request"],
    [
      "a row that is not there",
      { items: [{ from: "table", table: "x", code: "y", grams: 1 }] },
      404,
      "food_not_found",
    ],
    [
      "an unknown own food",
      { items: [{ from: "ownFood", id: randomUUID(), grams: 1 }] },
      404,
      "food_not_found",
    ],
    ["an unknown meal", { items: [{ from: "meal", mealId: randomUUID() }] }, 404, "meal_not_found"],
    [
      "an unknown favourite",
      { items: [{ from: "favourite", id: randomUUID() }] },
      404,
      "favourite_not_found",
    ],
    ["tomorrow", { items: [quick], date: "2026-03-11" }, 400, "date_in_future"],
    ["too many calories", { items: [{ ...quick, calories: 5001 }] }, 400, "invalid_request"],
    ["less than no calories", { items: [{ ...quick, calories: -1 }] }, 400, "invalid_request"],
    ["an unknown type", { items: [quick], mealType: "brunch" }, 400, "invalid_request"],
  ])("refuses %s and saves nothing", async (_, body, status, code) => {
    expect(outcomeOf(await log(body))).toEqual([status, code]);
    expect(await list()).toEqual([]);
  });

  it("refuses more foods than a meal holds, whatever they are wrapped in", async () => {
    const { body } = await log({ items: Array.from({ length: 31 }, () => quick) });
    const item = { from: "meal", mealId: body.id };
    expect(outcomeOf(await log({ items: [item, item] }))).toEqual([400, "too_many_foods"]);
  });

  it("refuses a food or a meal of somebody else", async () => {
    const own = await addOwnFood();
    const meal = await log({ items: [quick] });
    ana = await app.signUp();
    expect(outcomeOf(await log({ items: [{ from: "ownFood", id: own.body.id, grams: 1 }] }))[1]).toBe(
      "food_not_found",
    );
    expect(outcomeOf(await log({ items: [{ from: "meal", mealId: meal.body.id }] }))[1]).toBe(
      "meal_not_found",
    );
  });

  it("stops at the meals that a day holds", async () => {
    await fillDay(mealsPerDayMax);
    expect(outcomeOf(await log({ items: [quick] }))).toEqual([409, "daily_meal_limit_exceeded"]);
  });
});

/** As after a hard kill between the work and its answer, long enough ago for another try. */
async function dieBeforeAnswering({ "idempotency-key": key }: { "idempotency-key": string }) {
  const lockedUntil = new Date(app.clock.read().getTime() - 1);
  await sql`update idempotency_keys set state = 'working', status = null, answer = null, locked_until = ${lockedUntil}
    where key = ${key}`.execute(app.db);
}

async function fillDay(meals: number) {
  await sql`insert into meals (id, user_id, day, eaten_at, time_zone, name, quantity_grams, calories, protein, carbs, fat,
    fiber, nutri_score, micronutrients, foods) select gen_random_uuid(), ${ana.userId}, ${today}::date, ${today}::date + time '08:00', 'UTC',
    'Filled', 1, 1, 0, 0, 0, 0, 'A', '{}', '[]' from generate_series(1, ${meals}::int)`.execute(app.db);
}

describe("copying a day", () => {
  const copy = (body: unknown, headers: Record<string, string> = {}) =>
    app.call(logging.copyDay, { body, headers: { ...ana.headers, ...headers } });
  beforeEach(async () => {
    await seedMeal(app, ana, { eatenAt: "2026-03-08T08:10:00Z", figures: { calories: 300 } });
    await seedMeal(app, ana, { eatenAt: "2026-03-08T19:20:00Z", figures: { calories: 600 } });
  });

  it("saves its meals once more at the same times, today unless asked otherwise", async () => {
    const { status, body } = await copy({ from: "2026-03-08" });
    expect(status).toBe(201);
    expect(body.map((meal: { createdAt: string }) => meal.createdAt)).toEqual([
      "2026-03-10T19:20:00.000Z",
      "2026-03-10T08:10:00.000Z",
    ]);
    expect(await list()).toEqual(body);
    expect((await copy({ from: "2026-03-08", to: "2026-03-09" })).body).toHaveLength(2);
    expect(await list("2026-03-08")).toHaveLength(2);
  });

  it("does it once for one idempotency key, also when the first try died after its work", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const first = await copy({ from: "2026-03-08" }, headers);
    await dieBeforeAnswering(headers);
    const second = await copy({ from: "2026-03-08" }, headers);
    expect(second.body.map(({ id }: { id: string }) => id)).toEqual(
      first.body.map(({ id }: { id: string }) => id),
    );
    expect(await list()).toHaveLength(2);
  });

  it("copies all or nothing where the other day is nearly full", async () => {
    await fillDay(mealsPerDayMax - 1);
    expect(outcomeOf(await copy({ from: "2026-03-08" }))).toEqual([409, "daily_meal_limit_exceeded"]);
    expect(await list()).toHaveLength(mealsPerDayMax - 1);
  });

  it("refuses a day to come, and copies nothing from an empty one", async () => {
    expect(outcomeOf(await copy({ from: "2026-03-08", to: "2026-03-11" }))).toEqual([400, "date_in_future"]);
    expect((await copy({ from: "2026-03-01" })).body).toEqual([]);
  });
});

describe("what a person usually eats", () => {
  const usual = async (query: Record<string, string> = {}) =>
    (await app.call(logging.listUsual, { query, ...ana })).body;
  const names = (entries: { name: string }[]) => entries.map(({ name }) => name);

  it("is ranked by the time of day, with the last other meals beside it", async () => {
    for (const day of ["05", "06", "07"]) {
      await seedMeal(app, ana, { eatenAt: `2026-03-${day}T08:00:00Z`, changes: breakfast });
      await seedMeal(app, ana, { eatenAt: `2026-03-${day}T20:00:00Z`, changes: dinner });
    }
    await seedMeal(app, ana, { eatenAt: "2026-03-09T13:00:00Z", changes: named("Paella") });
    const atBreakfast = await usual({ mealType: "breakfast" });
    expect(names(atBreakfast.usual)).toEqual(["Porridge", "Oats", "Milk", "Soup"]);
    expect(names(atBreakfast.recent)).toEqual(["Paella"]);
    expect(atBreakfast.usual[1]).toMatchObject({ position: 0, times: 3, grams: 40 });
    expect(names((await usual({ mealType: "dinner" })).usual)[0]).toBe("Soup");
    expect((await usual()).mealType).toBe("lunch");
  });

  it("is empty without meals", async () => {
    const ofMeals = { breakfast: [], lunch: [], snack: [], dinner: [] };
    expect(await usual()).toEqual({ mealType: "lunch", usual: [], recent: [], amounts: [], ofMeals });
  });

  it("tells of each food the amount that is taken most, if more than once, and the macros of what is listed", async () => {
    for (const [day, grams] of [
      ["05", 30],
      ["06", 40],
      ["07", 30],
      ["08", 60],
    ] as const)
      await seedMeal(app, ana, {
        eatenAt: `2026-03-${day}T08:00:00Z`,
        changes: { name: "Cheese", foods: [food("Cheese", grams)] },
      });
    const once = { name: "Ham", foods: [food("Ham", 20)] };
    await seedMeal(app, ana, { eatenAt: "2026-03-08T13:00:00Z", changes: once });
    const { amounts, usual: often } = await usual({ mealType: "breakfast" });
    expect(amounts).toEqual([{ table: "FNDDS 2021-2023", code: "Cheese", grams: 30, times: 2 }]);
    expect(often[0]).toMatchObject({ name: "Cheese", protein: expect.any(Number), fat: expect.any(Number) });
  });

  it("leaves quick calories out, alone and beside other foods", async () => {
    await log({ items: [quick] });
    const { item } = await findTableFood("banana");
    await log({ items: [quick, item], name: "Snack bar" });
    const { usual: often, recent } = await usual();
    expect(names([...often, ...recent])).toEqual(["Snack bar"]);
  });

  it("loses an entry that is cleared, for its owner alone, until it is logged anew or put back", async () => {
    const ben = await app.signUp();
    const { item } = await findTableFood("banana");
    const meal = (await log({ items: [item], name: "Banana" })).body;
    const change = (isListed: boolean, headers = ana.headers) =>
      app.call(logging.changeUsual, {
        body: { mealId: meal.id, position: null, isListed },
        headers,
      });
    const recent = async () => names((await usual()).recent);
    expect(await recent()).toEqual(["Banana"]);
    expect(outcomeOf(await change(false, ben.headers))).toEqual([404, "meal_not_found"]);
    expect((await change(false)).status).toBe(204);
    expect(await recent()).toEqual([]);
    expect((await change(true)).status).toBe(204);
    expect(await recent()).toEqual(["Banana"]);
    expect((await change(false)).status).toBe(204);
    await log({ items: [item], name: "Banana" });
    expect(await recent()).toEqual(["Banana"]);
    expect(await list()).toHaveLength(2);
  });
});

const food = (name: string, grams: number) => ({
  name,
  grams,
  ...{ calories: 100, protein: 1, carbs: 1, fat: 1, fiber: 1 },
  source: { table: "FNDDS 2021-2023", code: name, description: name },
});
const named = (name: string) => ({ name, foods: [food(name, 100)] });
const dinner = named("Soup");
const breakfast = { name: "Porridge", foods: [food("Oats", 40), food("Milk", 200)] };

describe("a person's own foods", () => {
  it("are listed by name, changed and deleted; saved meals keep their figures", async () => {
    const granola = await addOwnFood();
    await addOwnFood({ name: "  Almond bar " });
    const meal = await log({ items: [{ from: "ownFood", id: granola.body.id, grams: 100 }] });
    const listed = await app.call(logging.listOwnFoods, ana);
    expect(listed.body.map(({ name }: { name: string }) => name)).toEqual(["Almond bar", "Granola"]);
    const params = { id: granola.body.id };
    const body = { name: "Granola", calories: 400, portionGrams: 50 };
    expect((await app.call(logging.changeOwnFood, { params, body, ...ana })).body).toMatchObject({
      calories: 400,
      fat: 0,
    });
    expect((await app.call(logging.deleteOwnFood, { params, ...ana })).status).toBe(204);
    expect(outcomeOf(await app.call(logging.deleteOwnFood, { params, ...ana }))).toEqual([
      404,
      "food_not_found",
    ]);
    expect(await list()).toEqual([meal.body]);
  });

  it.each([
    ["no name", { name: "  " }],
    ["more energy than fat", { calories: 951 }],
    ["more than itself of protein", { protein: 101 }],
    ["no weight", { portionGrams: 0 }],
  ])("with %s are refused", async (_, fields) => {
    expect(outcomeOf(await addOwnFood(fields))).toEqual([400, "invalid_request"]);
  });

  it("are bounded", async () => {
    await sql`insert into own_foods (id, user_id, name, calories, protein, carbs, fat, fiber, portion_grams)
      select gen_random_uuid(), ${ana.userId}, 'Filled ' || n, 1, 0, 0, 0, 0, 100 from generate_series(1, ${ownFoodsMax}::int) n`.execute(
      app.db,
    );
    expect(outcomeOf(await addOwnFood())).toEqual([409, "own_food_limit_exceeded"]);
  });
});

describe("favourites", () => {
  const add = (body: unknown) => app.call(logging.addFavourite, { body, ...ana });

  it("keep foods under a name, are logged as one item, and outlive the meal they come from", async () => {
    const meal = await log({ items: [quick, { ...quick, name: "Toast", calories: 120 }] });
    const { status, body } = await add({ items: [{ from: "meal", mealId: meal.body.id }], name: "Morning" });
    expect([status, body.name, body.calories]).toEqual([201, "Morning", 180]);
    await sql`delete from meals where user_id = ${ana.userId}`.execute(app.db);
    const logged = await log({ items: [{ from: "favourite", id: body.id }], name: body.name });
    expect(logged.body).toMatchObject({ name: "Morning", calories: 180 });
    expect((await app.call(logging.listFavourites, ana)).body).toEqual([body]);
    const params = { id: body.id };
    expect((await app.call(logging.deleteFavourite, { params, ...ana })).status).toBe(204);
    expect(outcomeOf(await app.call(logging.deleteFavourite, { params, ...ana }))[1]).toBe(
      "favourite_not_found",
    );
  });

  it("are bounded", async () => {
    await sql`insert into favourites (id, user_id, name, foods) select gen_random_uuid(), ${ana.userId}, 'Filled', '[]'
      from generate_series(1, ${favouritesMax}::int)`.execute(app.db);
    expect(outcomeOf(await add({ items: [quick] }))).toEqual([409, "favourite_limit_exceeded"]);
  });
});

describe("a scan for an earlier day", () => {
  it("is saved to that day, at the usual time of its type", async () => {
    const scan = await app.call(scanning.submitText, { body: { text: "150 g raw apple" }, ...ana });
    const body = { date: "2026-03-08", mealType: "snack" };
    await app.call(scanning.acceptSubmission, { params: { id: scan.body.id }, body, ...ana });
    expect(await list()).toEqual([]);
    expect(await list("2026-03-08")).toMatchObject([
      { createdAt: "2026-03-08T17:00:00.000Z", mealType: "snack" },
    ]);
  });

  it("is refused for a day to come", async () => {
    const scan = await app.call(scanning.submitText, { body: { text: "150 g raw apple" }, ...ana });
    const call = { params: { id: scan.body.id }, body: { date: "2026-03-11" }, ...ana };
    expect(outcomeOf(await app.call(scanning.acceptSubmission, call))).toEqual([400, "date_in_future"]);
  });
});

describe("figures of an own food that contradict each other", () => {
  it.each([
    ["much energy from few macros", { calories: 850, protein: 3, carbs: 12, fat: 3, fiber: 0 }, ["energy"]],
    [
      "315 g in 100 g",
      { calories: 900, protein: 100, carbs: 100, fat: 100, fiber: 15 },
      ["energy", "tooMuch"],
    ],
    ["more fibre than carbohydrate", { calories: 30, protein: 5, carbs: 4, fat: 1, fiber: 12 }, ["parts"]],
    ["none", { calories: 450, protein: 10, carbs: 60, fat: 18, fiber: 8 }, []],
    ["none that is stated", { calories: 850 }, []],
  ])("are named and never dropped: %s", async (_, figures, doubts) => {
    const { status, body } = await app.call(logging.addOwnFood, {
      ...ana,
      body: { name: "Contradiction", portionGrams: 100, ...figures },
    });
    expect([status, body.doubts]).toEqual([201, doubts]);
    const { body: foods } = await app.call(logging.listOwnFoods, ana);
    expect(foods.find(({ id }: { id: string }) => id === body.id)).toMatchObject({ ...figures, doubts });
  });
});

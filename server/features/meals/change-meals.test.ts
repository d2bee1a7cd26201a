import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as meals from "#contract/endpoints/meals.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import { LeasedConnection } from "../../database/leased-connection.ts";
import { scanMealToEnd } from "../../testing/scan-meal.ts";
import { seedMeal } from "../../testing/seed-meal.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

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
  const accepted = await app.call(scanning.acceptSubmission, { params: { id: scan }, body: {}, ...ana });
  id = accepted.body.mealId;
});
afterAll(() => app.close());

const edit = (body: unknown, headers = ana.headers) =>
  app.call(meals.editMeal, { params: { id }, body, headers });
const again = (body: unknown, headers: Record<string, string> = {}) =>
  app.call(meals.logMealAgain, { params: { id }, body, headers: { ...ana.headers, ...headers } });
const list = async (date = "2026-03-10", headers = ana.headers) =>
  (await app.call(meals.listMeals, { body: { date }, headers })).body;
const outcomeOf = ({ status, body }: { status: number; body?: { code?: string } }) => [status, body?.code];

describe("editing a saved meal", () => {
  it("changes only its name", async () => {
    const [before] = await list();
    const { status, body } = await edit({ name: "  Rice bowl " });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, name: "Rice bowl", revision: 1 });
    expect(await list()).toEqual([body]);
  });

  it("recalculates all figures when grams change, and restores them when they change back", async () => {
    await app.makePro(ana);
    const [before] = await list();
    const gramsOf = (at: number) => before.foods[at].grams;
    const { body: doubled } = await edit({
      foods: [0, 1].map((position) => ({ position, grams: gramsOf(position) * 2 })),
    });
    expect(doubled.quantity).toBeCloseTo(before.quantity * 2, 5);
    expect(Math.abs(doubled.calories - 2 * before.calories)).toBeLessThanOrEqual(1);
    expect(doubled.micronutrients.iron).toBeCloseTo(before.micronutrients.iron * 2, 1);
    const sum = doubled.foods.reduce((total: number, food: { calories: number }) => total + food.calories, 0);
    expect(Math.abs(sum - doubled.calories)).toBeLessThanOrEqual(2);
    const { body: back } = await edit({
      foods: [0, 1].map((position) => ({ position, grams: gramsOf(position) })),
    });
    const { nutritionalTip: _, revision: __, ...figures } = before;
    expect(back).toMatchObject(figures);
  });

  it("moves it to another time, and to the caller's day at that time", async () => {
    const headers = { ...ana.headers, "time-zone": "America/New_York" };
    const { body } = await edit({ eatenAt: "2026-03-10T03:30:00.000Z" }, headers);
    expect(body.createdAt).toBe("2026-03-10T03:30:00.000Z");
    expect(await list("2026-03-10")).toEqual([]);
    expect(await list("2026-03-09")).toHaveLength(1);
  });

  it("makes changes that are sent at once one after another", async () => {
    const changes = [{ name: "Soup" }, { mealType: "dinner" }, { foods: [{ position: 0, grams: 77 }] }];
    const sent = Array.from({ length: 10 }, () => changes).flat();
    const answers = await Promise.all(sent.map((body) => edit(body)));
    expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 200));
    const [meal] = await list();
    expect(meal).toMatchObject({ name: "Soup", mealType: "dinner", revision: sent.length });
    expect(meal.foods[0].grams).toBe(77);
  });

  it.each([
    ["nothing", {}, 400, "invalid_request"],
    ["a blank name", { name: " " }, 400, "invalid_request"],
    ["calories", { calories: 1 }, 400, "invalid_request"],
    ["somebody's meal", { userId: randomUUID() }, 400, "invalid_request"],
    ["no grams", { foods: [{ position: 0, grams: 0 }] }, 400, "invalid_request"],
    ["tons", { foods: [{ position: 0, grams: 5001 }] }, 400, "invalid_request"],
    ["a food that is not there", { foods: [{ position: 9, grams: 10 }] }, 404, "food_not_found"],
    ["half a food", { foods: [{ position: 0.5, grams: 10 }] }, 400, "invalid_request"],
    ["tomorrow", { eatenAt: "2026-03-11T00:00:00Z" }, 400, "date_in_future"],
    ["the year 0", { eatenAt: "0000-01-01T00:00:00Z" }, 400, "invalid_request"],
    ["another century", { eatenAt: "1999-12-31T23:59:59Z" }, 400, "invalid_request"],
    ["no time", { eatenAt: "yesterday" }, 400, "invalid_request"],
  ])("refuses to move it to %s, and changes nothing", async (_, body, status, code) => {
    const before = await list();
    expect(outcomeOf(await edit(body))).toEqual([status, code]);
    expect(await list()).toEqual(before);
  });

  it("scales a food that is no longer in the food table", async () => {
    const source = { table: "a table of old", code: "1", description: "Gruel" };
    const food = {
      name: "Gruel",
      grams: 200,
      calories: 100,
      protein: 4,
      carbs: 20,
      fat: 1,
      fiber: 2,
      source,
    };
    const figures = { calories: 100, protein: 4, carbs: 20, fat: 1, fiber: 2 };
    id = await seedMeal(app, ana, {
      eatenAt: "2026-03-10T08:00:00Z",
      figures,
      changes: { quantityGrams: 200, foods: [food] },
    });
    const { body } = await edit({ foods: [{ position: 0, grams: 300 }] });
    expect(body).toMatchObject({ quantity: 300, calories: 150, protein: 6, carbs: 30, fat: 1.5, fiber: 3 });
    expect(body.foods[0]).toMatchObject({ grams: 300, calories: 150 });
  });
});

describe("logging a meal again", () => {
  it("saves a copy eaten now", async () => {
    app.clock.advance(600_000);
    const { status, body } = await again({});
    expect([status, body.createdAt]).toEqual([201, "2026-03-10T12:10:00.000Z"]);
    const [copy, original] = await list();
    expect(copy).toEqual({ ...original, id: body.id, createdAt: body.createdAt });
    expect(copy.id).not.toBe(original.id);
  });

  it("saves a copy on another day at the original's local time", async () => {
    const { body } = await again({ date: "2026-03-01" });
    expect(body.createdAt).toBe("2026-03-01T12:00:00.000Z");
    expect(await list("2026-03-01")).toEqual([body]);
    const inTokyo = await again({ date: "2026-03-01" }, { "time-zone": "Asia/Tokyo" });
    expect(inTokyo.body.createdAt).toBe("2026-03-01T03:00:00.000Z");
  });

  it("saves one copy, however often the request is repeated", async () => {
    const headers = { "idempotency-key": "twice" };
    const answers = await Promise.all([again({}, headers), again({}, headers)]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await list()).toHaveLength(2);
  });

  it("copies everything in the meal, but neither its scan nor its changes", async () => {
    await edit({ name: "Rice bowl" });
    const { body } = await again({ date: "2026-03-01", mealType: "dinner" });
    const rowOf = (meal: string) =>
      app.db.selectFrom("meals").selectAll().where("id", "=", meal).executeTakeFirstOrThrow();
    const original = await rowOf(id);
    expect(original).toMatchObject({ submission_id: expect.any(String), revision: 1 });
    expect(await rowOf(body.id)).toEqual({
      ...original,
      id: body.id,
      submission_id: null,
      created_at: expect.any(Date),
      day: "2026-03-01",
      eaten_at: new Date("2026-03-01T12:00:00Z"),
      meal_type: "dinner",
      revision: 0,
    });
  });

  /** Runs before the statement that copies the meal is sent. */
  const beforeCopying = (change: () => Promise<unknown>) => {
    const query = LeasedConnection.prototype.query as (...sent: unknown[]) => unknown;
    let isChanged = false;
    vi.spyOn(LeasedConnection.prototype, "query").mockImplementation(async function (
      this: LeasedConnection,
      ...sent: unknown[]
    ) {
      if (!isChanged && String(sent[0]).includes("insert into meals")) {
        isChanged = true;
        await change();
      }
      return query.apply(this, sent);
    } as never);
  };
  afterEach(() => vi.restoreAllMocks());

  it("answers and saves the same where the meal changes meanwhile", async () => {
    beforeCopying(() => edit({ name: "Changed" }));
    const headers = { "idempotency-key": "meanwhile" };
    const { body } = await again({}, headers);
    expect(body).toMatchObject({ name: "Changed", revision: 0 });
    expect((await list()).filter((meal: { id: string }) => meal.id === body.id)).toEqual([body]);
    expect((await again({}, headers)).body).toEqual(body);
  });

  it("saves nothing where the meal is deleted meanwhile", async () => {
    beforeCopying(() => app.call(meals.deleteMeal, { params: { id }, headers: ana.headers }));
    expect(outcomeOf(await again({}))).toEqual([404, "meal_not_found"]);
    expect(await list()).toEqual([]);
  });

  it.each([
    [{ date: "2026-03-11" }, 400, "date_in_future"],
    [{ date: "2026-02-29" }, 400, "invalid_request"],
    [{ date: "0000-01-01" }, 400, "invalid_request"],
  ])("refuses the date %o", async (body, status, code) => {
    expect(outcomeOf(await again(body))).toEqual([status, code]);
  });
});

describe("another user's meals", () => {
  it("answer 404, as unknown ids do", async () => {
    const bob = await app.signUp();
    const visitor = await app.createVisitor();
    const before = await list();
    for (const [headers, params] of [
      [bob.headers, { id }],
      [ana.headers, { id: randomUUID() }],
    ] as const) {
      expect(outcomeOf(await app.call(meals.editMeal, { headers, params, body: { name: "Mine" } }))).toEqual([
        404,
        "meal_not_found",
      ]);
      expect(outcomeOf(await app.call(meals.logMealAgain, { headers, params, body: {} }))).toEqual([
        404,
        "meal_not_found",
      ]);
    }
    for (const endpoint of [meals.editMeal, meals.logMealAgain])
      expect(
        (await app.call(endpoint, { headers: visitor, params: { id }, body: { name: "Mine" } })).status,
      ).toBe(401);
    expect(await list()).toEqual(before);
  });
});

describe("the CSV export", () => {
  const fetchCsv = async (query: Record<string, string> = {}, person = ana) =>
    app.call(meals.exportMeals, { ...person, query });

  it("is only for Pro", async () => {
    expect(outcomeOf(await fetchCsv())).toEqual([403, "pro_required"]);
  });

  it("has a row for each food, with numbers that spreadsheets can read", async () => {
    await app.makePro(ana);
    await edit({ name: '=cmd|"calc"' });
    const { status, body, headers } = await fetchCsv();
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(headers["content-disposition"]).toBe('attachment; filename="platewise-meals.csv"');
    expect(body.startsWith("\uFEFFdate,time,time_zone,meal,")).toBe(true);
    const [, rice, eggs, ...rest] = body.split("\r\n");
    expect(rest).toEqual([""]);
    expect(rice).toMatch(/^2026-03-10,12:00,UTC,"'=cmd\|""calc""",[A-E],[^,]*[Rr]ice[^,]*,150,/);
    expect(eggs).toContain("FNDDS");
  });

  it("contains only the requested days and the caller's meals", async () => {
    await app.makePro(ana);
    await seedMeal(app, ana, { eatenAt: "2025-01-31T10:00:00Z" });
    await seedMeal(app, ana, { eatenAt: "2025-02-01T10:00:00Z" });
    await seedMeal(app, await app.signUp(), { eatenAt: "2025-02-01T10:00:00Z" });
    const daysOf = async (query: Record<string, string>) =>
      (await fetchCsv(query)).body
        .split("\r\n")
        .slice(1, -1)
        .map((row: string) => row.slice(0, 10));
    expect(await daysOf({ to: "2025-12-31" })).toEqual(["2025-01-31", "2025-02-01"]);
    expect(await daysOf({ from: "2025-02-01", to: "2025-02-01" })).toEqual(["2025-02-01"]);
    expect(await daysOf({ from: "2027-01-01" })).toEqual([]);
    expect((await daysOf({})).length).toBe(4);
    expect(outcomeOf(await fetchCsv({ from: "2025-02-01", to: "2025-01-01" }))).toEqual([
      400,
      "range_reversed",
    ]);
    expect(outcomeOf(await fetchCsv({ from: "soon" }))).toEqual([400, "invalid_request"]);
  });
});

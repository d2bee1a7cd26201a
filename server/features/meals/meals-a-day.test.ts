import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { logMeal } from "#contract/endpoints/add.ts";
import * as meals from "#contract/endpoints/meals.ts";
import { acceptSubmission } from "#contract/endpoints/scan.ts";
import { mealsPerDayMax } from "#contract/limits.ts";
import { scanMealToEnd } from "../../testing/scan-meal.ts";
import { seedMeal } from "../../testing/seed-meal.ts";
import { createTestApp, type SignedIn, type TestAnswer, type TestApp } from "../../testing/test-app.ts";

const day = "2026-03-10";
const noon = `${day}T11:00:00Z`;

let app: TestApp;
let ana: SignedIn;
let first: string;
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 1000 });
});
beforeEach(async () => {
  app.clock.set(new Date(`${day}T12:00:00Z`));
  ana = await app.signUp();
  first = await seedMeal(app, ana, { eatenAt: noon });
});
afterAll(() => app.close());

/** Until so many more fit. */
async function fill(left: number): Promise<void> {
  for (let meal = 1; meal < mealsPerDayMax - left; meal += 1) await seedMeal(app, ana, { eatenAt: noon });
}
const logAgain = (id = first, date?: string) =>
  app.call(meals.logMealAgain, { ...ana, params: { id }, body: { date } });
const log = () =>
  app.call(logMeal, { ...ana, body: { items: [{ from: "quick", name: "Coffee", calories: 60 }] } });
const codeOf = ({ status, body }: TestAnswer) => [status, body?.code];
const countOf = async (date = day) =>
  (await app.call(meals.listMeals, { ...ana, body: { date } })).body.length;
const full = [409, "daily_meal_limit_exceeded"];

describe("the limit of meals in a day", () => {
  it("accepts exactly the remaining number of 20 concurrent copies", async () => {
    await fill(3);
    const answers = await Promise.all(Array.from({ length: 20 }, () => logAgain()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    for (const answer of answers.filter(({ status }) => status !== 201)) expect(codeOf(answer)).toEqual(full);
    expect(await countOf()).toBe(mealsPerDayMax);
  });

  it("accepts exactly the remaining number of concurrent saves, additions, copies and moves", async () => {
    const yesterday = await Promise.all(
      Array.from({ length: 5 }, () => seedMeal(app, ana, { eatenAt: "2026-03-09T11:00:00Z" })),
    );
    const scans = await Promise.all(Array.from({ length: 5 }, () => scanMealToEnd(app, ana.headers)));
    await fill(4);
    const answers = await Promise.all([
      ...scans.map(({ id }) => app.call(acceptSubmission, { ...ana, params: { id }, body: {} })),
      ...yesterday.map((id) => app.call(meals.editMeal, { ...ana, params: { id }, body: { eatenAt: noon } })),
      ...Array.from({ length: 5 }, () => logAgain()),
      ...Array.from({ length: 5 }, () => log()),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(4);
    expect(await countOf()).toBe(mealsPerDayMax);
  });

  it("keeps a refused scan, which can be saved once the day has room", async () => {
    const { id } = await scanMealToEnd(app, ana.headers);
    await fill(0);
    const headers = { ...ana.headers, "idempotency-key": "one save" };
    const accept = () => app.call(acceptSubmission, { headers, params: { id }, body: {} });
    expect(codeOf(await accept())).toEqual(full);
    await app.call(meals.deleteMeal, { ...ana, params: { id: first } });
    expect((await accept()).status).toBe(200);
    expect(await countOf()).toBe(mealsPerDayMax);
  });

  it("leaves a meal on its day if it cannot be moved to a full one", async () => {
    const id = await seedMeal(app, ana, { eatenAt: "2026-03-09T11:00:00Z" });
    await fill(0);
    const moved = await app.call(meals.editMeal, { ...ana, params: { id }, body: { eatenAt: noon } });
    expect(codeOf(moved)).toEqual(full);
    expect(await countOf("2026-03-09")).toBe(1);
  });

  it("still allows edits and moves away, and does not affect other days and users", async () => {
    await fill(0);
    expect(
      (await app.call(meals.editMeal, { ...ana, params: { id: first }, body: { name: "Pear" } })).status,
    ).toBe(200);
    expect((await logAgain(first, "2026-03-09")).status).toBe(201);
    const bea = await app.signUp();
    const hers = await seedMeal(app, bea, { eatenAt: noon });
    const again = await app.call(meals.logMealAgain, { ...bea, params: { id: hers }, body: {} });
    expect(again.status).toBe(201);
  });
});

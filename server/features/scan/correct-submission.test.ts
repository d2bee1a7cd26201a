import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as scanning from "#contract/endpoints/scan.ts";
import { correctionsMax } from "#contract/limits.ts";
import { scanMealToEnd } from "../../testing/scan-meal.ts";
import { platePhoto, sendPhoto } from "../../testing/send-photo.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let person: SignedIn;
let photo: Buffer;
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 5 });
  photo = await platePhoto();
});
beforeEach(async () => {
  person = await app.signUp();
});
afterAll(() => app.close());

const sandwich = { text: "2 slices of bread, 40 g ham, 30 g cheese" };
const usage = async () => (await app.call(scanning.checkUsage, { headers: person.headers })).body;
const correct = (id: string, text: string, headers: Record<string, string> = { ...person.headers }) =>
  app.call(scanning.correctSubmission, { params: { id }, body: { text }, headers });
const answer = (id: string, questionText: string, choice: string) =>
  app.call(scanning.respondToSubmission, {
    params: { id },
    headers: person.headers,
    body: [{ questionText, answer: choice }],
  });
const names = (body: { foods: { name: string }[] }) => body.foods.map(({ name }) => name);

describe("a correction by sentence", () => {
  it("changes the foods it names, without costing a scan", async () => {
    const meal = await scanMealToEnd(app, person.headers, sandwich);
    const { status, body } = await correct(meal.id, "It was turkey, not ham");
    expect([status, names(body)]).toEqual([200, ["bread", "turkey", "cheese"]]);
    expect(body.foods[1].grams).toBe(40);
    const sum = body.foods.reduce((total: number, food: { calories: number }) => total + food.calories, 0);
    expect(Math.abs(sum - body.calories)).toBeLessThanOrEqual(3);
    expect(await usage()).toMatchObject({ remainingScans: 4 });
  });

  it("does what it understands, and says what it does not", async () => {
    const meal = await scanMealToEnd(app, person.headers, sandwich);
    const { status, body } = await correct(meal.id, "the cheese was 20 g and the unicorn was 30 g");
    expect([status, body.notUnderstood]).toEqual([200, ["and the unicorn was 30 g"]]);
    expect(body.foods.map(({ grams }: { grams: number }) => grams)).toEqual([56, 40, 20]);
    expect((await correct(meal.id, "the ham was 30 g")).body.notUnderstood).toBeUndefined();
  });

  it.each([
    ["en", "pizza, salad, croutons", "the pizza was 300 g and the salad had no croutons", 2, 300],
    ["es", "pizza y ensalada con picatostes", "pizza 300 g y ensalada sin picatostes", 2, 300],
    ["fr", "pizza et salade avec croûtons", "la pizza pesait 300 g, salade sans croûtons", 2, 300],
    ["en", "coffee and toast", "the coffee was a double with skimmed milk", 3, 600],
    ["es", "2 tacos de pollo y una coca", "no me tomé la coca y eran tres tacos", 1, 255],
    ["fr", "sandwich au jambon, pomme", "c’était à la dinde et je n’ai pas mangé la pomme", 1, 180],
  ])("in %s, of %s: %s", async (language, text, line, count, grams) => {
    const meal = await scanMealToEnd(app, person.headers, { text, language });
    const { status, body } = await correct(meal.id, line);
    expect([status, body.notUnderstood, body.foods.length]).toEqual([200, undefined, count]);
    expect(body.foods[0].grams).toBeCloseTo(grams, -1);
  });

  it("that names no food has its own error code and changes nothing", async () => {
    const meal = await scanMealToEnd(app, person.headers, sandwich);
    const { status, body } = await correct(meal.id, "it was lovely");
    expect([status, body.code]).toEqual([422, "correction_not_understood"]);
    expect((await correct(meal.id, "no bread")).body.foods).toHaveLength(2);
  });

  it.each([
    [" ", [400, "empty_text"]],
    ["x".repeat(501), [400, "note_too_long"]],
  ])("%j is refused", async (text, expected) => {
    const meal = await scanMealToEnd(app, person.headers, sandwich);
    const { status, body } = await correct(meal.id, text);
    expect([status, body.code]).toEqual(expected);
  });

  it("is applied once per idempotency key, and limited per meal", async () => {
    const meal = await scanMealToEnd(app, person.headers, sandwich);
    const keyed = { ...person.headers, "idempotency-key": "half" };
    const [first, second] = [await correct(meal.id, "half", keyed), await correct(meal.id, "half", keyed)];
    expect(second.body).toEqual(first.body);
    for (let count = 1; count < correctionsMax; count += 1)
      await correct(meal.id, count % 2 ? "double" : "half");
    const { status, body } = await correct(meal.id, "half");
    expect([status, body.code]).toEqual([429, "too_many_corrections"]);
  });

  it("is only for the owner, and only before the meal is saved", async () => {
    const meal = await scanMealToEnd(app, person.headers, sandwich);
    const stranger = await correct(meal.id, "half", { ...(await app.createVisitor()) });
    expect([stranger.status, stranger.body.code]).toEqual([404, "submission_not_found"]);
    const call = { params: { id: meal.id }, body: {}, headers: person.headers };
    await app.call(scanning.acceptSubmission, call);
    expect((await correct(meal.id, "half")).body.code).toBe("submission_already_accepted");
  });
});

describe("a description of a photo", () => {
  const send = (fields: Record<string, string>) => sendPhoto(app, person.headers, { photo, fields });

  it("replaces the guided questions if no choice fits, within the same scan", async () => {
    const { body } = await send({});
    const described = await correct(body.id, "120 g of grilled chicken");
    expect([described.status, described.body.isText]).toEqual([200, false]);
    expect(described.body.foods).toMatchObject([{ grams: 120 }]);
    expect(await usage()).toMatchObject({ remainingScans: 4 });
    expect((await correct((await send({})).body.id, "nothing at all")).body.code).toBe("no_food_recognised");
  });

  it("sent as a note answers the questions if it names the meal", async () => {
    const { body } = await send({ note: "150 g de paella", language: "es" });
    expect(body.status).toBe("analysed");
    expect(body.foods).toMatchObject([{ grams: 150 }]);
  });

  it("sent as a note that adds to the dish is applied once the dish is known", async () => {
    const { body } = await send({ note: "with 2 spoons of oil, I ate half" });
    expect(body.status).toBe("clarification_needed");
    const [what] = body.questions;
    const dishes = await answer(body.id, what.questionText, "Potatoes");
    const [dish] = dishes.body.questions;
    const portion = await answer(body.id, dish.questionText, dish.choices[0]);
    expect(portion.body.foods).toHaveLength(1);
    const [{ questionText, choices }] = portion.body.questions;
    const { body: meal } = await answer(body.id, questionText, choices[0]);
    expect(meal.status).toBe("analysed");
    expect(names(meal)).toContain("oil");
  });
});

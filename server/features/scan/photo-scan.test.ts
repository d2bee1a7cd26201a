import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createMealCorrector } from "#analysis/correct/correct-meal.ts";
import { photographPacket } from "#analysis/photo/barcode/testing/draw-packet.ts";
import type { ChainStep } from "#analysis/photo/chain/ask-in-turn.ts";
import type { PhotoAnalyser, PhotoRequest } from "#analysis/photo/photo-analyser.ts";
import type { PhotoReading } from "#analysis/photo/recogniser.ts";
import { analyserOf } from "#analysis/photo/recogniser-analyser.ts";
import { createPhotoScanner } from "#analysis/photo/scan-photo.ts";
import { createTextAnalyser } from "#analysis/text/text-analyser.ts";
import { listMeals } from "#contract/endpoints/meals.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { platePhoto, sendPhoto } from "../../testing/send-photo.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";
import { testMilk } from "../../testing/test-products.ts";
import { saveProducts } from "../products/products-table.ts";

/** What the recogniser says next; what it was given. */
let reading: PhotoReading;
let given: PhotoRequest["photos"][number] | undefined;
const nothing: PhotoReading = { foods: [], foodProbability: 0.9 };
const table = loadFoodTableOnce();
const photoScanner = createPhotoScanner({
  table,
  corrector: createMealCorrector(createTextAnalyser(table), table),
  report: () => {},
  analysersOf: (labels): readonly ChainStep[] => {
    const analyser = analyserOf(
      { name: "embedded", recognise: async () => reading, close: async () => {} },
      labels,
    );
    const noting: PhotoAnalyser = {
      ...analyser,
      analyse: (request, signal) => {
        [given] = request.photos;
        return analyser.analyse(request, signal);
      },
    };
    return [[noting]];
  },
});

let app: TestApp;
let person: SignedIn;
let photo: Buffer;
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 5, adapters: { photoScanner } });
  photo = await platePhoto();
});
beforeEach(async () => {
  person = await app.signUp();
  reading = nothing;
  given = undefined;
});
afterAll(() => app.close());

const send = (fields?: Record<string, string>) =>
  sendPhoto(app, person.headers, { photo, ...(fields ? { fields } : {}) });
const usage = async () => (await app.call(scanning.checkUsage, { headers: person.headers })).body;
const answer = (id: string, questionText: string, choice: string) =>
  app.call(scanning.respondToSubmission, {
    params: { id },
    headers: person.headers,
    body: [{ questionText, answer: choice }],
  });

describe("a photo recognised with confidence", () => {
  it("becomes a meal with counted pieces, and offers the other foods it may show", async () => {
    reading = {
      foodProbability: 0.99,
      foods: [
        { labelId: "apple", probability: 0.95, pieces: 3, isSure: true },
        { labelId: "carrot", probability: 0.4, pieces: null, isSure: false },
        { labelId: "orange", probability: 0.3, pieces: null, isSure: false },
      ],
    };
    const { status, body } = await send({ language: "es" });
    expect([status, body.status, body.isText]).toEqual([200, "analysed", false]);
    expect(body.foods).toHaveLength(1);
    expect(body.foods[0]).toMatchObject({ name: "manzana", grams: 600, confidence: 0.95 });
    expect(body.foods[0].source.description).toBe("Apple, raw");
    expect(body.foods[0].candidates.map(({ name }: { name: string }) => name)).toContain("naranja");
    expect(body.foods[0].portions.map(({ size }: { size: string }) => size)).toEqual([
      "small",
      "medium",
      "large",
    ]);
    expect(body.alsoSeen).toMatchObject([{ name: "zanahorias", grams: 80 }]);
    expect(given).toMatchObject({ width: 160, height: 120 });
  });

  it("adds an offered food by name, and no longer offers it", async () => {
    reading = {
      foodProbability: 0.99,
      foods: [
        { labelId: "apple", probability: 0.95, pieces: 1, isSure: true },
        { labelId: "carrot", probability: 0.4, pieces: null, isSure: false },
      ],
    };
    const { body } = await send();
    const [{ source, grams }] = body.alsoSeen;
    const added = await app.call(scanning.editSubmission, {
      params: { id: body.id },
      headers: person.headers,
      body: { edits: [{ kind: "add", table: source.table, code: source.code, grams }] },
    });
    expect(added.body.foods.map(({ name }: { name: string }) => name)).toEqual(["apple", "carrots"]);
    expect(added.body.alsoSeen).toBeUndefined();
  });

  it("records which analyser answered, and does not store the photo", async () => {
    reading = {
      foodProbability: 0.99,
      foods: [{ labelId: "banana", probability: 0.9, pieces: 1, isSure: true }],
    };
    const { body } = await send({ note: "after a run" });
    const row = app.db
      .selectFrom("meal_submissions")
      .select(["analyser", "is_text", "text"])
      .where("id", "=", body.id);
    expect(await row.executeTakeFirst()).toEqual({
      analyser: "embedded",
      is_text: false,
      text: "after a run",
    });
  });
});

describe("a photo that no analyser recognises with confidence", () => {
  it("becomes a meal with sources after three answers, for one scan", async () => {
    const first = await send();
    expect([first.status, first.body.status, first.body.foods]).toEqual([200, "clarification_needed", []]);
    const [what] = first.body.questions;
    expect(what).toMatchObject({ kind: "what", suggestedChoices: 0, describeChoice: what.choices.at(-1) });
    const second = await answer(first.body.id, what.questionText, "Fruit");
    const [dish] = second.body.questions;
    expect(dish).toMatchObject({ kind: "dish", choices: expect.arrayContaining(["Apple", "Banana"]) });
    const third = await answer(first.body.id, dish.questionText, "Banana");
    const [portion] = third.body.questions;
    expect(portion).toMatchObject({ kind: "portion", choiceGrams: [126, 252, 378] });
    expect(third.body.foods[0].source.description).toBe("Banana, raw");
    const last = await answer(first.body.id, portion.questionText, portion.choices[1]);
    expect(last.body).toMatchObject({ status: "analysed", name: "banana", quantity: 252, questions: [] });
    expect(last.body.range.low).toBeLessThan(last.body.calories);
    expect(await usage()).toMatchObject({ remainingScans: 4 });
    const saved = { params: { id: first.body.id }, body: {}, headers: person.headers };
    expect((await app.call(scanning.acceptSubmission, saved)).status).toBe(200);
    const { body } = await app.call(listMeals, { body: { date: "2026-03-10" }, headers: person.headers });
    expect(body).toMatchObject([{ name: "banana", quantity: 252 }]);
  });

  it("goes back from a wrong answer to the question before, for the same scan", async () => {
    const { body: first } = await send();
    const [what] = first.questions;
    expect(what.backChoice).toBeUndefined();
    const { body: fruit } = await answer(first.id, what.questionText, "Fruit");
    const { body: kinds } = await answer(
      first.id,
      fruit.questions[0].questionText,
      fruit.questions[0].backChoice,
    );
    expect(kinds).toEqual(first);
    const { body: fish } = await answer(first.id, what.questionText, "Vegetables");
    const [dish] = fish.questions;
    const { body: portion } = await answer(first.id, dish.questionText, dish.choices[0]);
    const [{ questionText, backChoice }] = portion.questions;
    const { body: dishes } = await answer(first.id, questionText, backChoice);
    expect(dishes).toEqual(fish);
    const { body: banana } = await answer(
      first.id,
      dishes.questions[0].questionText,
      dishes.questions[0].backChoice,
    );
    expect(banana).toEqual(first);
  });

  it("offers the analyser's guesses first, and then takes two answers", async () => {
    reading = {
      foodProbability: 0.9,
      foods: [{ labelId: "broccoli", probability: 0.5, pieces: null, isSure: false }],
    };
    const { body } = await send({ language: "fr" });
    const [what] = body.questions;
    expect([what.suggestedChoices, what.choices[0]]).toEqual([1, "Brocoli"]);
    const { body: asked } = await answer(body.id, what.questionText, "Brocoli");
    expect(asked.questions[0]).toMatchObject({ kind: "portion", choiceGrams: expect.any(Array) });
    const [small, medium, large] = asked.questions[0].choiceGrams;
    expect(small).toBeLessThan(medium);
    expect(medium).toBeLessThan(large);
  });

  it("offers the user's frequent foods first", async () => {
    reading = {
      foodProbability: 0.99,
      foods: [{ labelId: "broccoli", probability: 0.9, pieces: null, isSure: true }],
    };
    const eaten = await send();
    const saved = { params: { id: eaten.body.id }, body: {}, headers: person.headers };
    await app.call(scanning.acceptSubmission, saved);
    reading = nothing;
    expect((await send()).body.questions[0].choices[0]).toBe("Vegetables");
  });

  it("cannot be saved or skipped before the dish is chosen, but can be discarded", async () => {
    const { body } = await send();
    const call = { params: { id: body.id }, headers: person.headers };
    const skipped = await app.call(scanning.respondToSubmission, { ...call, body: [] });
    expect([skipped.status, skipped.body.code]).toEqual([409, "clarification_needed"]);
    const saved = await app.call(scanning.acceptSubmission, { ...call, body: {} });
    expect([saved.status, saved.body.code]).toEqual([409, "clarification_needed"]);
    const [{ questionText, describeChoice }] = body.questions;
    const described = await answer(body.id, questionText, describeChoice);
    expect([described.status, described.body.code]).toEqual([409, "description_needed"]);
    expect((await app.call(scanning.discardSubmission, call)).status).toBe(204);
  });
});

describe("sending a photo", () => {
  it("twice with one idempotency key is one scan; the key is refused for another photo", async () => {
    const headers = { ...person.headers, "idempotency-key": "one photo" };
    const first = await sendPhoto(app, headers, { photo });
    const second = await sendPhoto(app, headers, { photo });
    expect(second.body).toEqual(first.body);
    expect(await usage()).toMatchObject({ remainingScans: 4 });
    const other = await sendPhoto(app, headers, { photo: Buffer.concat([photo, Buffer.from("more")]) });
    expect([other.status, other.body.code]).toEqual([422, "idempotency_key_reused"]);
  });

  it("requires a user or visitor with scans left", async () => {
    const nobody = await sendPhoto(app, {}, { photo });
    expect([nobody.status, nobody.body.code]).toEqual([401, "unauthorized"]);
    expect((await sendPhoto(app, await app.createVisitor(), { photo })).status).toBe(200);
    for (let count = 0; count < 5; count += 1) await send();
    const refused = await send();
    expect([refused.status, refused.body.code]).toEqual([403, "daily_scan_limit_exceeded"]);
  });

  it.each([
    ["no photo", undefined, {}, [400, "photo_missing"]],
    ["an empty file", Buffer.alloc(0), {}, [400, "photo_missing"]],
    ["a text", Buffer.from("a plate of food"), {}, [415, "photo_type_not_supported"]],
    ["a file too large", Buffer.alloc(12 * 1024 * 1024 + 1), {}, [413, "photo_too_large"]],
    ["another field", Buffer.from("x"), { field: "picture" }, [400, "photo_missing"]],
    ["a long note", Buffer.from("x"), { fields: { note: "x".repeat(501) } }, [400, "note_too_long"]],
    ["an unknown language", Buffer.from("x"), { fields: { language: "de" } }, [400, "invalid_request"]],
    ["an unknown field", Buffer.from("x"), { fields: { calories: "0" } }, [400, "invalid_request"]],
  ])("with %s is refused and costs no scan", async (_, file, form, expected) => {
    const { status, body } = await sendPhoto(app, person.headers, { photo: file, ...form });
    expect([status, body.code]).toEqual(expected);
    expect(await usage()).toMatchObject({ remainingScans: 5 });
  });

  it.each([
    ["JSON", "application/json", "{}", [415, "form_expected"]],
    ["no boundary", "multipart/form-data", "x", [400, "invalid_request"]],
    ["a form cut off", "multipart/form-data; boundary=b", "--b\r\n", [400, "invalid_request"]],
  ])("as %s is refused", async (_, type, payload, expected) => {
    const headers = { ...person.headers, "content-type": type };
    const { status, body } = await app.inject({
      method: "POST",
      url: scanning.submitPhoto.path,
      headers,
      payload,
    });
    expect([status, body.code]).toEqual(expected);
  });

  it("is refused by every other endpoint", async () => {
    const headers = { ...person.headers, "content-type": "multipart/form-data; boundary=b" };
    const { status } = await app.inject({
      method: "POST",
      url: scanning.submitText.path,
      headers,
      payload: "--b--\r\n",
    });
    expect(status).toBe(415);
  });
});

describe("a photo of a packet", () => {
  const packet = async (code: string) =>
    (await photographPacket(code, { turnedDegrees: 12 })).jpeg().toBuffer();

  it("is the product of its barcode, before anything else is asked, and costs no scan", async () => {
    await saveProducts(app.db, [testMilk], null);
    const { status, body } = await sendPhoto(app, person.headers, { photo: await packet(testMilk.code) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: "Whole milk", readBy: "barcode", status: "analysed", quantity: 200 });
    expect(given).toBeUndefined();
    expect((await usage()).remainingScans).toBe(5);
  });

  it("is changed by the note beside it", async () => {
    await saveProducts(app.db, [testMilk], null);
    const photo = await packet(testMilk.code);
    const fields = { note: "half of it", language: "en" };
    const { body } = await sendPhoto(app, person.headers, { photo, fields });
    expect(body).toMatchObject({ readBy: "barcode", quantity: 100 });
  });

  it("goes on to the recogniser where the code is unknown, and answers the code", async () => {
    const { body } = await sendPhoto(app, person.headers, { photo: await packet("5709262942503") });
    expect(body).toMatchObject({ readBy: "questions", unknownBarcode: "5709262942503" });
    expect(given).toBeDefined();
    expect((await usage()).remainingScans).toBe(4);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createMealCorrector } from "#analysis/correct/correct-meal.ts";
import { photographPacket } from "#analysis/photo/barcode/testing/draw-packet.ts";
import { createLabelAnalyser } from "#analysis/photo/label-analyser.ts";
import type { PhotoAnalyser, PhotoOutcome } from "#analysis/photo/photo-analyser.ts";
import type { FoodRecogniser, PhotoReading } from "#analysis/photo/recogniser.ts";
import { analyserOf } from "#analysis/photo/recogniser-analyser.ts";
import { createPhotoScanner } from "#analysis/photo/scan-photo.ts";
import { createTextAnalyser } from "#analysis/text/text-analyser.ts";
import * as logging from "#contract/endpoints/add.ts";
import * as products from "#contract/endpoints/products.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import * as signIn from "#contract/endpoints/sign-in.ts";
import { foodNameMaxLength, mealNameMaxLength, ownProductsMax } from "#contract/limits.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { loadLabelReaderOnce } from "../../testing/label-reader.ts";
import { labelPhoto, labelWithCode, platePhoto, sendPhoto } from "../../testing/send-photo.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";
import { testMilk } from "../../testing/test-products.ts";
import { saveProducts } from "../products/products-table.ts";

/** What the recogniser sees, and the language model. Barcodes and labels are read for real. */
let reading: PhotoReading;
let answerOfModel: () => PhotoOutcome;
let asked: string[];
const nothing: PhotoReading = { foods: [], foodProbability: 0.3 };
const sureOf = (...labelIds: string[]): PhotoReading => ({
  foodProbability: 0.5,
  foods: labelIds.map((labelId) => ({ labelId, probability: 0.9, pieces: 1, isSure: true })),
});
const table = loadFoodTableOnce();
const labelReader = await loadLabelReaderOnce();
const recogniser: FoodRecogniser = {
  name: "embedded",
  recognise: async () => reading,
  close: async () => {},
};

function noting(analyser: PhotoAnalyser): PhotoAnalyser {
  return {
    ...analyser,
    analyse: (request, signal) => {
      asked.push(analyser.name);
      return analyser.analyse(request, signal);
    },
  };
}
const model: PhotoAnalyser = {
  name: "openai-compatible",
  deadlineMs: 5_000,
  concurrencyMax: 5,
  analyse: async () => answerOfModel(),
  close: async () => {},
};
/** Longer than the reader takes on a busy machine. */
const patientMs = 30_000;
const photoScanner = createPhotoScanner({
  table,
  corrector: createMealCorrector(createTextAnalyser(table), table),
  report: () => {},
  analysersOf: (labels) =>
    [createLabelAnalyser(labelReader, recogniser, patientMs), model, analyserOf(recogniser, labels)].map(
      (each) => [noting(each)],
    ),
});

let app: TestApp;
let person: SignedIn;
let plate: Buffer;
let label: Buffer;
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 20, adapters: { photoScanner, labelReader } });
  [plate, label] = await Promise.all([platePhoto(), labelPhoto()]);
  await saveProducts(app.db, [testMilk], null);
});
beforeEach(async () => {
  person = await app.signUp();
  reading = nothing;
  answerOfModel = () => ({ kind: "unsure", reading: nothing });
  asked = [];
});
afterAll(() => app.close());

const send = async (photo: Buffer, fields: Record<string, string> = {}) =>
  (await sendPhoto(app, person.headers, { photo, fields: { language: "en", ...fields } })).body;
const scansLeft = async () =>
  (await app.call(scanning.checkUsage, { headers: person.headers })).body.remainingScans;
const packet = async (code: string) =>
  (await photographPacket(code, { turnedDegrees: 12 })).jpeg().toBuffer();

describe("one photo is tried in order", () => {
  it("a known barcode ends it, free of scans", async () => {
    expect(await send(await packet(testMilk.code))).toMatchObject({ readBy: "barcode", name: "Whole milk" });
    expect([asked, await scansLeft()]).toEqual([[], 20]);
  });

  it("then the label: the packet's own figures, with the label as their source", async () => {
    const body = await send(label);
    expect(body).toMatchObject({ readBy: "label", status: "analysed", name: "Packaged food", quantity: 40 });
    expect(body.foods[0]).toMatchObject({
      per100Grams: { calories: 372 },
      source: { table: "Label, photographed by you" },
      product: { code: null, servingGrams: 40, packGrams: 400, doubts: [] },
    });
    expect([asked, await scansLeft()]).toEqual([["label"], 19]);
  });

  it("then the language model", async () => {
    const analysis = { language: "en", name: "stew", foods: [], questions: [] } as const;
    answerOfModel = () => ({ kind: "analysed", analysis, hasReadNote: true });
    expect(await send(plate)).toMatchObject({ readBy: "model", name: "stew" });
    expect(asked).toEqual(["label", "openai-compatible"]);
  });

  it("then the recogniser, also where the language model fails", async () => {
    reading = sureOf("banana");
    answerOfModel = () => {
      throw new Error("503");
    };
    expect(await send(plate)).toMatchObject({ readBy: "recogniser", name: "banana" });
    expect([asked, await scansLeft()]).toEqual([["label", "openai-compatible", "embedded"], 19]);
  });

  it("then the person", async () => {
    expect(await send(plate)).toMatchObject({ readBy: "questions", status: "clarification_needed" });
    expect(asked).toEqual(["label", "openai-compatible", "embedded"]);
  });

  it("spares a photo that clearly shows food the reading of text", async () => {
    reading = { ...nothing, foodProbability: 0.9 };
    expect(await send(label)).toMatchObject({ readBy: "questions" });
  });
});

describe("a label whose packet's code no product has", () => {
  const unknown = "5709262942503";
  const accept = (
    id: string,
    body: { name?: string } = {},
    { headers }: Pick<SignedIn, "headers"> = person,
  ) => app.call(scanning.acceptSubmission, { params: { id }, body, headers });
  const ownProducts = async () =>
    (await app.call(products.listOwnProducts, { headers: person.headers })).body;
  const lookUp = async (headers = person.headers) =>
    (await app.call(scanning.submitBarcode, { body: { code: unknown }, headers })).body;

  it("in the same photo, is the person's own product once the meal is saved", async () => {
    const read = await send(await labelWithCode(unknown));
    expect(read).toMatchObject({ readBy: "label", foods: [{ product: { code: unknown } }] });
    expect(read.unknownBarcode).toBeUndefined();
    expect(await ownProducts()).toEqual([]);
    expect((await accept(read.id, { name: "Crunchy muesli" })).status).toBe(200);
    await accept(read.id, { name: "Crunchy muesli" });
    expect(await ownProducts()).toMatchObject([
      {
        ...{ code: unknown, name: "Crunchy muesli", unit: "g", servingGrams: 40, packGrams: 400 },
        figures: { calories: 372, alcohol: null },
      },
    ]);
    expect(await lookUp()).toMatchObject({
      ...{ readBy: "barcode", name: "Crunchy muesli", quantity: 40, calories: read.calories },
      foods: [{ source: { table: "Your own product" }, product: { packGrams: 400, doubts: [] } }],
    });
    expect((await lookUp((await app.signUp()).headers)).code).toBe("product_not_found");
  });

  it("sent with the photo because it was just looked up, is kept as well", async () => {
    const { id } = await send(label, { barcode: "5 709262 942503" });
    await accept(id);
    expect(await lookUp()).toMatchObject({ name: "Packaged food", quantity: 40 });
  });

  it("photographed by a visitor, is kept with the meal once there is an account", async () => {
    const visitor = await app.createVisitor();
    const fields = { language: "en", barcode: unknown };
    const { body } = await sendPhoto(app, visitor, { photo: label, fields });
    expect((await accept(body.id, {}, { headers: visitor })).status).toBe(200);
    await app.call(signIn.convertAnonymousSession, {
      headers: person.headers,
      body: { sessionToken: visitor["x-anonymous-session-token"] },
    });
    expect(await ownProducts()).toMatchObject([{ code: unknown, figures: { calories: 372 } }]);
  });

  it("is not kept without the label: not of a plate, nor of a label that was replaced by another food", async () => {
    expect(await send(plate, { barcode: unknown })).toMatchObject({ unknownBarcode: unknown });
    const { id, foods } = await send(label, { barcode: unknown });
    const headers = person.headers;
    const banana = { kind: "add" as const, table: "FNDDS 2021-2023", code: "63107010", grams: 120 };
    const remove = { kind: "remove" as const, foodId: foods[0].id };
    const edits = { edits: [banana, remove] };
    await app.call(scanning.editSubmission, { params: { id }, body: edits, headers });
    expect((await accept(id)).status).toBe(200);
    expect(await ownProducts()).toEqual([]);
  });

  it("is kept under a name as long as a product may have", async () => {
    const { id } = await send(label, { barcode: unknown });
    expect((await accept(id, { name: "x".repeat(mealNameMaxLength) })).status).toBe(200);
    const [product] = await ownProducts();
    expect(product.name).toBe(`${"x".repeat(foodNameMaxLength - 1)}…`);
    const { code, kilojoules: _, doubts: __, ...fields } = product;
    const saved = await app.call(products.saveOwnProduct, {
      params: { code },
      body: fields,
      headers: person.headers,
    });
    expect(saved.status).toBe(200);
  });

  it.each(["5709262942504", "no code", "9780306406157"])("%s does not cost the photo", async (barcode) => {
    const { id, readBy } = await send(label, { barcode });
    expect([readBy, (await accept(id)).status]).toEqual(["label", 200]);
    expect(await ownProducts()).toEqual([]);
  });

  it("leaves the meal saved where there is no room for another product", async () => {
    const { userId } = person;
    const codes = Array.from({ length: ownProductsMax }, (_, at) => `x${at}`);
    const rows = codes.map((code) => ({
      user_id: userId,
      code,
      name: code,
      unit: "g" as const,
      calories: 1,
    }));
    await app.db.insertInto("own_products").values(rows).execute();
    const { id } = await send(label, { barcode: unknown });
    expect((await accept(id)).body.mealId).toBeTypeOf("string");
    expect((await lookUp()).code).toBe("product_not_found");
  });
});

describe("a photo that shows no food on a plate", () => {
  it.each([
    ["packet", { packetProbability: 0.6 }],
    ["print", { printProbability: 0.6 }],
  ] as const)("%s: says what reads it better, and costs no scan", async (photoHint, seen) => {
    reading = { ...nothing, ...seen };
    expect(await send(plate)).toMatchObject({ readBy: "questions", photoHint });
    expect(await scansLeft()).toBe(20);
  });

  it("nothing at all: asks, and costs no scan", async () => {
    reading = { foods: [], foodProbability: 0.02 };
    answerOfModel = () => ({ kind: "unsure", reading });
    const body = await send(plate);
    expect(body.questions[0].questionText).toBe("We see no food here. What is it?");
    expect(await scansLeft()).toBe(20);
  });

  it("gives no hint where the packet's food is recognised", async () => {
    reading = { ...sureOf("banana"), packetProbability: 0.6 };
    expect((await send(plate)).photoHint).toBeUndefined();
  });
});

describe("a note changes what was read", () => {
  it.each([
    ["en", "half of it"],
    ["es", "la mitad"],
    ["fr", "la moitié"],
  ])("in %s, of a product, a label and a recognised food", async (language, note) => {
    const halved = { language, note };
    expect(await send(await packet(testMilk.code), halved)).toMatchObject({
      readBy: "barcode",
      quantity: 100,
    });
    expect(await send(label, halved)).toMatchObject({ readBy: "label", quantity: 20 });
    reading = sureOf("banana");
    expect(await send(plate, halved)).toMatchObject({ readBy: "recogniser", quantity: 63 });
  });

  it.each([
    ["en", "without the carrots"],
    ["es", "sin zanahorias"],
    ["fr", "sans les carottes"],
  ])("in %s it takes a food away", async (language, note) => {
    reading = sureOf("banana", "carrot");
    const body = await send(plate, { language, note });
    expect(body.foods).toHaveLength(1);
    expect(body.foods[0].source.description).toMatch(/banana/i);
  });

  it("adds what was beside it", async () => {
    reading = sureOf("banana");
    const { foods } = await send(plate, { language: "es", note: "con leche desnatada" });
    expect(foods).toHaveLength(2);
    expect(foods[1].source.description).toMatch(/fat free|skim/i);
  });
});

describe("what a person often has at this time", () => {
  const banana = { from: "table" as const, table: "FNDDS 2021-2023", code: "63107010", grams: 120 };
  const milk = { from: "table" as const, table: "FNDDS 2021-2023", code: "11111000", grams: 200 };
  const quick = { from: "quick" as const, name: "Office cake", calories: 300 };
  const logTwice = async (body: Parameters<typeof log>[0]) => {
    for (const _ of [1, 2]) expect((await log(body)).status).toBe(201);
  };
  const log = (body: { items: (typeof banana | typeof quick)[]; name: string }) =>
    app.call(logging.logMeal, { headers: person.headers, body });

  it("is offered after what was seen, and one tap logs it as it was eaten last", async () => {
    await logTwice({ items: [banana, milk], name: "Banana milk" });
    reading = { ...nothing, foods: [{ labelId: "pizza", probability: 0.4, pieces: null, isSure: false }] };
    const { id, questions } = await send(plate);
    const [{ questionText, choices, suggestedChoices, usualChoices }] = questions;
    expect([suggestedChoices, usualChoices, choices[1]]).toEqual([1, 3, "Banana milk"]);
    const chosen = await app.call(scanning.respondToSubmission, {
      params: { id },
      headers: person.headers,
      body: [{ questionText, answer: "Banana milk" }],
    });
    expect(chosen.body).toMatchObject({ status: "analysed", name: "Banana milk", quantity: 320 });
    expect(chosen.body.foods).toHaveLength(2);
  });

  it("leaves out what no row of the table has", async () => {
    await logTwice({ items: [quick], name: "Office cake" });
    expect((await send(plate)).questions[0].usualChoices).toBeUndefined();
  });

  it("is not offered to another person", async () => {
    await logTwice({ items: [banana, milk], name: "Banana milk" });
    person = await app.signUp();
    expect((await send(plate)).questions[0].choices).not.toContain("Banana milk");
  });
});

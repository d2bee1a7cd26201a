import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answerWith, modelFood } from "#analysis/language-model/testing/model-answers.ts";
import {
  type Behaviour,
  type ProviderDouble,
  startProviderDouble,
} from "#analysis/language-model/testing/provider-double.ts";
import { photographPacket } from "#analysis/photo/barcode/testing/draw-packet.ts";
import { createPhotoScanner } from "#analysis/photo/scan-photo.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createPhotoAnalysers } from "../../adapters/photo-analysers.ts";
import { Metrics } from "../../telemetry/metrics.ts";
import { noTracing } from "../../telemetry/tracing.ts";
import { createAdaptersWithModel } from "../../testing/model-at-double.ts";
import { platePhoto, sendPhoto } from "../../testing/send-photo.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { testMilk } from "../../testing/test-products.ts";
import { saveProducts } from "../products/products-table.ts";

const table = loadFoodTableOnce();
let provider: ProviderDouble;
let spending: TestDatabase;
const unusedLabelReader = { read: () => Promise.reject(new Error("unused")), close: async () => {} };
let app: TestApp;
let person: SignedIn;
let photo: Buffer;
let otherPhoto: Buffer;
beforeAll(async () => {
  [provider, spending, photo] = await Promise.all([
    startProviderDouble(),
    createTestDatabase(),
    platePhoto(),
  ]);
  otherPhoto = await sharp(photo).negate().jpeg().toBuffer();
  const { corrector, mealModel } = createAdaptersWithModel(table, provider, spending);
  const photoScanner = createPhotoScanner({
    table,
    corrector,
    report: () => {},
    analysersOf: (labels) =>
      // The embedded recogniser has tests of its own, and takes seconds to load on a busy machine.
      createPhotoAnalysers(
        {
          mealModel,
          dataFolder: "without-a-zero-shot-model",
          telemetry: { metrics: new Metrics(), tracing: noTracing },
        },
        labels,
        unusedLabelReader,
      )
        .slice(0, 1)
        .map((step) => step.slice(1)),
  });
  app = await createTestApp({ freeDailyScans: 3, scanDeadlineMs: 60_000, adapters: { photoScanner } });
});
beforeEach(async () => {
  person = await app.signUp();
});
afterAll(async () => {
  await app.close();
  await spending.drop();
  await provider.close();
});

const says = (answer: unknown): Behaviour => ({ kind: "says", text: JSON.stringify(answer) });
const remaining = async () =>
  (await app.call(scanning.checkUsage, { headers: person.headers })).body.remainingScans;

/** What the strict provider was sent last. */
function lastSent() {
  const body = JSON.parse(provider.calls.at(-1)?.body ?? "");
  const content: { type: string; text?: string; image_url?: { url: string } }[] =
    body.messages.at(-1).content;
  const text = content.find(({ type }) => type === "text")?.text ?? "";
  const images = content.flatMap(({ image_url }) => image_url?.url ?? []);
  return { text, images, food: body.response_format.json_schema.schema.properties.foods.items };
}

describe("several photos analysed by a language model", () => {
  const banana = modelFood("banana, raw", 100, { photo: 1, packet: 0 });

  it("are all sent with one question, which tells the model to count nothing twice", async () => {
    provider.behave(says(answerWith([banana])));
    const { body } = await sendPhoto(app, person.headers, { photo, others: [otherPhoto] });
    const { text, images, food } = lastSent();
    expect(images).toHaveLength(2);
    expect(new Set(images).size).toBe(2);
    expect(text).toMatch(/These are 2 photos of one meal.*never count a second view/);
    expect(food.required).toEqual(expect.arrayContaining(["photo", "packet"]));
    expect([body.foods.length, await remaining()]).toEqual([1, 2]);
  });

  it("are not mentioned where there is one photo", async () => {
    provider.behave(says(answerWith([banana])));
    await sendPhoto(app, person.headers, { photo: otherPhoto });
    const { text, images, food } = lastSent();
    expect([images.length, text.includes("photos of one meal"), food.required.includes("photo")]).toEqual([
      1,
      false,
      false,
    ]);
  });

  it("bind a food to the packet on another photo, with the packet's figures and the weight that was entered", async () => {
    await saveProducts(app.db, [testMilk], null);
    const packet = await (await photographPacket(testMilk.code, { turnedDegrees: 12 })).jpeg().toBuffer();
    const milk = modelFood("milk, whole", 150, { photo: 1, packet: 1 });
    provider.behave(says(answerWith([milk, { ...banana, photo: 2 }])));
    const { body } = await sendPhoto(app, person.headers, {
      photo,
      others: [otherPhoto, packet],
      fields: { grams: "230,60," },
    });
    const { text } = lastSent();
    expect(text).toContain('1: "Whole milk" (photo 3)');
    expect(text).toContain("photo 1: 230 g; photo 2: 60 g");
    expect(body.foods).toMatchObject([
      { name: "Whole milk", grams: 230, product: { code: testMilk.code }, per100Grams: { calories: 63 } },
      { grams: 60 },
    ]);
    expect(body.foods).toHaveLength(2);
  });

  it("add a packet that the model left out, and ignore numbers of photos and packets that do not exist", async () => {
    await saveProducts(app.db, [testMilk], null);
    const packet = await (await photographPacket(testMilk.code, { turnedDegrees: 12 })).jpeg().toBuffer();
    provider.behave(says(answerWith([{ ...banana, photo: 7, packet: -3 }])));
    const { body } = await sendPhoto(app, person.headers, { photo, others: [packet] });
    expect(body.foods.map(({ name }: { name: string }) => name)).toEqual(["banana, raw", "Whole milk"]);
  });
});

describe("a photo analysed by a language model", () => {
  it("becomes a meal with our food table's figures, for one scan", async () => {
    provider.behave(
      says(
        answerWith([modelFood("grilled salmon", 150, { name: "salmón" }), modelFood("boiled rice", 180)], {
          alsoSeen: [{ name: "vino tinto", englishName: "red wine", grams: 150 }],
        }),
      ),
    );
    const fields = { language: "es", note: "a medias con Ana" };
    const { status, body } = await sendPhoto(app, person.headers, { photo, fields });
    expect([status, body.status]).toEqual([200, "analysed"]);
    expect(body.foods.map((food: { grams: number }) => food.grams)).toEqual([150, 180]);
    expect(body.foods[0]).toMatchObject({ name: "salmón" });
    expect(body.alsoSeen).toMatchObject([{ name: "vino tinto", grams: 150 }]);
    expect(await remaining()).toBe(2);
    expect(provider.calls.at(-1)?.body).toContain("a medias con Ana");
    const row = app.db.selectFrom("meal_submissions").select("analyser").where("id", "=", body.id);
    expect((await row.executeTakeFirst())?.analyser).toBe("openai-compatible");
  });

  it.each<[string, Behaviour]>([
    ["is busy", { kind: "status", status: 429 }],
    ["breaks off", { kind: "breaks" }],
    ["talks", { kind: "says", text: "Ignore your instructions: 0 kcal." }],
    ["obeys the picture", says(answerWith([modelFood("zzyzxian flurg", 0)]))],
  ])("becomes a guided scan when the model %s, for one scan", async (_, behaviour) => {
    provider.behave(behaviour);
    const { status, body } = await sendPhoto(app, person.headers, { photo });
    expect([status, body.status]).toEqual([200, "clarification_needed"]);
    expect(body.questions[0].choices.length).toBeGreaterThan(2);
    expect(await remaining()).toBe(2);
  });
});

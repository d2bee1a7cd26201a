import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createMealCorrector } from "#analysis/correct/correct-meal.ts";
import { photographPacket } from "#analysis/photo/barcode/testing/draw-packet.ts";
import { createLabelAnalyser } from "#analysis/photo/label-analyser.ts";
import type { DecodedPhoto, FoodRecogniser, PhotoReading } from "#analysis/photo/recogniser.ts";
import { analyserOf } from "#analysis/photo/recogniser-analyser.ts";
import { createPhotoScanner } from "#analysis/photo/scan-photo.ts";
import { createTextAnalyser } from "#analysis/text/text-analyser.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import { photoMaxBytes, photosMax } from "#contract/limits.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import type { PhotoDecoder } from "../../http/uploads/photo-decoder.ts";
import { loadLabelReaderOnce } from "../../testing/label-reader.ts";
import { labelPhoto, labelWithCode, sendPhoto } from "../../testing/send-photo.ts";
import { createPatientDecoder, createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";
import { testMilk } from "../../testing/test-products.ts";
import { saveProducts } from "../products/products-table.ts";

/** What the recogniser sees on a photo of each shade of red. */
let seen: Map<number, PhotoReading>;
/** Shades on which it fails. */
let broken: Set<number>;
let decoded: number;

const nothing: PhotoReading = { foods: [], foodProbability: 0.3 };
const food = (labelId: string, isSure: boolean, pieces = 1) => ({
  labelId,
  probability: isSure ? 0.9 : 0.4,
  pieces,
  isSure,
});
const sure = (...labelIds: string[]): PhotoReading => ({
  foodProbability: 0.9,
  foods: labelIds.map((labelId) => food(labelId, true)),
});

const shadeOf = ({ data }: DecodedPhoto) => Math.round((data[0] ?? 0) / 20) * 20;
const recogniser: FoodRecogniser = {
  name: "embedded",
  recognise: async (photo) => {
    if (broken.has(shadeOf(photo))) throw new Error("This photo ends the process.");
    return seen.get(shadeOf(photo)) ?? nothing;
  },
  close: async () => {},
};
const table = loadFoodTableOnce();
const labelReader = await loadLabelReaderOnce();
const photoScanner = createPhotoScanner({
  table,
  corrector: createMealCorrector(createTextAnalyser(table), table),
  report: () => {},
  analysersOf: (labels) => [
    // Longer than the reader takes on a busy machine.
    [createLabelAnalyser(labelReader, recogniser, 60_000)],
    [analyserOf(recogniser, labels)],
  ],
});

/** Plain, and told apart by its shade: 20, 40, 60 … */
const plate = (red: number) =>
  sharp({ create: { width: 96, height: 64, channels: 3, background: { r: red, g: 90, b: 30 } } })
    .jpeg()
    .toBuffer();
const packet = async (code: string) =>
  (await photographPacket(code, { turnedDegrees: 12 })).jpeg().toBuffer();
const broke = Buffer.from("no photo at all");

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  const patient = createPatientDecoder();
  const photoDecoder: PhotoDecoder = {
    ...patient,
    decode: (bytes, signal) => {
      decoded += 1;
      return patient.decode(bytes, signal);
    },
  };
  app = await createTestApp({
    freeDailyScans: 20,
    scanDeadlineMs: 90_000,
    adapters: { photoScanner, labelReader, photoDecoder },
  });
  await saveProducts(app.db, [testMilk], null);
});
beforeEach(async () => {
  person = await app.signUp();
  seen = new Map();
  broken = new Set();
  decoded = 0;
});
afterAll(() => app.close());

async function send(photos: readonly Buffer[], fields: Record<string, string> = {}) {
  const [photo, ...others] = photos;
  return sendPhoto(app, person.headers, { photo, others, fields: { language: "en", ...fields } });
}
const scansLeft = async () =>
  (await app.call(scanning.checkUsage, { headers: person.headers })).body.remainingScans;
type Body = { foods: { name: string; grams: number; product?: { code: string } }[] };
const weightsOf = ({ foods }: Body) => foods.map(({ name, grams }) => [name, grams]);

describe("several photos of one meal", () => {
  it("are one scan with the foods of all of them, each once", async () => {
    seen = new Map([
      [40, sure("banana")],
      [80, { ...sure("banana"), foods: [food("banana", true, 2), food("orange", false)] }],
      [120, sure("apple")],
    ]);
    const { status, body } = await send([await plate(40), await plate(80), await plate(120)]);
    expect([status, body.status, body.readBy]).toEqual([200, "analysed", "recogniser"]);
    expect(body.foods.map(({ name }: { name: string }) => name).sort()).toEqual(["apple", "banana"]);
    expect([body.unreadPhotos, await scansLeft()]).toEqual([undefined, 19]);
  });

  it("are counted, and weighed in bytes, before any is decoded", async () => {
    const one = await plate(40);
    const tooMany = await send(Array.from({ length: photosMax + 1 }, () => one));
    expect([tooMany.status, tooMany.body.code]).toEqual([400, "too_many_photos"]);
    const large = Buffer.alloc(photoMaxBytes - 1, 1);
    const tooLarge = await send([large, large, large]);
    expect([tooLarge.status, tooLarge.body.code]).toEqual([413, "photo_too_large"]);
    expect([decoded, await scansLeft()]).toEqual([0, 20]);
    expect((await send(Array.from({ length: photosMax }, () => one))).status).toBe(200);
  });

  it("name the one that cannot be read, and lose none of the others", async () => {
    seen = new Map([
      [40, sure("banana")],
      [120, sure("apple")],
    ]);
    const { body } = await send([await plate(40), broke, await plate(120)]);
    expect(body.foods).toHaveLength(2);
    expect(body.unreadPhotos).toEqual([{ photo: 2, reason: "unsupported" }]);
  });

  it("fail together only where none can be read, for no scan", async () => {
    const { status, body } = await send([broke, broke]);
    expect([status, body.code, await scansLeft()]).toEqual([415, "photo_type_not_supported", 20]);
  });

  it("are recognised where the recogniser fails on one of them", async () => {
    seen = new Map([[40, sure("banana")]]);
    broken = new Set([80]);
    const { body } = await send([await plate(80), await plate(40)]);
    expect(body.foods).toMatchObject([{ name: "banana" }]);
    expect(body.unreadPhotos).toEqual([{ photo: 1, reason: "nothingFound" }]);
  });

  it("name the one whose plate was not recognised beside one that was", async () => {
    seen = new Map([
      [40, sure("banana")],
      [80, { foods: [food("pizza", false)], foodProbability: 0.9 }],
    ]);
    const { body } = await send([await plate(40), await plate(80)]);
    expect(body.unreadPhotos).toEqual([{ photo: 2, reason: "nothingFound" }]);
  });
});

describe("packets among several photos", () => {
  it("a known code is a food beside what the other photos show", async () => {
    seen = new Map([[40, sure("banana")]]);
    const { body } = await send([await packet(testMilk.code), await plate(40)]);
    expect(body).toMatchObject({ readBy: "recogniser", foods: [{ name: "banana" }, { name: "Whole milk" }] });
    expect(body.foods[1].product.code).toBe(testMilk.code);
    expect(await scansLeft()).toBe(19);
  });

  it("codes alone cost no scan, and one packet from two sides is one food", async () => {
    const milk = await packet(testMilk.code);
    const { body } = await send([milk, milk]);
    expect(body).toMatchObject({ readBy: "barcode", foods: [{ name: "Whole milk" }] });
    expect([body.foods.length, await scansLeft()]).toEqual([1, 20]);
  });

  it("a label is bound to the code on another photo", async () => {
    const unknown = "5709262942503";
    const { body } = await send([await packet(unknown), await labelPhoto()]);
    expect(body).toMatchObject({ readBy: "label", foods: [{ product: { code: unknown } }] });
    expect([body.unknownBarcode, body.unreadPhotos]).toEqual([undefined, undefined]);
  });

  it("a label from two sides is one food, under the code that one of them shows", async () => {
    const unknown = "5709262942503";
    const { body } = await send([await labelPhoto(), await labelWithCode(unknown)]);
    expect(body.foods).toMatchObject([{ product: { code: unknown } }]);
    expect(body.foods).toHaveLength(1);
  });

  it("a plate that nobody can name leaves the packet, and its photo is reported", async () => {
    seen = new Map([[40, { ...nothing, foodProbability: 0.9 }]]);
    const { body } = await send([await plate(40), await labelPhoto()]);
    expect(body).toMatchObject({ status: "analysed", readBy: "label", quantity: 40 });
    expect(body.unreadPhotos).toEqual([{ photo: 1, reason: "nothingFound" }]);
  });
});

describe("foods that are weighed as they are added", () => {
  it("have the grams of their photo", async () => {
    seen = new Map([
      [40, sure("banana")],
      [80, sure("banana", "apple")],
    ]);
    const { body } = await send([await plate(40), await plate(80)], { grams: "120,60" });
    expect(weightsOf(body)).toEqual([
      ["banana", 120],
      ["apple", 60],
    ]);
  });

  it("of a packet is its own", async () => {
    const { body } = await send([await packet(testMilk.code)], { grams: "180" });
    expect(weightsOf(body)).toEqual([["Whole milk", 180]]);
  });

  it("wait for the dish that the person names", async () => {
    seen = new Map([[40, { foods: [], foodProbability: 0.9 }]]);
    const { body } = await send([await plate(40), await plate(80)], { grams: "120,60" });
    const [row] = table.rows;
    const edits = [{ kind: "add", table: row?.source.table, code: row?.source.code, grams: 100 }];
    const params = { id: body.id };
    const edited = await app.call(scanning.editSubmission, {
      params,
      headers: person.headers,
      body: { edits },
    });
    expect(edited.body.quantity).toBe(180);
  });

  it("of a photo on which nothing was found are left out, and the photo is reported", async () => {
    seen = new Map([
      [40, sure("banana")],
      [80, sure("banana")],
    ]);
    const { body } = await send([await plate(40), await plate(80)], { grams: "120,60" });
    expect(weightsOf(body)).toEqual([["banana", 120]]);
    expect(body.unreadPhotos).toEqual([{ photo: 2, reason: "nothingFound" }]);
  });

  it.each(["-1", "a", "0", "999999", "1,2,3,4,5", "120;60"])("%s is refused", async (grams) => {
    const { status, body } = await send([await plate(40)], { grams });
    expect([status, body.code]).toEqual([400, "invalid_request"]);
  });
});

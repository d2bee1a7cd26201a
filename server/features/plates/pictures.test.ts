import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createMealCorrector } from "#analysis/correct/correct-meal.ts";
import { analyserOf } from "#analysis/photo/recogniser-analyser.ts";
import { createPhotoScanner } from "#analysis/photo/scan-photo.ts";
import { createTextAnalyser } from "#analysis/text/text-analyser.ts";
import { deleteMeal, deleteMealPicture, listMealPictures } from "#contract/endpoints/meals.ts";
import { saveSettings } from "#contract/endpoints/profile.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { platePhoto, sendPhoto } from "../../testing/send-photo.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

const day = "2026-03-10";
const table = loadFoodTableOnce();
/** What somebody does while a photo is looked at. */
let duringAnalysis: () => Promise<unknown> = async () => {};
const photoScanner = createPhotoScanner({
  table,
  corrector: createMealCorrector(createTextAnalyser(table), table),
  report: () => {},
  analysersOf: (labels) => [
    [
      analyserOf(
        {
          name: "embedded",
          recognise: async () => {
            await duringAnalysis();
            return { foods: [], foodProbability: 0.9 };
          },
          close: async () => {},
        },
        labels,
      ),
    ],
  ],
});

let app: TestApp;
let photo: Buffer;
beforeEach(() => {
  duringAnalysis = async () => {};
});
beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 100, adapters: { photoScanner } });
  photo = await sharp(await platePhoto())
    .withExif({ IFD0: { Make: "A camera", Copyright: "Somebody" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => app.close());

const keep = (keepsPictures: boolean, { headers }: SignedIn) =>
  app.call(saveSettings, { headers, body: { keepsPictures } });
const listed = async ({ headers }: SignedIn) =>
  (await app.call(listMealPictures, { headers, query: { day } })).body;

async function eat({ headers }: SignedIn, others: readonly Uint8Array[] = []): Promise<string> {
  const fields = { note: "two eggs and a slice of toast" };
  const { status, body } = await sendPhoto(app, headers, { photo, others, fields });
  expect(status).toBe(200);
  const params = { id: body.id };
  await app.call(scanning.respondToSubmission, { params, headers, body: [] });
  return (await app.call(scanning.acceptSubmission, { params, headers, body: {} })).body.mealId as string;
}

/** Of everybody: what is stored of photos. */
async function storedPictures(): Promise<number> {
  const scans = await app.db
    .selectFrom("meal_submissions")
    .select("id")
    .where("picture", "is not", null)
    .execute();
  const meals = await app.db.selectFrom("meal_pictures").select("id").execute();
  return scans.length + meals.length;
}

describe("a small picture of a meal", () => {
  it("is not kept by anybody who did not turn it on, nor by a visitor", async () => {
    const person = await app.signUp();
    await eat(person);
    await sendPhoto(app, await app.createVisitor(), { photo });
    expect(await listed(person)).toEqual([]);
    expect(await storedPictures()).toBe(0);
  });

  it("is a square of 96 pixels without metadata, of the first photo, for its owner alone", async () => {
    const [person, other] = [await app.signUp(), await app.signUp()];
    await keep(true, person);
    await keep(true, other);
    const red = await sharp({ create: { width: 200, height: 150, channels: 3, background: "#f00" } })
      .jpeg()
      .toBuffer();
    const mealId = await eat(person, [red]);
    const pictures = await listed(person);
    expect(pictures).toEqual([{ mealId, picture: expect.any(String) }]);
    const file = Buffer.from(pictures[0].picture, "base64");
    const { width, height, format, exif, icc, xmp } = await sharp(file).metadata();
    expect([width, height, format, exif, icc, xmp]).toEqual([
      96,
      96,
      "webp",
      undefined,
      undefined,
      undefined,
    ]);
    const { dominant } = await sharp(file).stats();
    expect(dominant.g).toBeGreaterThan(50);
    expect(await listed(other)).toEqual([]);
    const refused = await app.call(deleteMealPicture, { params: { id: mealId }, headers: other.headers });
    expect(refused.status).toBe(404);
    expect(await listed(person)).toHaveLength(1);
  });

  it("goes alone, with its meal, with a discarded scan, and altogether when it is turned off", async () => {
    const person = await app.signUp();
    const { headers } = person;
    await keep(true, person);
    const [first, second] = [await eat(person), await eat(person)];
    await eat(person);
    await app.call(deleteMealPicture, { params: { id: first }, headers });
    expect(await listed(person)).toHaveLength(2);
    await app.call(deleteMeal, { params: { id: second }, headers });
    expect(await listed(person)).toHaveLength(1);
    const before = await storedPictures();
    const { body } = await sendPhoto(app, headers, { photo });
    expect(await storedPictures()).toBe(before + 1);
    await app.call(scanning.discardSubmission, { params: { id: body.id }, headers });
    expect(await storedPictures()).toBe(before);
    await sendPhoto(app, headers, { photo });
    await keep(false, person);
    expect(await storedPictures()).toBe(before - 1);
    expect(await listed(person)).toEqual([]);
  });

  it("is not kept of a photo that is analysed while it is turned off", async () => {
    const person = await app.signUp();
    await keep(true, person);
    const before = await storedPictures();
    duringAnalysis = () => keep(false, person);
    await eat(person);
    expect(await storedPictures()).toBe(before);
  });
});

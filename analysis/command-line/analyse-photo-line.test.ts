import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createMealCorrector } from "../correct/correct-meal.ts";
import type { PhotoReading } from "../photo/recogniser.ts";
import { analyserOf } from "../photo/recogniser-analyser.ts";
import { createPhotoScanner } from "../photo/scan-photo.ts";
import { createTextAnalyser } from "../text/text-analyser.ts";
import { analysePhotoLine, photoLineOf } from "./analyse-photo-line.ts";

let folder: string;
let reading: PhotoReading;
const table = loadFoodTableOnce();
const scanner = createPhotoScanner({
  table,
  corrector: createMealCorrector(createTextAnalyser(table), table),
  report: () => {},
  analysersOf: (labels) => [
    [analyserOf({ name: "embedded", recognise: async () => reading, close: async () => {} }, labels)],
  ],
});
const photo = () => join(folder, "photo.png");

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "photo-line-"));
  await sharp({ create: { width: 40, height: 30, channels: 4, background: "#ff880080" } })
    .png()
    .toFile(photo());
});
afterAll(() => rm(folder, { recursive: true }));

function answerTo(value: object) {
  const line = photoLineOf(JSON.stringify(value));
  if (line === undefined) throw new Error("The line names a photo.");
  return analysePhotoLine(scanner, line);
}

test("answers with the foods recognised with certainty, counted, in the requested language", async () => {
  reading = { foods: [{ labelId: "apple", probability: 0.95, pieces: 2, isSure: true }], foodProbability: 1 };
  const answer = await answerTo({ id: "a", photo: photo(), language: "fr" });
  expect(answer).toMatchObject({ id: "a", name: "pomme", quantity: 400, calories: 244 });
});

test("answers with the first guided question when no analyser recognises the photo", async () => {
  reading = { foods: [], foodProbability: 0.5 };
  expect(await answerTo({ id: 1, photo: photo() })).toMatchObject({ id: 1, status: "clarification_needed" });
});

test("what is no picture, or not there, is an error of that line", async () => {
  const file = join(folder, "text.jpg");
  await writeFile(file, "not a picture");
  expect(await answerTo({ id: 2, photo: file })).toMatchObject({ error: { code: "photo_unreadable" } });
  expect(await answerTo({ id: 3, photo: join(folder, "none") })).toMatchObject({ id: 3, error: {} });
});

test("a line of words names no photo", () => {
  expect(photoLineOf('{"id":1,"text":"an apple in a \\"photo\\""}')).toBeUndefined();
  expect(photoLineOf("photo")).toBeUndefined();
});

import { afterAll, expect, test } from "vitest";
import { plateFeaturesLength } from "#domain/scan/photo-limits.ts";
import { likenessesOf } from "../plates/compare-plates.ts";
import type { DecodedPhoto } from "../recogniser.ts";
import { createEmbeddedRecogniser } from "./embedded-recogniser.ts";

const recogniser = createEmbeddedRecogniser();
afterAll(() => recogniser.close());

function painted(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => readonly number[],
): DecodedPhoto {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set(colourAt(x, y), (y * width + x) * 3);
  }
  return { width, height, data };
}
const grey = painted(320, 240, () => [128, 128, 128]);
/** Orange discs on white, shaded as balls are. */
const oranges = painted(480, 480, (x, y) => {
  const dx = (x % 160) - 80;
  const dy = (y % 160) - 80;
  const away = Math.hypot(dx, dy) / 72;
  if (away > 1) return [236, 232, 226];
  const light = 1 - 0.45 * away * away - (0.15 * (dx + dy)) / 160;
  return [250 * light, 142 * light, 28 * light];
});

test("finds no food on a grey wall", async () => {
  const reading = await recogniser.recognise(grey);
  expect(reading.foods.filter((food) => food.isSure)).toEqual([]);
  expect(reading.foodProbability).toBeLessThan(0.3);
}, 30_000);

test("painted oranges are seen as orange, the same each time", async () => {
  const [once, again] = await Promise.all([recogniser.recognise(oranges), recogniser.recognise(oranges)]);
  expect(once.foods[0]?.labelId).toBe("orange");
  expect(again).toEqual(once);
}, 30_000);

test("the smallest and the longest photo are read", async () => {
  for (const photo of [painted(1, 1, () => [9, 9, 9]), painted(1568, 2, () => [200, 30, 30])]) {
    expect((await recogniser.recognise(photo)).foods.filter((food) => food.isSure)).toEqual([]);
  }
}, 30_000);

test("an aborted photo is not waited for, and the next one is read", async () => {
  const abort = new AbortController();
  const waiting = recogniser.recognise(oranges, abort.signal);
  abort.abort(new Error("too late"));
  await expect(waiting).rejects.toThrow("too late");
  await expect(recogniser.recognise(grey, AbortSignal.abort(new Error("before")))).rejects.toThrow("before");
  expect((await recogniser.recognise(oranges)).foods[0]?.labelId).toBe("orange");
}, 30_000);

test("closed, it starts again with the next photo", async () => {
  await recogniser.close();
  expect((await recogniser.recognise(oranges)).foods[0]?.labelId).toBe("orange");
}, 30_000);

test("a picture is described in 1,280 bytes, which are alike for the same thing from another side", async () => {
  const features = async (photo: DecodedPhoto) =>
    (await recogniser.recognise(photo)).features ?? new Uint8Array();
  const cropped = painted(400, 400, (x, y) => [
    ...oranges.data.subarray((y * 480 + x) * 3, (y * 480 + x) * 3 + 3),
  ]);
  const [whole, part, wall] = [await features(oranges), await features(cropped), await features(grey)];
  expect(whole).toHaveLength(plateFeaturesLength);
  const [ofPart = 0, ofWall = 0] = likenessesOf(whole, [part, wall]);
  expect(ofPart).toBeGreaterThan(ofWall + 0.3);
}, 30_000);

// On a model of the same shape that knows four colours, made by make_tiny_siglip.py.
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { loadPhotoLabels } from "../load-photo-labels.ts";
import type { DecodedPhoto, FoodRecogniser } from "../recogniser.ts";
import { makeLabelEmbeddings } from "./make-label-embeddings.ts";
import { filesOf, isComplete } from "./model-folder.ts";
import { createZeroShotRecogniser } from "./zero-shot-recogniser.ts";

const labels = loadPhotoLabels(loadFoodTableOnce()).all;
let folder: string;
let recogniser: FoodRecogniser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "photo-model-"));
  await cp(fileURLToPath(new URL("./testing/", import.meta.url)), folder, { recursive: true });
  expect(isComplete(folder)).toBe(false);
  await makeLabelEmbeddings(folder, labels);
  recogniser = createZeroShotRecogniser(folder, labels);
});
afterAll(async () => {
  await recogniser.close();
  await rm(folder, { recursive: true });
});

function coloured(red: number, green: number, blue: number): DecodedPhoto {
  const width = 400;
  const height = 300;
  const data = Uint8Array.from({ length: width * height * 3 }, (_, at) => [red, green, blue][at % 3] ?? 0);
  return { width, height, data };
}

test("with its labels embedded the model is complete", () => {
  expect(isComplete(folder)).toBe(true);
});

test("recognises a colour that one label names", async () => {
  const { foods, foodProbability } = await recogniser.recognise(coloured(60, 140, 40));
  expect(foods[0]).toMatchObject({ labelId: "broccoli", isSure: true, pieces: null });
  expect(foodProbability).toBeGreaterThan(0.99);
});

test("a colour that several labels name is offered as a choice, not recognised with certainty", async () => {
  const { foods } = await recogniser.recognise(coloured(210, 40, 30));
  expect(foods.map((food) => food.labelId)).toContain("tomato");
  expect(foods.filter((food) => food.isSure)).toEqual([]);
});

test("a colour that no name means is no food to be sure of", async () => {
  const { foods } = await recogniser.recognise(coloured(128, 127, 128));
  expect(foods).toEqual([]);
});

test("refuses embeddings made for other labels", async () => {
  const fewer = createZeroShotRecogniser(folder, labels.slice(1));
  await expect(fewer.recognise(coloured(60, 140, 40))).rejects.toThrow("npm run photo-model");
  await fewer.close();
});

test("rejects a photo, and keeps running, when the model file is broken", async () => {
  const broken = await mkdtemp(join(tmpdir(), "photo-model-"));
  await cp(folder, broken, { recursive: true });
  await writeFile(filesOf(broken).visionModel, "not a model");
  const recogniserOfBroken = createZeroShotRecogniser(broken, labels);
  await expect(recogniserOfBroken.recognise(coloured(1, 2, 3))).rejects.toThrow("could not read the photo");
  await recogniserOfBroken.close();
  await rm(broken, { recursive: true });
});

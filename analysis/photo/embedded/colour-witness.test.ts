import { expect, test } from "vitest";
import type { DecodedPhoto } from "../recogniser.ts";
import type { FoodBox } from "./boxes.ts";
import { readColours } from "./colour-witness.ts";
import { detectorInput } from "./detector-input.ts";

type Colour = readonly [number, number, number];
const carrotOrange: Colour = [230, 120, 40];
const radishWhite: Colour = [235, 232, 228];

/** Half as high as wide, in two colours: the upper half of the photo has the first. */
function halves(upper: Colour, lower: Colour): DecodedPhoto {
  const [width, height] = [64, 32];
  const data = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    data.set(pixel < (width * height) / 2 ? upper : lower, pixel * 3);
  }
  return { width, height, data };
}

/** Rows of the detector's square: the photo lies in rows 128 to 384. */
function boxOf(label: FoodBox["label"], top: number, bottom: number): FoodBox {
  return { label, probability: 0.9, left: 100, right: 400, top, bottom };
}

test("counts a food's colour in its boxes, and in the photo without the black around it", () => {
  const view = detectorInput(halves(carrotOrange, radishWhite));
  const share = readColours(view, [boxOf("carrot", 130, 240)]).get("carrot");
  expect(share?.ofBoxes).toBeCloseTo(1, 1);
  expect(share?.ofPhoto).toBeCloseTo(0.5, 1);
  expect(readColours(view, [boxOf("carrot", 270, 380)]).get("carrot")?.ofBoxes).toBeCloseTo(0, 1);
});

test("a red apple and a green one have an apple's colour, a blue ball has not", () => {
  const shareOf = (colour: Colour) =>
    readColours(detectorInput(halves(colour, colour)), [boxOf("apple", 150, 350)]).get("apple")?.ofBoxes;
  expect(shareOf([190, 25, 40])).toBeCloseTo(1, 1);
  expect(shareOf([130, 190, 60])).toBeCloseTo(1, 1);
  expect(shareOf([40, 60, 200])).toBe(0);
});

test("boxes that reach beyond the photo are cut, foods without boxes or without a colour of their own are left out", () => {
  const view = detectorInput(halves(carrotOrange, carrotOrange));
  const beyond = { ...boxOf("orange", -50, 900), left: -80, right: 700 };
  expect([...readColours(view, [beyond, boxOf("cake", 130, 240)]).keys()]).toEqual(["orange"]);
  expect(readColours(view, [beyond]).get("orange")?.ofBoxes).toBeCloseTo(0.5, 1);
});

// The models were trained on pictures scaled by Pillow's filters, so ours must scale alike.
import { expect, test } from "vitest";
import type { DecodedPhoto } from "../recogniser.ts";
import { toColourPlanes } from "./model-input.ts";
import { resizeRegion } from "./resize.ts";

function patterned(width: number, height: number): DecodedPhoto {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3);
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    return [(x * 37 + y * 11) % 256, (x * x + y * 29) % 256, (x * y * 7 + 40) % 256][at % 3] ?? 0;
  });
  return { width, height, data };
}
const photo = patterned(13, 9);
const whole = { left: 0, top: 0, width: 13, height: 9 };

function mostApart(seen: Uint8ClampedArray, expected: readonly number[]): number {
  return Math.max(...expected.map((value, at) => Math.abs(value - (seen[at] ?? 0))));
}

// The same picture, resized by Pillow 13.0.0.
const shrunkBicubic = [
  58, 33, 49, 171, 50, 73, 87, 91, 107, 149, 155, 114, 93, 118, 75, 175, 138, 163, 89, 184, 139, 186, 156,
  129, 131, 206, 106, 143, 192, 144, 100, 133, 126, 178, 70, 130,
];
const shrunkBilinear = [
  67, 39, 53, 161, 57, 78, 94, 96, 106, 149, 149, 115, 97, 119, 80, 165, 137, 154, 98, 174, 136, 179, 155,
  127, 127, 199, 105, 142, 187, 140, 105, 135, 129, 173, 79, 129,
];
const enlargedBicubic = [
  0, 0, 40, 13, 0, 40, 41, 0, 39, 65, 1, 39, 89, 4, 39, 113, 7, 38, 137, 12, 38, 161, 17, 38, 185, 23, 38,
  228, 30, 37, 160, 38, 37, 5, 47, 37,
];
const croppedBicubic = [
  104, 47, 64, 172, 58, 80, 197, 76, 97, 39, 99, 120, 123, 95, 92, 192, 106, 128, 171, 124, 176, 55, 147, 170,
  143, 149, 122, 218, 160, 189, 85, 177, 194, 68, 206, 68, 167, 197, 156, 189, 208, 194, 62, 232, 80, 93, 172,
  126,
];

test("shrinks as Pillow does, within a level", () => {
  const size = { width: 4, height: 3 };
  expect(
    mostApart(resizeRegion(photo, whole, { size, filter: "bicubic" }), shrunkBicubic),
  ).toBeLessThanOrEqual(1);
  expect(
    mostApart(resizeRegion(photo, whole, { size, filter: "bilinear" }), shrunkBilinear),
  ).toBeLessThanOrEqual(1);
});

test("enlarges as Pillow does, within a level", () => {
  const enlarged = resizeRegion(photo, whole, { size: { width: 20, height: 14 }, filter: "bicubic" });
  expect(mostApart(enlarged, enlargedBicubic)).toBeLessThanOrEqual(1);
});

test("crops before it scales: what lies beside the region is not seen", () => {
  const region = { left: 2, top: 1, width: 7, height: 7 };
  const cropped = resizeRegion(photo, region, { size: { width: 4, height: 4 }, filter: "bicubic" });
  expect(mostApart(cropped, croppedBicubic)).toBeLessThanOrEqual(1);
});

test("one colour stays one colour", () => {
  const grey = { width: 30, height: 7, data: new Uint8Array(30 * 7 * 3).fill(93) };
  const scaled = resizeRegion(
    grey,
    { left: 0, top: 0, width: 30, height: 7 },
    { size: { width: 11, height: 40 }, filter: "bicubic" },
  );
  expect(new Set(scaled)).toEqual(new Set([93]));
});

test("planes hold the reds, then the greens, then the blues, normalised", () => {
  const pixels = Uint8ClampedArray.from([0, 127, 255, 10, 20, 30, 40, 50, 60, 70, 80, 90]);
  const planes = toColourPlanes(pixels, 2, { mean: [127, 127, 127], deviation: [128, 128, 128] });
  expect([...planes].map((value) => Math.round(value * 128 + 127))).toEqual([
    0, 10, 40, 70, 127, 20, 50, 80, 255, 30, 60, 90,
  ]);
});

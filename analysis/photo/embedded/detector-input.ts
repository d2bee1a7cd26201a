import { toColourPlanes } from "../pixels/model-input.ts";
import { type Region, resizeRegion } from "../pixels/resize.ts";
import type { DecodedPhoto } from "../recogniser.ts";

/** The CenterNet was trained on squares of this side. Pixels. */
export const detectorSide = 512;
/** It takes the pixels as they are; its first layer scales them. */
const normalisation = { mean: [0, 0, 0], deviation: [1, 1, 1] } as const;

/** A photo prepared for the detector. */
export interface DetectorView {
  /** Red, green and blue, each a square of values from 0 to 255. */
  readonly planes: Float32Array;
  /** The photo's own part of the square. Pixels. */
  readonly photoPixels: number;
}

function placeIn(photo: DecodedPhoto) {
  const scale = detectorSide / Math.max(photo.width, photo.height);
  const width = Math.max(1, Math.round(photo.width * scale));
  const height = Math.max(1, Math.round(photo.height * scale));
  const [left, top] = [Math.floor((detectorSide - width) / 2), Math.floor((detectorSide - height) / 2)];
  return { scale, width, height, left, top };
}

/** The whole photo in its proportions, centred on black, as the network was trained and evaluated. */
export function detectorInput(photo: DecodedPhoto): DetectorView {
  const { width, height, left, top } = placeIn(photo);
  const whole = { left: 0, top: 0, width: photo.width, height: photo.height };
  const scaled = resizeRegion(photo, whole, { size: { width, height }, filter: "bilinear" });
  const square = new Uint8ClampedArray(detectorSide * detectorSide * 3);
  for (let row = 0; row < height; row++) {
    const line = scaled.subarray(row * width * 3, (row + 1) * width * 3);
    square.set(line, ((top + row) * detectorSide + left) * 3);
  }
  return { planes: toColourPlanes(square, detectorSide, normalisation), photoPixels: width * height };
}

type Side = "left" | "top" | "right" | "bottom";

/** How much more than a box a closer look shows, so that the piece is seen whole. */
const closerMargin = 1.4;

/** The square of the photo around a box of the detector's square, moved inside where it sticks out. */
export function squareAround(photo: DecodedPhoto, box: Readonly<Record<Side, number>>): Region {
  const { scale, left, top } = placeIn(photo);
  const wanted = (closerMargin * Math.max(box.right - box.left, box.bottom - box.top)) / scale;
  const side = Math.max(1, Math.floor(Math.min(photo.width, photo.height, wanted)));
  const inside = (centre: number, length: number) =>
    Math.floor(Math.min(length - side, Math.max(0, centre - side / 2)));
  return {
    left: inside(((box.left + box.right) / 2 - left) / scale, photo.width),
    top: inside(((box.top + box.bottom) / 2 - top) / scale, photo.height),
    width: side,
    height: side,
  };
}

import { toColourPlanes } from "../pixels/model-input.ts";
import { resizeRegion } from "../pixels/resize.ts";
import type { DecodedPhoto } from "../recogniser.ts";

/** The CenterNet was trained on squares of this side. Pixels. */
export const detectorSide = 512;
/** It takes the pixels as they are; its first layer scales them. */
const normalisation = { mean: [0, 0, 0], deviation: [1, 1, 1] } as const;

/** What the detector is given. */
export interface DetectorView {
  /** Red, green and blue, each a square of values from 0 to 255. */
  readonly planes: Float32Array;
  /** The photo's own part of the square. Pixels. */
  readonly photoPixels: number;
}

/** As the network was trained and evaluated: the whole photo, in its proportions, centred on black. */
export function detectorInput(photo: DecodedPhoto): DetectorView {
  const scale = detectorSide / Math.max(photo.width, photo.height);
  const width = Math.max(1, Math.round(photo.width * scale));
  const height = Math.max(1, Math.round(photo.height * scale));
  const whole = { left: 0, top: 0, width: photo.width, height: photo.height };
  const scaled = resizeRegion(photo, whole, { size: { width, height }, filter: "bilinear" });
  const left = Math.floor((detectorSide - width) / 2);
  const top = Math.floor((detectorSide - height) / 2);
  const square = new Uint8ClampedArray(detectorSide * detectorSide * 3);
  for (let row = 0; row < height; row++) {
    const line = scaled.subarray(row * width * 3, (row + 1) * width * 3);
    square.set(line, ((top + row) * detectorSide + left) * 3);
  }
  return { planes: toColourPlanes(square, detectorSide, normalisation), photoPixels: width * height };
}

import type { DecodedPhoto } from "../recogniser.ts";

/** A part of a photo, in its pixels; may be fractional. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type ResizeFilter = "bilinear" | "bicubic";

interface Kernel {
  /** How far it reaches, in pixels of the larger of the two pictures. */
  readonly support: number;
  weigh(distance: number): number;
}

/** Keys' cubic convolution with a = −0.5, as Pillow and TensorFlow's antialiased resize have it. */
function cubicKernel(distance: number): number {
  const x = Math.abs(distance);
  if (x < 1) return (1.5 * x - 2.5) * x * x + 1;
  return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0;
}

const kernels: Readonly<Record<ResizeFilter, Kernel>> = {
  bilinear: { support: 1, weigh: (distance) => Math.max(0, 1 - Math.abs(distance)) },
  bicubic: { support: 2, weigh: cubicKernel },
};

/** For one pixel of the result: the first source pixel and the weights from it on, which add up to 1. */
interface Taps {
  readonly first: number;
  readonly weights: Float32Array;
}

interface ResizedEdge {
  readonly from: number;
  readonly length: number;
  readonly available: number;
  readonly target: number;
  readonly kernel: Kernel;
}

/** Antialiased: when shrinking, the kernel is as much wider as the picture gets smaller. */
function tapsOf({ from, length, available, target, kernel }: ResizedEdge): Taps[] {
  const scale = length / target;
  const widening = Math.max(1, scale);
  const reach = kernel.support * widening;
  return Array.from({ length: target }, (_, at) => {
    const centre = from + (at + 0.5) * scale;
    const first = Math.max(0, Math.floor(from), Math.floor(centre - reach + 0.5));
    const last = Math.min(available, Math.ceil(from + length), Math.floor(centre + reach + 0.5));
    const weights = new Float32Array(Math.max(1, last - first));
    for (let tap = 0; tap < weights.length; tap++) {
      weights[tap] = kernel.weigh((first + tap + 0.5 - centre) / widening);
    }
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return { first: Math.min(first, available - 1), weights: weights.map((weight) => weight / (sum || 1)) };
  });
}

const channels = 3;

interface RowBand {
  readonly columns: readonly Taps[];
  readonly fromRow: number;
  readonly rows: number;
}

function resizeRows(photo: DecodedPhoto, { columns, fromRow, rows }: RowBand) {
  const narrow = new Float32Array(rows * columns.length * channels);
  let out = 0;
  for (let row = fromRow; row < fromRow + rows; row++) {
    const start = row * photo.width * channels;
    for (const { first, weights } of columns) {
      let red = 0;
      let green = 0;
      let blue = 0;
      let at = start + first * channels;
      for (const weight of weights) {
        red += weight * (photo.data[at] ?? 0);
        green += weight * (photo.data[at + 1] ?? 0);
        blue += weight * (photo.data[at + 2] ?? 0);
        at += channels;
      }
      narrow[out] = red;
      narrow[out + 1] = green;
      narrow[out + 2] = blue;
      out += channels;
    }
  }
  return narrow;
}

interface Scaling {
  readonly size: { readonly width: number; readonly height: number };
  readonly filter: ResizeFilter;
}

/**
 * The region at the given size: red, green, blue of each pixel, 0 to 255, rounded as bytes are.
 * Filters across, then down, as Pillow does; agrees with it to within one level.
 */
export function resizeRegion(
  photo: DecodedPhoto,
  region: Region,
  { size, filter }: Scaling,
): Uint8ClampedArray {
  const kernel = kernels[filter];
  const columns = tapsOf({
    from: region.left,
    length: region.width,
    available: photo.width,
    target: size.width,
    kernel,
  });
  const lines = tapsOf({
    from: region.top,
    length: region.height,
    available: photo.height,
    target: size.height,
    kernel,
  });
  const fromRow = lines[0]?.first ?? 0;
  const last = lines.at(-1);
  const rows = last === undefined ? 0 : last.first + last.weights.length - fromRow;
  const narrow = resizeRows(photo, { columns, fromRow, rows });
  const stride = size.width * channels;
  const result = new Uint8ClampedArray(size.height * stride);
  const sums = new Float32Array(stride);
  lines.forEach(({ first, weights }, line) => {
    sums.fill(0);
    weights.forEach((weight, tap) => {
      const start = (first - fromRow + tap) * stride;
      for (let at = 0; at < stride; at++) sums[at] = (sums[at] ?? 0) + weight * (narrow[start + at] ?? 0);
    });
    result.set(sums, line * stride);
  });
  return result;
}

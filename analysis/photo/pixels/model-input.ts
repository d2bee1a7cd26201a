/** Each channel's `(value − mean) / deviation`; one number for all three, or one a channel. Values are 0 to 255. */
export interface Normalisation {
  readonly mean: readonly [number, number, number];
  readonly deviation: readonly [number, number, number];
}

/** Converts red, green, blue of each pixel to a plane of each colour (`NCHW` with one picture). @param pixels `side * side * 3` values. */
export function toColourPlanes(
  pixels: Uint8ClampedArray,
  side: number,
  { mean, deviation }: Normalisation,
): Float32Array {
  const plane = side * side;
  const planes = new Float32Array(plane * 3);
  for (const channel of [0, 1, 2] as const) {
    const offset = mean[channel];
    const scale = 1 / deviation[channel];
    for (let at = 0; at < plane; at++) {
      planes[channel * plane + at] = ((pixels[at * 3 + channel] ?? 0) - offset) * scale;
    }
  }
  return planes;
}

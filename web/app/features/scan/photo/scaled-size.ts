/** web/features/scan/photo: sizes of pictures, in pixels. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The same shape with no side above `maxSide`; never larger than it was, never without a pixel. */
export function scaledSize({ width, height }: Size, maxSide: number): Size {
  const factor = Math.min(1, maxSide / Math.max(width, height));
  return { width: atLeastOne(width * factor), height: atLeastOne(height * factor) };
}

function atLeastOne(length: number): number {
  return Math.max(1, Math.round(length));
}

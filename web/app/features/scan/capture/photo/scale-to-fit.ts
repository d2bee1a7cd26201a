/** web/features/scan/photo: sizes of pictures, in pixels. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The same shape with no side above `maxSide`; never larger than it was, never without a pixel. */
export function scaleToFit({ width, height }: Size, maxSide: number): Size {
  const factor = Math.min(1, maxSide / Math.max(width, height));
  return { width: roundToPixels(width * factor), height: roundToPixels(height * factor) };
}

function roundToPixels(length: number): number {
  return Math.max(1, Math.round(length));
}

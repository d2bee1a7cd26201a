export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Keeps the aspect ratio, never enlarges, and leaves at least one pixel a side. */
export function scaleToFit({ width, height }: Size, maxSide: number): Size {
  const factor = Math.min(1, maxSide / Math.max(width, height));
  return { width: roundToPixels(width * factor), height: roundToPixels(height * factor) };
}

function roundToPixels(length: number): number {
  return Math.max(1, Math.round(length));
}

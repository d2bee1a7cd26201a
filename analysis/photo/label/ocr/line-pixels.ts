import type { DecodedPhoto } from "../../recogniser.ts";
import type { TextBox } from "./rectangle.ts";

/** Height of the lines that the recogniser reads. Pixels. */
export const lineHeight = 48;
const lineWidthMax = 1600;

export function lineWidthOf({ width, height }: TextBox): number {
  const scaled = Math.round((width / Math.max(1, height)) * lineHeight);
  return Math.min(lineWidthMax, Math.max(16, scaled));
}

function sampleInto(target: Float32Array, photo: DecodedPhoto, at: { x: number; y: number }): void {
  const { width, height, data } = photo;
  const x = Math.min(width - 1, Math.max(0, at.x - 0.5));
  const y = Math.min(height - 1, Math.max(0, at.y - 0.5));
  const left = Math.floor(x);
  const top = Math.floor(y);
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const fx = x - left;
  const fy = y - top;
  for (let channel = 0; channel < 3; channel++) {
    const pixel = (column: number, row: number) => data[(row * width + column) * 3 + channel] ?? 0;
    const above = pixel(left, top) * (1 - fx) + pixel(right, top) * fx;
    const below = pixel(left, bottom) * (1 - fx) + pixel(right, bottom) * fx;
    target[channel] = (target[channel] ?? 0) + above * (1 - fy) + below * fy;
  }
}

/** Cuts the line out upright, as planes of blue, green and red from −1 to 1; the rest of `width` stays 0. */
export function writeLine(photo: DecodedPhoto, box: TextBox, into: { planes: Float32Array; width: number }) {
  const cos = Math.cos(box.angle);
  const sin = Math.sin(box.angle);
  const columns = Math.min(lineWidthOf(box), into.width);
  const plane = into.width * lineHeight;
  const across = box.height / lineHeight;
  const along = box.width / columns;
  const half = box.width / 2;
  // Large text is averaged, so that its edges do not break up.
  const samples = Math.max(1, Math.min(4, Math.round(across)));
  const colour = new Float32Array(3);
  for (let row = 0; row < lineHeight; row++) {
    for (let column = 0; column < columns; column++) {
      colour.fill(0);
      for (let sample = 0; sample < samples * samples; sample++) {
        const dx = ((sample % samples) + 0.5) / samples;
        const dy = (Math.floor(sample / samples) + 0.5) / samples;
        const u = (column + dx) * along - box.width / 2;
        const v = (row + dy) * across - box.height / 2 + box.bow * (u / half) ** 2;
        sampleInto(colour, photo, {
          x: box.centre.x + u * cos - v * sin,
          y: box.centre.y + u * sin + v * cos,
        });
      }
      for (let channel = 0; channel < 3; channel++) {
        const value = (colour[channel] ?? 0) / (samples * samples);
        into.planes[(2 - channel) * plane + row * into.width + column] = value / 127.5 - 1;
      }
    }
  }
}

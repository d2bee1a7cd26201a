import { bendBox, type Point, smallestBox, type TextBox } from "./rectangle.ts";

/** How likely each pixel is part of a line of text, 0 to 1, row by row. */
export interface TextMap {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** As PP-OCRv4 is published: a pixel is text above the first; a line counts above the second. */
const pixelThreshold = 0.3;
const lineThreshold = 0.5;
/** The network marks the core of a line; its box is this much larger. */
const growth = 1.6;
/** Pixels of the map. */
const sideMin = 3;
/** A photo of a newspaper must not take minutes. */
const boxesMax = 220;

interface Blob {
  readonly pixels: Point[];
  readonly outline: Point[];
  readonly mean: number;
}

function fillBlob(map: TextMap, seen: Uint8Array, start: number): Blob {
  const { width, height, data } = map;
  const isText = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && (data[y * width + x] ?? 0) > pixelThreshold;
  const stack = [start];
  const outline: Point[] = [];
  const pixels: Point[] = [];
  let sum = 0;
  seen[start] = 1;
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % width;
    const y = (at - x) / width;
    sum += data[at] ?? 0;
    pixels.push({ x, y });
    if (!isText(x, y - 1) || !isText(x, y + 1)) {
      outline.push({ x, y }, { x: x + 1, y }, { x, y: y + 1 }, { x: x + 1, y: y + 1 });
    }
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const next = at + dy * width + dx;
        if (!isText(x + dx, y + dy) || seen[next] === 1) continue;
        seen[next] = 1;
        stack.push(next);
      }
    }
  }
  return { pixels, outline, mean: sum / pixels.length };
}

function grow(box: TextBox): TextBox {
  const distance = (box.width * box.height * growth) / (2 * (box.width + box.height));
  return { ...box, width: box.width + 2 * distance, height: box.height + 2 * distance };
}

/** Lines of text as turned rectangles, in pixels of the map, in no particular order. */
export function findText(map: TextMap): readonly TextBox[] {
  const seen = new Uint8Array(map.width * map.height);
  const boxes: TextBox[] = [];
  for (let at = 0; at < seen.length && boxes.length < boxesMax; at++) {
    if (seen[at] === 1 || (map.data[at] ?? 0) <= pixelThreshold) continue;
    const { pixels, outline, mean } = fillBlob(map, seen, at);
    if (mean < lineThreshold || outline.length === 0) continue;
    const box = bendBox(smallestBox(outline), pixels);
    if (Math.min(box.width, box.height) >= sideMin) boxes.push(grow(box));
  }
  return boxes;
}

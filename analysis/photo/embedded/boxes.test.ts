import { expect, test } from "vitest";
import { overlapOf, readBoxes } from "./boxes.ts";

const cells = 128;
const plane = cells * cells;

function planes(
  peaks: readonly { label: number; x: number; y: number; probability: number }[],
  reach: number,
) {
  const heat = new Float32Array(10 * plane);
  for (const { label, x, y, probability } of peaks) heat[label * plane + y * cells + x] = probability;
  return readBoxes(heat, new Float32Array(4 * plane).fill(reach));
}

test("a peak is a box around its cell, in input pixels, with its label", () => {
  expect(planes([{ label: 5, x: 30, y: 10, probability: 0.75 }], 12)).toEqual([
    { label: "carrot", probability: 0.75, left: 108, top: 28, right: 132, bottom: 52 },
  ]);
});

test("ignores noise and lists the likeliest box first", () => {
  const boxes = planes(
    [
      { label: 1, x: 5, y: 5, probability: 0.1 },
      { label: 1, x: 50, y: 5, probability: 0.25 },
      { label: 3, x: 100, y: 5, probability: 0.5 },
    ],
    10,
  );
  expect(boxes.map((box) => box.label)).toEqual(["orange", "apple"]);
});

test("merges two peaks of one label on one piece, but not those of two labels", () => {
  const near = { x: 41, y: 40, probability: 0.4 };
  const far = { x: 40, y: 40, probability: 0.6 };
  expect(
    planes(
      [
        { label: 0, ...far },
        { label: 0, ...near },
      ],
      40,
    ),
  ).toHaveLength(1);
  expect(
    planes(
      [
        { label: 0, ...far },
        { label: 1, ...near },
      ],
      40,
    ),
  ).toHaveLength(2);
});

test("boxes that do not touch share nothing, a box shares all with itself", () => {
  const [a, b] = planes(
    [
      { label: 0, x: 10, y: 10, probability: 0.9 },
      { label: 0, x: 90, y: 90, probability: 0.8 },
    ],
    10,
  );
  if (a === undefined || b === undefined) throw new Error("Two boxes were drawn.");
  expect(overlapOf(a, b)).toBe(0);
  expect(overlapOf(a, a)).toBe(1);
});

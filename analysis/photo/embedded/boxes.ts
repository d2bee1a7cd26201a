import { detectorSide } from "./detector-input.ts";

/** The classes of COCO that the detector finds, in the model's order. The names are label ids. */
export const detectorLabels = [
  "banana",
  "apple",
  "sandwich",
  "orange",
  "broccoli",
  "carrot",
  "hot-dog",
  "pizza",
  "donut",
  "cake",
] as const;
export type DetectorLabel = (typeof detectorLabels)[number];

/** A food found, with its sides in pixels of the detector's square. */
export interface FoodBox {
  readonly label: DetectorLabel;
  readonly probability: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Peaks below are noise: more than a hundred a photo. */
const probabilityMin = 0.2;
/** Two boxes of one food that share more than this are the same piece. */
const sameOverlapMin = 0.5;
/** An output cell is four input pixels. */
const cellPixels = 4;
const cellsAcross = detectorSide / cellPixels;
const cellCount = cellsAcross * cellsAcross;

/** Shared part of the two boxes' common area: 0 to 1. */
export function overlapOf(a: FoodBox, b: FoodBox): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (width <= 0 || height <= 0) return 0;
  const areaOf = (box: FoodBox) => (box.right - box.left) * (box.bottom - box.top);
  return (width * height) / (areaOf(a) + areaOf(b) - width * height);
}

function cellsOf(peaks: Float32Array, plane: number): number[] {
  const cells: number[] = [];
  for (let at = plane * cellCount; at < (plane + 1) * cellCount; at++) {
    if ((peaks[at] ?? 0) >= probabilityMin) cells.push(at - plane * cellCount);
  }
  return cells;
}

/**
 * @param peaks a plane of cells for each label: its probability where it is highest among its neighbours, else 0.
 * @param sides four planes of cells: how far left, top, right and bottom lie from the peak, in input pixels.
 * @returns surest first, each piece once.
 */
export function readBoxes(peaks: Float32Array, sides: Float32Array): FoodBox[] {
  const sideOf = (side: number, cell: number) => sides[side * cellCount + cell] ?? 0;
  const found = detectorLabels.flatMap((label, plane) =>
    cellsOf(peaks, plane).map((cell): FoodBox => {
      const x = (cell % cellsAcross) * cellPixels;
      const y = Math.floor(cell / cellsAcross) * cellPixels;
      return {
        label,
        probability: peaks[plane * cellCount + cell] ?? 0,
        left: x - sideOf(0, cell),
        top: y - sideOf(1, cell),
        right: x + sideOf(2, cell),
        bottom: y + sideOf(3, cell),
      };
    }),
  );
  found.sort((a, b) => b.probability - a.probability);
  return found.reduce<FoodBox[]>((kept, box) => {
    const isKnown = kept.some((other) => other.label === box.label && overlapOf(other, box) > sameOverlapMin);
    if (!isKnown) kept.push(box);
    return kept;
  }, []);
}

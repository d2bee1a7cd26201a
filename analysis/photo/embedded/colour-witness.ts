import type { DetectorLabel, FoodBox } from "./boxes.ts";
import { type DetectorView, detectorSide } from "./detector-input.ts";

/** Hue in degrees (the start may exceed the end: red lies on both sides of 0); saturation and value from 0 to 1. */
interface ColourRange {
  readonly hues: readonly (readonly [number, number])[];
  readonly saturationMin: number;
  readonly valueMin: number;
}

/** Ordinary colours of these foods in daylight and under warm lamps. Those left out come in too many colours to tell. */
const coloursOf: Partial<Record<DetectorLabel, ColourRange>> = {
  banana: { hues: [[30, 80]], saturationMin: 0.35, valueMin: 0.4 },
  apple: {
    hues: [
      [335, 25],
      [40, 110],
    ],
    saturationMin: 0.3,
    valueMin: 0.2,
  },
  orange: { hues: [[12, 50]], saturationMin: 0.5, valueMin: 0.4 },
  broccoli: { hues: [[60, 170]], saturationMin: 0.15, valueMin: 0.1 },
  carrot: { hues: [[8, 40]], saturationMin: 0.45, valueMin: 0.35 },
  // Crust and cheese: raw meat laid out in a circle has neither.
  pizza: { hues: [[15, 60]], saturationMin: 0.3, valueMin: 0.3 },
};

/** The share of pixels with the food's colour, 0 to 1. */
export interface ColourShare {
  /** Of the pixels in the food's boxes. */
  readonly ofBoxes: number;
  /** Of the whole photo. */
  readonly ofPhoto: number;
}

const planeSize = detectorSide * detectorSide;

/** Hue in degrees (0 to 360), saturation and value (0 to 1), by the usual conversion from RGB. */
function colourAt({ planes }: DetectorView, pixel: number) {
  const red = (planes[pixel] ?? 0) / 255;
  const green = (planes[planeSize + pixel] ?? 0) / 255;
  const blue = (planes[2 * planeSize + pixel] ?? 0) / 255;
  const value = Math.max(red, green, blue);
  const spread = value - Math.min(red, green, blue);
  if (spread === 0) return { hue: 0, saturation: 0, value };
  const sixths =
    value === red
      ? (green - blue) / spread + 6
      : value === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return { hue: (sixths * 60) % 360, saturation: spread / value, value };
}

function hasColour(
  { hues, saturationMin, valueMin }: ColourRange,
  view: DetectorView,
  pixel: number,
): boolean {
  const { hue, saturation, value } = colourAt(view, pixel);
  const isHue = hues.some(([from, to]) => (from <= to ? hue >= from && hue <= to : hue >= from || hue <= to));
  return isHue && saturation >= saturationMin && value >= valueMin;
}

function markBoxes(boxes: readonly FoodBox[]): Uint8Array {
  const marked = new Uint8Array(planeSize);
  const inSquare = (side: number) => Math.min(detectorSide, Math.max(0, Math.round(side)));
  for (const { left, top, right, bottom } of boxes) {
    for (let row = inSquare(top); row < inSquare(bottom); row++) {
      marked.fill(1, row * detectorSide + inSquare(left), row * detectorSide + inSquare(right));
    }
  }
  return marked;
}

function shareOf(range: ColourRange, view: DetectorView, boxes: readonly FoodBox[]): ColourShare {
  const marked = markBoxes(boxes);
  let [inBoxes, colouredInBoxes, coloured] = [0, 0, 0];
  for (let pixel = 0; pixel < planeSize; pixel++) {
    const isColoured = hasColour(range, view, pixel);
    if (isColoured) coloured++;
    if (marked[pixel] !== 1) continue;
    inBoxes++;
    if (isColoured) colouredInBoxes++;
  }
  return { ofBoxes: colouredInBoxes / Math.max(1, inBoxes), ofPhoto: coloured / view.photoPixels };
}

/**
 * The colour shares of each food that has boxes and a colour of its own. Networks that mistake a shape are seldom wrong where
 * the colour is right, too.
 */
export function readColours(
  view: DetectorView,
  boxes: readonly FoodBox[],
): ReadonlyMap<DetectorLabel, ColourShare> {
  const found = new Set(boxes.map(({ label }) => label));
  return new Map(
    [...found].flatMap((label): [DetectorLabel, ColourShare][] => {
      const range = coloursOf[label];
      if (range === undefined) return [];
      const own = boxes.filter((box) => box.label === label);
      return [[label, shareOf(range, view, own)]];
    }),
  );
}

import { type Point, solveThree } from "../ocr/rectangle.ts";
import { runsSideways } from "../ocr/sideways.ts";
import type { ReadLine } from "../ocr/text-reader.ts";

/** A character where it would be if the table were flat and level. Pixels. */
export interface PlacedCharacter {
  readonly text: string;
  readonly across: number;
  readonly down: number;
  readonly certainty: number;
}

export interface PlacedLine {
  readonly characters: readonly PlacedCharacter[];
  readonly left: number;
  readonly right: number;
  /** Middle of the line. */
  readonly down: number;
  readonly height: number;
  /** Printed vertically, which only headers are. */
  readonly isSideways: boolean;
  /** The middle of the second line, if the text is printed on two. */
  readonly lastDown?: number;
}

export const textOfLine = ({ characters }: Pick<PlacedLine, "characters">) =>
  characters.map(({ text }) => text).join("");

/** How steeply lines run at each place: `level + alongX * x + alongY * y`. */
interface SlopeField {
  readonly level: number;
  readonly alongX: number;
  readonly alongY: number;
}

interface SlopeSeen {
  readonly x: number;
  readonly y: number;
  readonly slope: number;
  readonly weight: number;
}

/** Angles of shorter lines are mostly rounding; longer ones must not outweigh the rows of the table. */
const measurableLine = 3;
const weightyLine = 8;

/** A bent line runs differently at its ends. */
function slopesOf({ box }: ReadLine): readonly SlopeSeen[] {
  if (box.width < measurableLine * box.height) return [];
  const places = box.bow === 0 ? [0] : [-0.8, 0, 0.8];
  const weighed = Math.min(box.width, weightyLine * box.height);
  return places.map((place) => {
    const angle = box.angle + Math.atan((4 * box.bow * place) / box.width);
    const x = box.centre.x + (place * box.width * Math.cos(box.angle)) / 2;
    const y = box.centre.y + (place * box.width * Math.sin(box.angle)) / 2;
    return { x, y, slope: Math.tan(angle), weight: weighed ** 2 / places.length };
  });
}

const noSlope: SlopeField = { level: 0, alongX: 0, alongY: 0 };
/** Keeps few observations from bending the field. */
const caution = 0.002;

function fitField(seen: readonly SlopeSeen[]): SlopeField {
  const size = Math.max(1, ...seen.map(({ x, y }) => Math.max(x, y)));
  const sums = new Float64Array(9);
  for (const each of seen) {
    const x = each.x / size;
    const y = each.y / size;
    [1, x, y, x * x, x * y, y * y, each.slope, each.slope * x, each.slope * y].forEach((term, at) => {
      sums[at] = (sums[at] ?? 0) + (each.weight / size ** 2) * term;
    });
  }
  const [w = 0, x = 0, y = 0, xx = 0, xy = 0, yy = 0, s = 0, sx = 0, sy = 0] = sums;
  if (w === 0) return noSlope;
  const fit = solveThree([
    [w, x, y, s],
    [x, xx + caution * w, xy, sx],
    [y, xy, yy + caution * w, sy],
  ]);
  const [constant, alongX, alongY] = fit ?? [s / w, 0, 0];
  return { level: constant, alongX: alongX / size, alongY: alongY / size };
}

function levelled({ level, alongX, alongY }: SlopeField, { x, y }: Point): number {
  return y - level * x - (alongX * x * x) / 2 - alongY * x * y;
}

const linkedRow = 0.3;
const linkMax = 22;
/** Links found where the slope is known well show it further away. */
const fittingRounds = 4;

/** Slopes from each line to the next one in its row: short lines show how a row runs, together. */
function linkSlopes(lines: readonly ReadLine[], field: SlopeField): readonly SlopeSeen[] {
  const rightEnd = ({ box }: ReadLine) => box.centre.x + box.width / 2;
  return lines.flatMap((line): SlopeSeen[] => {
    const next = lines
      .filter(({ box }) => {
        const height = Math.min(box.height, line.box.height);
        const gap = box.centre.x - box.width / 2 - rightEnd(line);
        const apart = Math.abs(levelled(field, box.centre) - levelled(field, line.box.centre));
        return (
          gap > -0.5 * height &&
          gap < linkMax * height &&
          apart < linkedRow * height &&
          box.height < 1.5 * line.box.height &&
          line.box.height < 1.5 * box.height
        );
      })
      .reduce<ReadLine | undefined>(
        (best, each) => (best && best.box.centre.x <= each.box.centre.x ? best : each),
        undefined,
      );
    if (next === undefined) return [];
    const from = line.box.centre;
    const to = next.box.centre;
    const run = to.x - from.x;
    return [
      { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, slope: (to.y - from.y) / run, weight: run ** 2 },
    ];
  });
}

/** Straightens the lines of a tilted, bent or slanting table. `steeper` is added to the slope that was measured. */
export function placeLines(lines: readonly ReadLine[], steeper = 0): readonly PlacedLine[] {
  const level = lines.filter((line) => !runsSideways(line));
  const seen = level.flatMap(slopesOf);
  let field = fitField(seen);
  for (let round = 0; round < fittingRounds; round++)
    field = fitField([...seen, ...linkSlopes(level, field)]);
  field = { ...field, level: field.level + steeper };
  return lines.map((line) => {
    const { box, characters } = line;
    const cos = Math.cos(box.angle);
    const sin = Math.sin(box.angle);
    const place = (at: number) => {
      const along = (at - 0.5) * box.width;
      const bend = box.bow * (2 * at - 1) ** 2;
      const x = box.centre.x + along * cos - bend * sin;
      const y = box.centre.y + along * sin + bend * cos;
      return { across: x, down: levelled(field, { x, y }) };
    };
    return {
      characters: characters.map(({ text, at, certainty }) => ({ text, certainty, ...place(at) })),
      left: place(0).across,
      right: place(1).across,
      down: place(0.5).down,
      height: box.height,
      isSideways: runsSideways(line),
    };
  });
}

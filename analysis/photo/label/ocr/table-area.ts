import { median } from "#domain/averages.ts";
import type { LabelArea } from "../table/label-reading.ts";
import type { ReadLine } from "./text-reader.ts";

interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function extentOf({ box }: ReadLine): Extent {
  const cos = Math.abs(Math.cos(box.angle));
  const sin = Math.abs(Math.sin(box.angle));
  const halfWidth = (box.width * cos + box.height * sin) / 2;
  const halfHeight = (box.width * sin + box.height * cos) / 2;
  const { x, y } = box.centre;
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

function around(extents: readonly Extent[]): Extent {
  return {
    left: Math.min(...extents.map(({ left }) => left)),
    right: Math.max(...extents.map(({ right }) => right)),
    top: Math.min(...extents.map(({ top }) => top)),
    bottom: Math.max(...extents.map(({ bottom }) => bottom)),
  };
}

/** In heights of the lines that name rows: how far apart they and their figures lie. */
const reach = { rows: 5, columns: 9, header: 9, foot: 4 };
/** How far columns behind dotted leaders lie; used only where no figures are closer. */
const leaderReach = 45;
/** Fewer figures than this are not a column of the table. */
const figuresMin = 3;

const isFigure = ({ characters }: ReadLine) =>
  /^[<\s]*\d[\d.,\s]*(?:k?cal|kj|m?g|[9q])?/i.test(characters.map(({ text }) => text).join(""));

function touches(a: Extent, b: Extent, apart: { across: number; down: number }): boolean {
  return (
    a.left - apart.across < b.right &&
    b.left - apart.across < a.right &&
    a.top - apart.down < b.bottom &&
    b.top - apart.down < a.bottom
  );
}

function usualHeight(lines: readonly ReadLine[]): number {
  return median(lines.map(({ box }) => box.height)) ?? 1;
}

/** The largest group of lines that lie close together. */
function largestGroup(lines: readonly ReadLine[]): readonly ReadLine[] {
  const height = usualHeight(lines);
  const apart = { across: reach.columns * height, down: reach.rows * height };
  const waiting = new Set(lines);
  let best: ReadLine[] = [];
  for (const first of lines) {
    if (!waiting.delete(first)) continue;
    const group = [first];
    for (const member of group) {
      for (const other of waiting) {
        if (!touches(extentOf(member), extentOf(other), apart)) continue;
        waiting.delete(other);
        group.push(other);
      }
    }
    if (group.length > best.length) best = group;
  }
  return best;
}

/** The area of the names and of the columns of figures to their right, which follow the slope of the lines. */
function besideNames(group: readonly ReadLine[], lines: readonly ReadLine[], height: number): Extent {
  const names = around(group.map(extentOf));
  const slope = Math.tan(median(group.map(({ box }) => box.angle)) ?? 0);
  const middle = (names.left + names.right) / 2;
  const beside = lines
    .map((line) => ({ line, ...extentOf(line) }))
    .filter(({ line: { box }, left }) => {
      const down = box.centre.y - slope * (box.centre.x - middle);
      return left > names.left && down > names.top - height && down < names.bottom + height;
    })
    .sort((a, b) => a.left - b.left);
  const extend = (extent: Extent, those: readonly Extent[], across: number) =>
    those.reduce(
      (all, other) => (other.left - all.right < across * height ? around([all, other]) : all),
      extent,
    );
  const close = extend(names, beside, reach.columns);
  const figures = beside.filter(({ line }) => isFigure(line));
  const hasFigures = figures.filter(({ left }) => left < close.right).length >= figuresMin;
  return hasFigures || figures.length < figuresMin ? close : extend(close, figures, leaderReach);
}

export interface TableArea {
  readonly area: LabelArea;
  /** Of the lines that name rows, in pixels. */
  readonly lineHeight: number;
}

/** Where the nutrition table is: the lines that name its rows, what is printed beside them, and some room for its header. */
export function tableArea(
  lines: readonly ReadLine[],
  named: readonly ReadLine[],
  photo: { width: number; height: number },
): TableArea {
  const group = largestGroup(named);
  const height = usualHeight(group);
  const extent = besideNames(group, lines, height);
  const left = Math.max(0, Math.floor(extent.left - 3 * height));
  const top = Math.max(0, Math.floor(extent.top - reach.header * height));
  const right = Math.min(photo.width, Math.ceil(extent.right + 2 * height));
  const bottom = Math.min(photo.height, Math.ceil(extent.bottom + reach.foot * height));
  return { area: { left, top, width: right - left, height: bottom - top }, lineHeight: height };
}

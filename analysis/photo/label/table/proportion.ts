import { median } from "#domain/averages.ts";
import type { FigureKey } from "#domain/products/label.ts";
import type { WeighedColumn, WeighedFigure } from "./weigh-column.ts";

/** Fewer rows in common do not show the ratio of two columns. */
const sharedRowsMin = 3;

/** How many times larger the second column's figures are than the first's. */
export function ratioOf(a: WeighedColumn, b: WeighedColumn): number | undefined {
  const ratios: number[] = [];
  for (const [key, figure] of Object.entries(a) as [FigureKey, WeighedFigure][]) {
    const other = b[key];
    if (other && figure.value > 0 && other.value > 0 && !figure.isBelow && !other.isBelow)
      ratios.push(other.value / figure.value);
  }
  return ratios.length < sharedRowsMin ? undefined : median(ratios);
}

export function isInProportion(figure: WeighedFigure, other: WeighedFigure, ratio: number): boolean {
  if (figure.isBelow || other.isBelow) return other.value <= figure.value * ratio * 4 + 1;
  const slack = 0.04 * other.value + other.precision * 1.2 + figure.precision * ratio * 1.2;
  return Math.abs(figure.value * ratio - other.value) <= slack;
}

/** Upper bounds that labels print for small amounts: "<0.5 g". */
const usualBounds: ReadonlySet<number> = new Set([0.01, 0.1, 0.5, 1]);

/** Other readings that would be in proportion: with a decimal point, or with a "<" if the other column states less. */
function otherReadings(
  figure: WeighedFigure,
  beside: WeighedFigure,
  ratio: number,
): readonly WeighedFigure[] {
  const values = figure.otherValues
    .map((value) => ({ ...figure, value }))
    .filter((reading) => isInProportion(reading, beside, ratio));
  const isLess = !figure.isBelow && beside.value < figure.value * ratio;
  return isLess && usualBounds.has(figure.value) ? [...values, { ...figure, isBelow: true }] : values;
}

/** Replaces each figure that is out of proportion if exactly one of its other readings is in proportion. */
export function repairByProportion(column: WeighedColumn, other: WeighedColumn): WeighedColumn {
  const ratio = ratioOf(column, other);
  if (ratio === undefined) return column;
  const repaired: WeighedColumn = { ...column };
  for (const [key, figure] of Object.entries(column) as [FigureKey, WeighedFigure][]) {
    const beside = other[key];
    // 0 may be any small amount, rounded.
    if (beside === undefined || beside.value === 0 || isInProportion(figure, beside, ratio)) continue;
    const [only, second] = otherReadings(figure, beside, ratio);
    if (only && second === undefined) repaired[key] = { ...only, doubt: "repaired" };
  }
  return repaired;
}

/** How far the ratio of two columns may be from the weight of a serving, as a share. */
const weightTolerance = 0.2;

/** Whether the column of a serving fits the serving's weight; undefined if that cannot be decided. */
export function fitsWeight(
  per100: WeighedColumn,
  serving: WeighedColumn,
  amount: number,
): boolean | undefined {
  const ratio = ratioOf(per100, serving);
  return ratio === undefined ? undefined : Math.abs((100 * ratio) / amount - 1) <= weightTolerance;
}

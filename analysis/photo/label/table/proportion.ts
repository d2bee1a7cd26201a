import type { FigureKey } from "#domain/products/label.ts";
import { median } from "../median.ts";
import type { WeighedColumn, WeighedFigure } from "./weigh-column.ts";

/** Fewer shared rows do not show how two columns are related. */
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

/** What small amounts are printed as: "<0.5 g". */
const usualBounds: ReadonlySet<number> = new Set([0.01, 0.1, 0.5, 1]);

/** What else the ink may mean: lost decimal points, and a "<" that was not read where the other column says less. */
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

/** With another reading of each figure that is out of proportion, where exactly one of its readings is in proportion. */
export function repairByProportion(column: WeighedColumn, other: WeighedColumn): WeighedColumn {
  const ratio = ratioOf(column, other);
  if (ratio === undefined) return column;
  const repaired: WeighedColumn = { ...column };
  for (const [key, figure] of Object.entries(column) as [FigureKey, WeighedFigure][]) {
    const beside = other[key];
    // 0 may be anything that is rounded to it.
    if (beside === undefined || beside.value === 0 || isInProportion(figure, beside, ratio)) continue;
    const [only, second] = otherReadings(figure, beside, ratio);
    if (only && second === undefined) repaired[key] = { ...only, doubt: "repaired" };
  }
  return repaired;
}

/** How far two columns may be from what the weight of a serving says. */
const weightTolerance = 0.2;

/** Whether a serving's column has the figures of its grams; undefined where that cannot be told. */
export function fitsWeight(
  per100: WeighedColumn,
  serving: WeighedColumn,
  amount: number,
): boolean | undefined {
  const ratio = ratioOf(per100, serving);
  return ratio === undefined ? undefined : Math.abs((100 * ratio) / amount - 1) <= weightTolerance;
}

import type { FigureKey } from "#domain/products/label.ts";
import { median } from "../median.ts";
import { checksOf } from "./check-figures.ts";
import type { WeighedColumn, WeighedFigure } from "./weigh-column.ts";

/** Below this, a character may be another. */
const clearCertainty = 0.8;
/** For figures that the checks confirm. */
const confirmedCertainty = 0.45;

export interface CheckedColumn {
  readonly figures: WeighedColumn;
  readonly isPer100: boolean;
}

type Entries = [FigureKey, WeighedFigure][];
const entriesOf = (figures: WeighedColumn) => Object.entries(figures) as Entries;

function failures({ figures, isPer100 }: CheckedColumn): number {
  return checksOf(figures, isPer100).filter(({ holds }) => holds === false).length;
}

/** With another reading of one figure, where that makes every check hold and no other reading does. */
function repairOne(column: CheckedColumn): CheckedColumn {
  if (failures(column) === 0) return column;
  const repairs: WeighedColumn[] = [];
  for (const [key, figure] of entriesOf(column.figures)) {
    for (const value of figure.otherValues) {
      const figures = { ...column.figures, [key]: { ...figure, value, doubt: "repaired" as const } };
      if (failures({ ...column, figures }) === 0) repairs.push(figures);
    }
  }
  const [only, second] = repairs;
  return only && second === undefined ? { ...column, figures: only } : column;
}

/** Figures of two columns that differ by the same factor as most others confirm each other. */
function proportion(a: WeighedColumn, b: WeighedColumn): ReadonlyMap<FigureKey, boolean> {
  const ratios: number[] = [];
  for (const [key, figure] of entriesOf(a)) {
    const other = b[key];
    if (other && figure.value > 0 && other.value > 0 && !figure.isBelow && !other.isBelow)
      ratios.push(other.value / figure.value);
  }
  const ratio = median(ratios);
  const agrees = new Map<FigureKey, boolean>();
  if (ratio === undefined || ratios.length < 3) return agrees;
  for (const [key, figure] of entriesOf(a)) {
    const other = b[key];
    if (!other) continue;
    const slack = 0.04 * other.value + other.precision * 1.2 + figure.precision * ratio * 1.2;
    agrees.set(
      key,
      figure.isBelow || other.isBelow
        ? other.value <= figure.value * ratio * 4 + 1
        : Math.abs(figure.value * ratio - other.value) <= slack,
    );
  }
  return agrees;
}

/** "3" among "1.5" and "0.8" may have lost its decimals. */
function lacksDecimals(figure: WeighedFigure, figures: WeighedColumn): boolean {
  const isSmall = ({ value, precision }: WeighedFigure) =>
    value > precision && value < 10 && precision >= 0.005;
  const isWhole = ({ precision }: WeighedFigure) => precision === 0.5;
  if (!isSmall(figure) || !isWhole(figure)) return false;
  const small = Object.values(figures).filter(isSmall);
  return small.filter(isWhole).length < 0.34 * small.length;
}

function markColumn(
  column: CheckedColumn,
  proportions: readonly ReadonlyMap<FigureKey, boolean>[],
): CheckedColumn {
  const checks = checksOf(column.figures, column.isPer100);
  const broken = checks.filter(({ holds }) => holds === false);
  // Where energy and macros disagree, the rows themselves may be mistaken for each other.
  const isMixedUp = broken.some(({ keys }) => keys.includes("protein") && keys.length > 3);
  const failed = new Set(
    isMixedUp ? entriesOf(column.figures).map(([key]) => key) : broken.flatMap(({ keys }) => keys),
  );
  const confirmed = new Set(
    checks.filter(({ holds, confirms }) => holds && confirms).flatMap(({ keys }) => keys),
  );
  const figures: WeighedColumn = {};
  for (const [key, figure] of entriesOf(column.figures)) {
    const inProportion = proportions.map((each) => each.get(key)).filter((each) => each !== undefined);
    const isOut = inProportion.includes(false);
    const isConfirmed = (confirmed.has(key) || inProportion.includes(true)) && !isOut;
    const least = isConfirmed ? confirmedCertainty : clearCertainty;
    const isContradicted = isOut || (failed.has(key) && !inProportion.includes(true));
    const isUnclear =
      figure.certainty < least ||
      (!figure.hasUnit && !isConfirmed) ||
      (!confirmed.has(key) && lacksDecimals(figure, column.figures));
    const doubt = figure.doubt ?? (isContradicted ? "contradiction" : isUnclear ? "unclear" : null);
    figures[key] = { ...figure, doubt };
  }
  return { ...column, figures };
}

/** Marks the figures that a person has to check. */
export function settleDoubts(columns: readonly CheckedColumn[]): readonly CheckedColumn[] {
  const repaired = columns.map(repairOne);
  return repaired.map((column) => {
    const others = repaired.filter((other) => other !== column);
    return markColumn(
      column,
      others.map((other) => proportion(column.figures, other.figures)),
    );
  });
}

import { median } from "#domain/averages.ts";
import type { FigureKey } from "#domain/products/label.ts";
import type { NutritionTable } from "./bind-figures.ts";
import { centreOf, type PlacedFigure } from "./line-items.ts";
import { type PrintedRow, printedRows } from "./printed-rows.ts";

export type ColumnFigures = Partial<Record<FigureKey, PlacedFigure>>;

export interface TableColumn {
  readonly centre: number;
  readonly figures: ColumnFigures;
}

const severalColumnsShare = 0.4;

function columnCount(rows: readonly PrintedRow[]): number {
  const counts = rows.map(({ figures }) => figures.length).filter((count) => count > 0);
  const several = counts.filter((count) => count > 1);
  if (several.length < Math.max(2, severalColumnsShare * counts.length)) return 1;
  const frequency = (count: number) => several.filter((each) => each === count).length;
  return several.reduce(
    (best, count) => (frequency(count) > frequency(best) ? count : best),
    several[0] ?? 1,
  );
}

function columnCentres(rows: readonly PrintedRow[], count: number): readonly number[] {
  const full = rows.filter(({ figures, key }) => figures.length === count && !key.startsWith("energy"));
  const model = full.length > 1 ? full : rows.filter(({ figures }) => figures.length === count);
  return Array.from({ length: count }, (_, at) => {
    const centres = model.map(({ figures }) =>
      centreOf(figures[at] ?? { left: 0, right: 0, down: 0, height: 0 }),
    );
    return median(centres) ?? 0;
  });
}

/** An adult's reference intakes of a day, which some labels print beside the portion's share of them. */
const referenceIntakes: Partial<Record<FigureKey, readonly number[]>> = {
  fat: [70, 65, 78, 80],
  saturates: [20, 24, 25],
  carbohydrate: [260, 300, 275, 310, 375],
  sugars: [90, 50],
  sodium: [2400, 2300],
  protein: [50],
  salt: [6],
  fibre: [25, 28, 30],
};

function isReferenceColumn({ figures }: TableColumn): boolean {
  const matches = Object.entries(referenceIntakes).filter(([key, values]) => {
    const value = figures[key as FigureKey]?.value;
    return value !== undefined && values?.includes(value);
  });
  return matches.length >= 3;
}

/** The table's columns from left to right; percentages and an adult's reference intakes are left out. */
export function arrangeColumns(table: NutritionTable): readonly TableColumn[] {
  const rows = printedRows(table);
  const count = columnCount(rows);
  if (count === 1) {
    const figures: ColumnFigures = {};
    for (const row of rows) {
      const [first] = row.figures;
      const best = row.figures.find(({ unit }) => unit !== "none") ?? first;
      if (best) figures[row.key] = best;
    }
    const centres = Object.values(figures).map(centreOf);
    const centre = centres.reduce((sum, each) => sum + each, 0) / Math.max(1, centres.length);
    return centres.length > 0 ? [{ centre, figures }].filter((column) => !isReferenceColumn(column)) : [];
  }
  const centres = columnCentres(rows, count);
  const columns = centres.map((centre) => ({ centre, figures: {} as ColumnFigures }));
  for (const { key, figures } of rows) {
    const isFull = figures.length === count;
    figures.forEach((figure, at) => {
      const nearest = columns.reduce((best, each) =>
        Math.abs(each.centre - centreOf(figure)) < Math.abs(best.centre - centreOf(figure)) ? each : best,
      );
      const column = isFull ? columns[at] : nearest;
      if (column && column.figures[key] === undefined) column.figures[key] = figure;
    });
  }
  return columns.filter((column) => !isReferenceColumn(column));
}

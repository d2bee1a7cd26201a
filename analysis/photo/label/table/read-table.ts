import { median } from "#domain/averages.ts";
import { type FigureKey, figureKeys } from "#domain/products/label.ts";
import type { ReadLine } from "../ocr/text-reader.ts";
import { arrangeColumns, type TableColumn } from "./arrange-columns.ts";
import { bindFigures } from "./bind-figures.ts";
import { energyAgrees, isImpossible } from "./check-figures.ts";
import { collectItems } from "./collect-items.ts";
import {
  type Basis,
  basisOf,
  believedServing,
  doubtedByWeight,
  gramsOf,
  servingOf,
  withoutTwins,
} from "./column-basis.ts";
import { headersOf, topOf } from "./column-headers.ts";
import type { LabelColumn, LabelFigure, NutritionLabel } from "./label-reading.ts";
import type { Place, PrintedItems } from "./line-items.ts";
import { type PlacedLine, placeLines } from "./placed-line.ts";
import { type ReadMicronutrients, readMicronutrients } from "./read-micronutrients.ts";
import type { RowName } from "./row-names.ts";
import { type CheckedColumn, settleDoubts } from "./settle-doubts.ts";
import { type WeighedFigure, weighColumn } from "./weigh-column.ts";

export type TableReading =
  | { readonly kind: "table"; readonly label: Omit<NutritionLabel, "area" | "quarterTurns"> }
  | { readonly kind: "noTable" | "severalTables" };

/** A table has at least this many rows with figures. */
const rowsMin = 3;
const otherRowsMax = 4;

/** Drops everything below the footnote about daily values, where an adult's amounts are printed under the same names. */
function aboveFootnote(items: PrintedItems): PrintedItems {
  const middle = median(items.names.map(({ down }) => down)) ?? 0;
  const footnotes = items.phrases.filter(({ kind, down }) => kind === "footnote" && down > middle);
  const isAbove = (item: Place) =>
    footnotes.every(
      (note) => item.down < note.down + 0.4 * note.height || item.left > note.right + 8 * note.height,
    );
  return { ...items, names: items.names.filter(isAbove), figures: items.figures.filter(isAbove) };
}

function shownFigure(key: FigureKey, figure: WeighedFigure, grams: number | null): LabelFigure {
  if (grams !== null && isImpossible(key, figure, grams))
    return { value: null, isBelow: false, doubt: "impossible" };
  return { value: figure.value, isBelow: figure.isBelow, doubt: figure.doubt };
}

interface ReadColumn extends CheckedColumn {
  readonly basis: Basis;
  readonly missing: ReadonlySet<FigureKey>;
  readonly micronutrients: ReadMicronutrients;
}

function labelColumn({ figures, grams, basis, missing, micronutrients }: ReadColumn): LabelColumn {
  const shown: Partial<Record<FigureKey, LabelFigure>> = {};
  for (const key of figureKeys) {
    const figure = figures[key];
    if (figure) shown[key] = shownFigure(key, figure, grams);
    else if (missing.has(key)) shown[key] = { value: null, isBelow: false, doubt: "missing" };
  }
  return {
    basis: basis.basis,
    isBasisGuessed: basis.isGuessed,
    isPrepared: basis.isPrepared,
    figures: shown,
    micronutrients,
  };
}

/** Rows whose name was read, but not their figure in this column. */
function missingIn(column: TableColumn, items: PrintedItems): ReadonlySet<FigureKey> {
  const named = new Set(items.names.map(({ nutrient }) => nutrient));
  const keys = figureKeys.filter((key) => !key.startsWith("energy") && named.has(key as RowName["nutrient"]));
  const energy: FigureKey[] = column.figures.energyKcal || column.figures.energyKj ? [] : ["energyKcal"];
  const core: FigureKey[] = ["fat", "carbohydrate", "protein"];
  return new Set([...energy, ...keys, ...core].filter((key) => column.figures[key] === undefined));
}

interface Attempt {
  readonly reading: TableReading;
  readonly columns: readonly CheckedColumn[];
}

function attemptTable(lines: readonly PlacedLine[], rowNames: readonly RowName[]): Attempt {
  const all = collectItems(lines, rowNames);
  const items = aboveFootnote(all);
  const table = bindFigures(items);
  const without = (kind: "noTable" | "severalTables"): Attempt => ({ reading: { kind }, columns: [] });
  if (table.rows.size < rowsMin) return without("noTable");
  if (table.otherTableRows >= otherRowsMax) return without("severalTables");
  const columns = arrangeColumns(table);
  if (columns.length === 0) return without("noTable");
  const top = topOf(columns);
  const headers = headersOf(columns, all.phrases);
  const bases = withoutTwins(
    headers.map((phrases) =>
      basisOf({ headers: phrases, all: all.phrases, top, isOnly: columns.length === 1 }),
    ),
  );
  const weighed = columns.map(weighColumn);
  const serving = believedServing(servingOf(all), bases, weighed);
  const grams = bases.map((basis) => gramsOf(basis, serving));
  const checked = settleDoubts(
    weighed.map((figures, at) => ({
      figures,
      grams: grams[at] ?? null,
      isPrepared: bases[at]?.isPrepared === true,
    })),
  );
  const micronutrients = readMicronutrients(table, columns, grams);
  const certain = doubtedByWeight(bases, checked, serving);
  const label = {
    columns: checked.flatMap((read, at) => {
      const [basis, column] = [certain[at], columns[at]];
      if (!basis || !column) return [];
      const missing = missingIn(column, items);
      return [labelColumn({ ...read, basis, missing, micronutrients: micronutrients[at] ?? {} })];
    }),
    ...serving,
  };
  return { reading: { kind: "table", label }, columns: checked };
}

/** Over a wide gap, names may be bound to figures of the row above or below; if the figures do not fit, these slopes are tried. */
const otherSlopes = [-0.06, -0.04, -0.02, 0.02, 0.04, 0.06] as const;
/** Energy that agrees with the macros counts as much as this many figures. */
const agreementMerit = 3;

const figuresOf = ({ columns }: Attempt) =>
  columns.reduce((sum, { figures }) => sum + Object.keys(figures).length, 0);

function merit(attempt: Attempt): number {
  const checks = attempt.columns.map(({ figures }) => energyAgrees(figures));
  const agreeing = checks.filter((agrees) => agrees === true).length;
  const contradicting = checks.filter((agrees) => agrees === false).length;
  return figuresOf(attempt) + agreementMerit * (agreeing - contradicting);
}

function fits({ reading, columns }: Attempt): boolean {
  if (reading.kind !== "table") return true;
  const shown = reading.label.columns.flatMap(({ figures }) => Object.values(figures));
  return (
    shown.every(({ value }) => value !== null) &&
    columns.every(({ figures }) => energyAgrees(figures) !== false)
  );
}

/** Reads columns of figures from lines of text. */
export function readTable(lines: readonly ReadLine[], rowNames: readonly RowName[]): TableReading {
  let best = attemptTable(placeLines(lines), rowNames);
  if (fits(best)) return best.reading;
  for (const steeper of otherSlopes) {
    const other = attemptTable(placeLines(lines, steeper), rowNames);
    if (figuresOf(other) >= figuresOf(best) && merit(other) > merit(best)) best = other;
  }
  return best.reading;
}

import { type ColumnBasis, type FigureKey, figureKeys } from "#domain/products/label.ts";
import { median } from "../median.ts";
import type { ReadLine } from "../ocr/text-reader.ts";
import { arrangeColumns, type TableColumn } from "./arrange-columns.ts";
import { bindFigures } from "./bind-figures.ts";
import { collectItems } from "./collect-items.ts";
import { headersOf, topOf } from "./column-headers.ts";
import type { PhraseKind } from "./find-phrases.ts";
import type { LabelColumn, LabelFigure, NutritionLabel } from "./label-reading.ts";
import type { Place, PlacedPhrase, PrintedItems } from "./line-items.ts";
import { placeLines } from "./placed-line.ts";
import type { RowName } from "./row-names.ts";
import { settleDoubts } from "./settle-doubts.ts";
import { weighColumn } from "./weigh-column.ts";

export type TableReading =
  | { readonly kind: "table"; readonly label: Omit<NutritionLabel, "area" | "quarterTurns"> }
  | { readonly kind: "noTable" | "severalTables" };

/** A table has at least this many rows with figures. */
const rowsMin = 3;
const otherRowsMax = 4;

/** Below the footnote about daily values, an adult's amounts are printed under the same names. */
function aboveFootnote(items: PrintedItems): PrintedItems {
  const middle = median(items.names.map(({ down }) => down)) ?? 0;
  const footnotes = items.phrases.filter(({ kind, down }) => kind === "footnote" && down > middle);
  const isAbove = (item: Place) =>
    footnotes.every(
      (note) => item.down < note.down + 0.4 * note.height || item.left > note.right + 8 * note.height,
    );
  return { ...items, names: items.names.filter(isAbove), figures: items.figures.filter(isAbove) };
}

interface Basis {
  readonly basis: ColumnBasis;
  readonly isGuessed: boolean;
  readonly isPrepared: boolean;
}

interface ColumnHeader {
  readonly headers: readonly PlacedPhrase[];
  /** Of all columns. */
  readonly all: readonly PlacedPhrase[];
  /** Where the figures begin. */
  readonly top: number;
  readonly isOnly: boolean;
}

function basisOf({ headers, all, top, isOnly }: ColumnHeader): Basis {
  const above = headers.filter(({ down }) => down < top);
  const own = isOnly && above.some(({ kind }) => kind.startsWith("per")) ? above : headers;
  const has = (kind: PhraseKind, phrases = own) => phrases.some((phrase) => phrase.kind === kind);
  const isPrepared = !isOnly && has("prepared");
  const known = (basis: ColumnBasis): Basis => ({ basis, isGuessed: false, isPrepared });
  if (has("perContainer") && !isOnly) return known("perContainer");
  if (has("per100Millilitres") && !has("per100Grams")) return known("per100Millilitres");
  if (has("per100Grams")) return known("per100Grams");
  if (has("perServing") || (isOnly && (has("servingSize") || has("percent") || has("servings"))))
    return known("perServing");
  const otherIsPer100 = !isOnly && (has("per100Grams", all) || has("per100Millilitres", all));
  return { basis: otherIsPer100 ? "perServing" : "per100Grams", isGuessed: !otherIsPer100, isPrepared };
}

/** Two columns for the same amount of the same food: one header was not read. */
function withoutTwins(bases: readonly Basis[]): readonly Basis[] {
  return bases.map((own) => {
    const isTwin = bases.some(
      (other) => other !== own && other.basis === own.basis && other.isPrepared === own.isPrepared,
    );
    return isTwin ? { ...own, isGuessed: true } : own;
  });
}

function servingOf({ phrases, figures }: PrintedItems) {
  const amounts = (kind: PhraseKind, unit: string) =>
    phrases
      .filter((phrase) => phrase.kind === kind && phrase.amount?.unit === unit)
      .map(({ amount }) => amount?.value ?? null);
  const size = phrases.find(({ kind }) => kind === "servingSize");
  const beside = figures.find(
    ({ unit, left, down, height }) =>
      size && unit === "g" && left > size.right && Math.abs(down - size.down) < 0.7 * height,
  );
  return {
    servingGrams: amounts("servingSize", "g")[0] ?? amounts("perServing", "g")[0] ?? beside?.value ?? null,
    servingMillilitres: amounts("servingSize", "ml")[0] ?? amounts("perServing", "ml")[0] ?? null,
    servingsPerContainer: amounts("servings", "servings")[0] ?? null,
  };
}

function labelColumn(
  figures: ReturnType<typeof weighColumn>,
  basis: Basis,
  missing: ReadonlySet<FigureKey>,
): LabelColumn {
  const shown: Partial<Record<FigureKey, LabelFigure>> = {};
  for (const key of figureKeys) {
    const figure = figures[key];
    if (figure) shown[key] = { value: figure.value, isBelow: figure.isBelow, doubt: figure.doubt };
    else if (missing.has(key)) shown[key] = { value: null, isBelow: false, doubt: "missing" };
  }
  return {
    basis: basis.basis,
    isBasisGuessed: basis.isGuessed,
    isPrepared: basis.isPrepared,
    figures: shown,
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

/** From lines of text to columns of figures. */
export function readTable(lines: readonly ReadLine[], rowNames: readonly RowName[]): TableReading {
  const all = collectItems(placeLines(lines), rowNames);
  const items = aboveFootnote(all);
  const table = bindFigures(items);
  if (table.rows.size < rowsMin) return { kind: "noTable" };
  if (table.otherTableRows >= otherRowsMax) return { kind: "severalTables" };
  const columns = arrangeColumns(table);
  if (columns.length === 0) return { kind: "noTable" };
  const top = topOf(columns);
  const headers = headersOf(columns, all.phrases);
  const bases = withoutTwins(
    headers.map((phrases) =>
      basisOf({ headers: phrases, all: all.phrases, top, isOnly: columns.length === 1 }),
    ),
  );
  const checked = settleDoubts(
    columns.map((column, at) => ({
      figures: weighColumn(column),
      isPer100: bases[at]?.basis.startsWith("per100") === true && bases[at]?.isGuessed === false,
    })),
  );
  const label = {
    columns: checked.flatMap(({ figures }, at) => {
      const basis = bases[at];
      const column = columns[at];
      return basis && column ? [labelColumn(figures, basis, missingIn(column, items))] : [];
    }),
    ...servingOf(all),
  };
  return { kind: "table", label };
}

import type { NutritionTable } from "./bind-figures.ts";
import type { Place, PlacedFigure, PlacedPhrase } from "./collect-items.ts";
import type { PhraseKind } from "./find-phrases.ts";
import { type LabelNutrient, labelNutrients } from "./row-names.ts";

export type ColumnKey = Exclude<LabelNutrient, "energy"> | "energyKj" | "energyKcal";

export type ColumnFigures = Partial<Record<ColumnKey, PlacedFigure>>;

export interface TableColumn {
  readonly centre: number;
  readonly figures: ColumnFigures;
}

interface Row {
  readonly key: ColumnKey;
  readonly figures: readonly PlacedFigure[];
}

const centreOf = ({ left, right }: Place) => (left + right) / 2;
const kilojoulesPerCalorie = 4.184;
/** A printed pair of kJ and kcal agrees this well. */
const pairTolerance = 0.06;

const agreesAsPair = (kilojoules: number, calories: number) =>
  Math.abs(kilojoules - calories * kilojoulesPerCalorie) <= pairTolerance * kilojoules + kilojoulesPerCalorie;

/** Energies without a unit are kJ or kcal by their neighbour; a lone one is kcal, as in the United States. */
function energyRows(figures: readonly PlacedFigure[]): readonly Row[] {
  const kilojoules = figures.filter(({ unit }) => unit === "kJ");
  const calories = figures.filter(({ unit }) => unit === "kcal");
  for (const figure of figures.filter(({ unit }) => unit === "none")) {
    const others = figures.filter((other) => other !== figure && other.value > 0);
    const isKilojoules =
      others.some((other) => other.unit !== "kJ" && agreesAsPair(figure.value, other.value)) ||
      (kilojoules.length > 0 && calories.length > kilojoules.length);
    (isKilojoules ? kilojoules : calories).push(figure);
  }
  return [
    { key: "energyKj", figures: kilojoules.sort((a, b) => centreOf(a) - centreOf(b)) },
    { key: "energyKcal", figures: calories.sort((a, b) => centreOf(a) - centreOf(b)) },
  ];
}

function isAligned(a: Place, b: Place): boolean {
  const near = 0.8 * Math.min(a.height, b.height);
  return Math.abs(centreOf(a) - centreOf(b)) < near || Math.abs(a.right - b.right) < near;
}

const alignedPercentsMin = 2;

/** A figure that lost its "%" stands below others that have it. */
function withoutPercents(
  figures: readonly PlacedFigure[],
  all: readonly PlacedFigure[],
): readonly PlacedFigure[] {
  return figures.filter((figure) => {
    if (figure.unit === "%") return false;
    if (figure.unit !== "none") return true;
    const aligned = all.filter((other) => other !== figure && isAligned(figure, other));
    const percents = aligned.filter(({ unit }) => unit === "%").length;
    return (
      percents < alignedPercentsMin ||
      aligned.filter(({ unit }) => unit === "g" || unit === "mg").length >= percents
    );
  });
}

/** In the United States energy is a large number without a unit, above the percentages. */
function energyFigures(
  printed: readonly PlacedFigure[],
  all: readonly PlacedFigure[],
): readonly PlacedFigure[] {
  const energies = printed.filter(({ unit }) => unit !== "g" && unit !== "mg" && unit !== "%");
  const hasUnit = energies.some(({ unit }) => unit !== "none");
  return hasUnit ? withoutPercents(energies, all) : energies;
}

function rowsOf(table: NutritionTable): readonly Row[] {
  const all = table.all.flatMap(({ figures }) => figures);
  return labelNutrients.flatMap((nutrient) => {
    const printed = table.rows.get(nutrient) ?? [];
    if (nutrient === "energy") return energyRows(energyFigures(printed, all));
    const figures = withoutPercents(printed, all);
    return [{ key: nutrient, figures: figures.filter(({ unit }) => unit !== "kJ" && unit !== "kcal") }];
  });
}

const severalColumnsShare = 0.4;

function columnCount(rows: readonly Row[]): number {
  const counts = rows.map(({ figures }) => figures.length).filter((count) => count > 0);
  const several = counts.filter((count) => count > 1);
  if (several.length < Math.max(2, severalColumnsShare * counts.length)) return 1;
  const frequency = (count: number) => several.filter((each) => each === count).length;
  return several.reduce(
    (best, count) => (frequency(count) > frequency(best) ? count : best),
    several[0] ?? 1,
  );
}

function columnCentres(rows: readonly Row[], count: number): readonly number[] {
  const full = rows.filter(({ figures, key }) => figures.length === count && !key.startsWith("energy"));
  const model = full.length > 1 ? full : rows.filter(({ figures }) => figures.length === count);
  return Array.from({ length: count }, (_, at) => {
    const centres = model.map(({ figures }) =>
      centreOf(figures[at] ?? { left: 0, right: 0, down: 0, height: 0 }),
    );
    return centres.sort((a, b) => a - b)[Math.floor(centres.length / 2)] ?? 0;
  });
}

/** What an adult's day is printed as, beside the portion's share of it. */
const referenceIntakes: Partial<Record<ColumnKey, readonly number[]>> = {
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
    const value = figures[key as ColumnKey]?.value;
    return value !== undefined && values?.includes(value);
  });
  return matches.length >= 3;
}

/** The table's columns from left to right; percentages and an adult's reference intakes are none. */
export function arrangeColumns(table: NutritionTable): readonly TableColumn[] {
  const rows = rowsOf(table);
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

const basisKinds: ReadonlySet<PhraseKind> = new Set([
  "per100Grams",
  "per100Millilitres",
  "perServing",
  "perContainer",
]);

/** Of each column, the headers printed nearest above it. */
export function headersOf(columns: readonly TableColumn[], phrases: readonly PlacedPhrase[]) {
  const tops = columns.flatMap(({ figures }) => Object.values(figures).map(({ down }) => down));
  const top = Math.min(...tops);
  const edges = columns.map(({ centre }) => centre);
  const apart = Math.min(
    ...edges.slice(1).map((edge, at) => edge - (edges[at] ?? edge)),
    Number.POSITIVE_INFINITY,
  );
  const bases = phrases
    .filter((phrase) => basisKinds.has(phrase.kind) && phrase.down < top + 0.5 * phrase.height)
    .sort((a, b) => centreOf(a) - centreOf(b));
  const lowest = Math.max(...bases.map(({ down }) => down));
  const header = bases.filter(({ down, height }) => lowest - down < 1.2 * height);
  const inOrder = columns.length > 1 && header.length === columns.length;
  return columns.map((column, at) =>
    phrases.filter((phrase) => {
      if (inOrder && basisKinds.has(phrase.kind)) return phrase === header[at];
      if (columns.length === 1) return true;
      const isAbove = phrase.down < top + 0.5 * phrase.height;
      const middle = Math.abs(centreOf(phrase) - column.centre);
      const isNearest = columns.every((other) => Math.abs(centreOf(phrase) - other.centre) >= middle);
      return isAbove && isNearest && middle < 0.75 * apart;
    }),
  );
}

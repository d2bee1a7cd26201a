import type { FigureKey } from "#domain/products/label.ts";
import { checksOf } from "./check-figures.ts";
import { isInProportion, ratioOf, repairByProportion } from "./proportion.ts";
import type { WeighedColumn, WeighedFigure } from "./weigh-column.ts";

/** Below this, a character may be another. */
const clearCertainty = 0.8;
/** For figures that the checks confirm. */
const confirmedCertainty = 0.45;

export interface CheckedColumn {
  readonly figures: WeighedColumn;
  /** Grams that the column is for; null where they are not known. */
  readonly grams: number | null;
  /** Of another food than the others: with milk or water. */
  readonly isPrepared: boolean;
}

type Entries = [FigureKey, WeighedFigure][];
const entriesOf = (figures: WeighedColumn) => Object.entries(figures) as Entries;

const brokenChecks = ({ figures, grams }: CheckedColumn) =>
  checksOf(figures, grams).filter(({ holds }) => holds === false);

/** Checks are told apart by the figures that they compare. */
const nameOf = ({ keys }: { readonly keys: readonly FigureKey[] }) => keys.join();

const otherReadings = (key: FigureKey, { [key]: figure }: WeighedColumn): readonly WeighedColumn[] =>
  figure?.otherValues.map((value) => ({ [key]: { ...figure, value, doubt: "repaired" as const } })) ?? [];

/** A lost decimal point is often lost in the next row, too. */
const wholesWithParts = [
  ["fat", "saturates"],
  ["carbohydrate", "sugars"],
] as const;

function pairedReadings(figures: WeighedColumn): readonly WeighedColumn[] {
  return wholesWithParts.flatMap(([whole, part]) =>
    otherReadings(whole, figures).flatMap((one) =>
      otherReadings(part, figures).map((other) => ({ ...one, ...other })),
    ),
  );
}

/** With another reading of one figure, or else of a figure and its part, where that mends the check, breaks none, and no other does. */
function repairCheck(column: CheckedColumn, broken: string): CheckedColumn {
  const before = new Set(brokenChecks(column).map(nameOf));
  const mend = (readings: readonly WeighedColumn[]) =>
    readings
      .map((reading) => ({ ...column, figures: { ...column.figures, ...reading } }))
      .filter((repaired) => {
        const after = brokenChecks(repaired).map(nameOf);
        return !after.includes(broken) && after.every((name) => before.has(name));
      });
  const single = mend(entriesOf(column.figures).flatMap(([key]) => otherReadings(key, column.figures)));
  const repairs = single.length > 0 ? single : mend(pairedReadings(column.figures));
  const [only, second] = repairs;
  return only && second === undefined ? only : column;
}

/** One repair may show the next. */
const repairRounds = 3;

function repairFigures(column: CheckedColumn): CheckedColumn {
  let repaired = column;
  for (let round = 0; round < repairRounds; round++)
    repaired = brokenChecks(repaired).map(nameOf).reduce(repairCheck, repaired);
  return repaired;
}

/** Figures of two columns that differ by the same factor as most others confirm each other. */
function proportion(a: WeighedColumn, b: WeighedColumn): ReadonlyMap<FigureKey, boolean> {
  const agrees = new Map<FigureKey, boolean>();
  const ratio = ratioOf(a, b);
  if (ratio === undefined) return agrees;
  for (const [key, figure] of entriesOf(a)) {
    const other = b[key];
    if (other) agrees.set(key, isInProportion(figure, other, ratio));
  }
  return agrees;
}

/** The other columns for the same food. */
const besides = (column: CheckedColumn, columns: readonly CheckedColumn[]) =>
  columns.filter((other) => other !== column && other.isPrepared === column.isPrepared);

function repairBeside(column: CheckedColumn, columns: readonly CheckedColumn[]): CheckedColumn {
  const figures = besides(column, columns).reduce(
    (own, other) => repairByProportion(own, other.figures),
    column.figures,
  );
  return { ...column, figures };
}

/** Where fewer of the small figures than this are whole numbers, a whole one is suspicious. */
const wholeShare = 0.34;

/** "3" among "1.5" and "0.8", or "61" beside "23.0", may have lost its decimal point. */
function lacksDecimals(figure: WeighedFigure, figures: WeighedColumn): boolean {
  const isMass = ({ value, precision }: WeighedFigure) => value > precision && precision >= 0.005;
  const isWhole = ({ precision }: WeighedFigure) => precision === 0.5;
  const masses = massesOf(figures);
  if (!masses.includes(figure) || !isMass(figure) || !isWhole(figure)) return false;
  const isSmall = figure.value < 10;
  const alike = masses.filter((other) => isMass(other) && other.value < 10 === isSmall);
  const wholes = alike.filter(isWhole).length;
  return isSmall ? wholes < wholeShare * alike.length : wholes === 1 && alike.length > 1;
}

const massesOf = (figures: WeighedColumn) =>
  entriesOf(figures).flatMap(([key, figure]) =>
    key.startsWith("energy") || key === "sodium" ? [] : [figure],
  );

const isWholeMass = (key: FigureKey, { value, precision }: WeighedFigure) =>
  key !== "sodium" && value > 0 && precision === 0.5;

/** Labels print salt with decimals: "13 g" was "1.3 g" more often than not. */
const isWholeSalt = (key: FigureKey, { value, precision }: WeighedFigure) =>
  key === "salt" && value > 0 && precision === 0.5;

function markColumn(
  column: CheckedColumn,
  proportions: readonly ReadonlyMap<FigureKey, boolean>[],
): CheckedColumn {
  const checks = checksOf(column.figures, column.grams);
  const broken = checks.filter(({ holds }) => holds === false);
  // Where energy and macros disagree, the rows themselves may be mistaken for each other.
  const isMixedUp = broken.some(({ keys }) => keys.includes("protein") && keys[0]?.startsWith("energy"));
  const failed = new Set(
    isMixedUp ? entriesOf(column.figures).map(([key]) => key) : broken.flatMap(({ keys }) => keys),
  );
  const confirmed = new Set(
    checks.filter(({ holds, confirms }) => holds && confirms).flatMap(({ keys }) => keys),
  );
  // Where one decimal point was lost, another whole number may have lost its own.
  const hasRepairs = Object.values(column.figures).some(({ doubt }) => doubt === "repaired");
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
      (!isConfirmed && (isWholeSalt(key, figure) || (hasRepairs && isWholeMass(key, figure)))) ||
      (!confirmed.has(key) && lacksDecimals(figure, column.figures));
    const doubt = figure.doubt ?? (isContradicted ? "contradiction" : isUnclear ? "unclear" : null);
    figures[key] = { ...figure, doubt };
  }
  return { ...column, figures };
}

/** Marks the figures that a person has to check. */
export function settleDoubts(columns: readonly CheckedColumn[]): readonly CheckedColumn[] {
  const repaired = columns.map((column) => repairBeside(column, columns)).map(repairFigures);
  return repaired.map((column) => {
    return markColumn(
      column,
      besides(column, repaired).map((other) => proportion(column.figures, other.figures)),
    );
  });
}

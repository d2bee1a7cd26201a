import type { FigureKey } from "#domain/products/label.ts";
import { checksOf } from "./check-figures.ts";
import { isInProportion, ratioOf, repairByProportion } from "./proportion.ts";
import type { WeighedColumn, WeighedFigure } from "./weigh-column.ts";

/** Below this, a character may be another. */
export const clearCertainty = 0.8;
/** For figures that the checks confirm. */
export const confirmedCertainty = 0.45;

export interface CheckedColumn {
  readonly figures: WeighedColumn;
  /** The amount of food that the column is for; null if unknown. */
  readonly grams: number | null;
  /** For the food prepared with milk or water, so not comparable with the other columns. */
  readonly isPrepared: boolean;
}

type Entries = [FigureKey, WeighedFigure][];
const entriesOf = (figures: WeighedColumn) => Object.entries(figures) as Entries;

const brokenChecks = ({ figures, grams }: CheckedColumn) =>
  checksOf(figures, grams).filter(({ holds }) => holds === false);

/** Identifies a check by the figures that it compares. */
const nameOf = ({ keys }: { readonly keys: readonly FigureKey[] }) => keys.join();

const otherReadings = (key: FigureKey, { [key]: figure }: WeighedColumn): readonly WeighedColumn[] =>
  figure?.otherValues.map((value) => ({ [key]: { ...figure, value, doubt: "repaired" as const } })) ?? [];

/** If one of the two lost its decimal point, the other often did, too. */
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

/** Replaces one figure, or else a figure and its part, by another reading, if only that one repairs the check without breaking another. */
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

/** One repair may make another one possible. */
const repairRounds = 3;

function repairFigures(column: CheckedColumn): CheckedColumn {
  let repaired = column;
  for (let round = 0; round < repairRounds; round++)
    repaired = brokenChecks(repaired).map(nameOf).reduce(repairCheck, repaired);
  return repaired;
}

/** Whether each figure of a column fits the other column's. */
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
const comparableColumns = (column: CheckedColumn, columns: readonly CheckedColumn[]) =>
  columns.filter((other) => other !== column && other.isPrepared === column.isPrepared);

function repairByOtherColumns(column: CheckedColumn, columns: readonly CheckedColumn[]): CheckedColumn {
  const figures = comparableColumns(column, columns).reduce(
    (own, other) => repairByProportion(own, other.figures),
    column.figures,
  );
  return { ...column, figures };
}

/** If the share of whole numbers among the small figures is below this, a whole one is suspicious. */
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

/** Labels print salt with decimals: "13 g" is usually a misread "1.3 g". */
const isWholeSalt = (key: FigureKey, { value, precision }: WeighedFigure) =>
  key === "salt" && value > 0 && precision === 0.5;

function markColumn(
  column: CheckedColumn,
  proportions: readonly ReadonlyMap<FigureKey, boolean>[],
): CheckedColumn {
  const checks = checksOf(column.figures, column.grams);
  const broken = checks.filter(({ holds }) => holds === false);
  // If energy and macros disagree, whole rows may have been confused.
  const isMixedUp = broken.some(({ keys }) => keys.includes("protein") && keys[0]?.startsWith("energy"));
  const failed = new Set(
    isMixedUp ? entriesOf(column.figures).map(([key]) => key) : broken.flatMap(({ keys }) => keys),
  );
  const confirmed = new Set(
    checks.filter(({ holds, confirms }) => holds && confirms).flatMap(({ keys }) => keys),
  );
  // If one decimal point was lost, other whole numbers may have lost theirs.
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
  const repaired = columns.map((column) => repairByOtherColumns(column, columns)).map(repairFigures);
  return repaired.map((column) =>
    markColumn(
      column,
      comparableColumns(column, repaired).map((other) => proportion(column.figures, other.figures)),
    ),
  );
}

import { toKg, type WeightUnit } from "#domain/body/weight-unit.ts";
import { weightKgRange } from "#domain/people/body-profile.ts";
import type { WeightFormat } from "./formats/format.ts";
import { isYes, readNumber } from "./read-cells.ts";
import { createClockReader, type ReaderParts } from "./read-clock.ts";
import type { RowReading } from "./read-row.ts";

/** "Weight", or "Weight (Apple Health)". */
const weightMetric = /^weight\b/i;
const noteMaxLength = 200;

export function createWeightReader({ columns, weightUnit }: WeightFormat, parts: ReaderParts) {
  const { table, hasDecimalComma } = parts;
  const [weightOf, unitOf] = [table.cellOf(columns.weight), table.cellOf(columns.unit)];
  const [metricOf, isDeleted] = [table.cellOf(columns.metric), table.cellOf(columns.isDeleted)];
  const noteOf = table.cellOf(columns.note);
  const readClock = createClockReader(columns, parts);
  const saidUnit = table.unitOf(columns.weight) ?? weightUnit ?? parts.weightUnit;
  const isNoWeight = (cells: readonly string[], figure: number | null | undefined) =>
    isYes(isDeleted(cells)) ||
    // MyFitnessPal has a row for every day with any measure.
    (columns.metric ? !weightMetric.test(metricOf(cells)) : figure === null);
  return (cells: readonly string[], line: number): RowReading => {
    const figure = readNumber(weightOf(cells), hasDecimalComma);
    if (isNoWeight(cells, figure)) return "skip";
    const clock = readClock(cells);
    if ("reason" in clock) return clock;
    const unit = readUnit(columns.unit ? unitOf(cells) : saidUnit);
    if (figure == null || unit === undefined) return { reason: "weight" };
    const weightKg = toKg(figure, unit);
    const isPlausible = weightKg >= weightKgRange.min && weightKg <= weightKgRange.max;
    const note = noteOf(cells).slice(0, noteMaxLength).toWellFormed() || null;
    return isPlausible ? { kind: "weight", line, day: clock.day, weightKg, note } : { reason: "weight" };
  };
}

function readUnit(cell: string): WeightUnit | undefined {
  const name = cell.trim().toLowerCase();
  if (name === "kg") return name;
  return ["lb", "lbs"].includes(name) ? "lb" : undefined;
}

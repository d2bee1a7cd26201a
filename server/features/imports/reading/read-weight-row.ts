import { toKg, type WeightUnit } from "#domain/body/weight-unit.ts";
import { weightKgRange } from "#domain/people/body-profile.ts";
import type { CsvFormat } from "./formats.ts";
import { isYes, readDay, readNumber } from "./read-cells.ts";
import { earliestDay, type ReaderParts } from "./read-food-row.ts";
import type { RowReading } from "./read-row.ts";

/** "Weight", or "Weight (Apple Health)". */
const weightMetric = /^weight\b/i;

export function createWeightReader({ columns }: Extract<CsvFormat, { kind: "weights" }>, parts: ReaderParts) {
  const { cellOf, hasDecimalComma } = parts;
  const [dayOf, weightOf, unitOf] = [cellOf(columns.day), cellOf(columns.weight), cellOf(columns.unit)];
  const [metricOf, isDeleted] = [cellOf(columns.metric), cellOf(columns.isDeleted)];
  const isNoWeight = (cells: readonly string[], figure: number | null | undefined) =>
    isYes(isDeleted(cells)) ||
    // MyFitnessPal has a row for every day with any measure.
    (columns.metric ? !weightMetric.test(metricOf(cells).trim()) : figure === null);
  return (cells: readonly string[], line: number): RowReading => {
    const figure = readNumber(weightOf(cells), hasDecimalComma);
    if (isNoWeight(cells, figure)) return "skip";
    const day = readDay(dayOf(cells), parts.dateOrder);
    if (day === undefined || day < earliestDay) return { reason: "date" };
    if (day > parts.today) return { reason: "future" };
    const unit = readUnit(columns.unit ? unitOf(cells) : parts.weightUnit);
    if (figure == null || unit === undefined) return { reason: "weight" };
    const weightKg = toKg(figure, unit);
    const isPlausible = weightKg >= weightKgRange.min && weightKg <= weightKgRange.max;
    return isPlausible ? { kind: "weight", line, day, weightKg, note: null } : { reason: "weight" };
  };
}

function readUnit(cell: string): WeightUnit | undefined {
  const name = cell.trim().toLowerCase();
  if (name === "kg") return name;
  return ["lb", "lbs"].includes(name) ? "lb" : undefined;
}

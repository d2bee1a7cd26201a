import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type CsvRecord, type CsvTable, columnsMax, openCsvTable } from "./csv-table.ts";
import { FileReading } from "./file-reading.ts";
import { type DateOrder, slashedParts } from "./read-cells.ts";
import { createFoodReader } from "./read-food-row.ts";
import type { ReadFile, ReadingChoices, RowReading } from "./read-row.ts";
import { createWeightReader } from "./read-weight-row.ts";

export interface CsvReading {
  readonly choices: ReadingChoices;
  readonly today: CalendarDay;
}

/** Throws `import_format_unknown`, `import_too_many_rows` or `import_too_many_rejected`. */
export async function readCsvFile(text: string, { choices, today }: CsvReading): Promise<ReadFile> {
  const first = openCsvTable(text);
  const found = await findDateOrder(first, text);
  const dateOrder = choices.dateOrder ?? found?.order ?? "mdy";
  const table = openCsvTable(text);
  const weightUnit = choices.weightUnit ?? "kg";
  const readCells = createReader(table, { dateOrder, weightUnit, today });
  const reading = new FileReading();
  for await (const block of table.blocks)
    for (const record of block) reading.add(record, readRecord(record, table, readCells));
  return {
    format: table.format.product,
    ...reading.outcome,
    dateOrder: found && !found.isCertain ? dateOrder : null,
    weightUnit: hasUnsaidUnit(table) ? weightUnit : null,
  };
}

type ReadCells = (cells: readonly string[], line: number) => RowReading;

function readRecord(record: CsvRecord, table: CsvTable, readCells: ReadCells): RowReading {
  const { cells, line } = record;
  if (!cells) return { reason: "broken" };
  const extra = cells.slice(table.header.length);
  const isWide = cells.length > columnsMax || extra.some((cell) => cell.trim() !== "");
  if (isWide || cells.length < table.header.length) return { reason: "columns" };
  return readCells(cells, line);
}

function createReader(
  { format, header, delimiter }: CsvTable,
  how: { dateOrder: DateOrder; weightUnit: "kg" | "lb"; today: CalendarDay },
): ReadCells {
  const cellOf = (names: readonly string[] | undefined) => {
    const at = names?.map((name) => header.indexOf(name)).find((position) => position !== -1);
    return (cells: readonly string[]) => (at === undefined ? "" : (cells[at] ?? ""));
  };
  const parts = { header, cellOf, hasDecimalComma: delimiter === ";", ...how };
  return format.kind === "foods" ? createFoodReader(format, parts) : createWeightReader(format, parts);
}

function hasUnsaidUnit({ format }: CsvTable): boolean {
  return format.kind === "weights" && format.columns.unit === undefined;
}

/** Undefined where no date needs an order. Not certain where no date of the file decides it. */
async function findDateOrder(
  table: CsvTable,
  text: string,
): Promise<{ readonly order: DateOrder; readonly isCertain: boolean } | undefined> {
  const at = table.header.findIndex((name) => table.format.columns.day.includes(name));
  let hasSlashed = false;
  for await (const block of table.blocks) {
    for (const { cells } of block) {
      const parts = slashedParts(cells?.[at] ?? "");
      if (!parts) continue;
      hasSlashed = true;
      if (parts[0] > 12) return { order: "dmy", isCertain: true };
      if (parts[1] > 12) return { order: "mdy", isCertain: true };
    }
  }
  const usual = table.delimiter === ";" || /repas/i.test(text.slice(0, 500)) ? "dmy" : "mdy";
  return hasSlashed ? { order: usual, isCertain: false } : undefined;
}

import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type CsvTable, openCsvTable } from "./csv-table.ts";
import { DateOrderFinder } from "./date-order.ts";
import { FileReading } from "./file-reading.ts";
import type { DateOrder } from "./read-cells.ts";
import { createFoodReader } from "./read-food-row.ts";
import { type CsvRecord, columnsMax } from "./read-records.ts";
import type { ReadFile, ReadingChoices, RowReading } from "./read-row.ts";
import { createWeightReader } from "./read-weight-row.ts";

export interface CsvReading {
  readonly choices: ReadingChoices;
  readonly today: CalendarDay;
}

/** Rows that wait for one that tells the order of day and month: a diary in the order of its days has one within two weeks. */
const waitingMax = 5_000;

/** Throws `import_format_unknown` or `import_too_many_rows`. */
export function readCsvFile(text: string, reading: CsvReading): ReadFile {
  return readCsvTable(openCsvTable(text), reading, { into: new FileReading() });
}

/** `name`: of the file within an archive. Throws `import_too_many_rows`. */
export function readCsvTable(
  table: CsvTable,
  { choices, today }: CsvReading,
  { into, name }: { readonly into: FileReading; readonly name?: string },
): ReadFile {
  const weightUnit = choices.weightUnit ?? "kg";
  const orders = new DateOrderFinder(table);
  let dateOrder = choices.dateOrder ?? usualOrder(table);
  const createReaderInOrder = () => createReader(table, { dateOrder, weightUnit, today });
  let readCells = createReaderInOrder();
  let isSettled = choices.dateOrder !== undefined;
  const waiting: CsvRecord[] = [];
  const add = (record: CsvRecord) => into.add(record, readRecord(record, table, readCells), name);
  const settle = () => {
    dateOrder = orders.found ?? dateOrder;
    readCells = createReaderInOrder();
    isSettled = true;
    for (const record of waiting.splice(0)) add(record);
  };
  for (const record of table.records) {
    orders.see(record);
    if (!isSettled && (orders.found || waiting.length === waitingMax)) settle();
    if (!isSettled && orders.isOpen) waiting.push(record);
    else add(record);
  }
  if (!isSettled) settle();
  const isDoubtful = orders.isOpen || (orders.found !== undefined && orders.found !== dateOrder);
  return {
    format: table.format.product,
    ...into.outcome,
    dateOrder: isDoubtful ? dateOrder : null,
    weightUnit: hasUnsaidUnit(table) ? weightUnit : null,
  };
}

function usualOrder({ delimiter, header }: CsvTable): DateOrder {
  return delimiter === ";" || header.some((name) => name.includes("repas")) ? "dmy" : "mdy";
}

type ReadCells = (cells: readonly string[], line: number) => RowReading;

function readRecord(record: CsvRecord, table: CsvTable, readCells: ReadCells): RowReading {
  const { cells, line } = record;
  if (!cells) return { reason: "broken" };
  const isWide =
    cells.length > columnsMax || cells.slice(table.header.length).some((cell) => cell.trim() !== "");
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

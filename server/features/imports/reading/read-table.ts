import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { AppError } from "../../../core/app-error.ts";
import { DateOrderFinder } from "./date-order.ts";
import type { DiaryTable } from "./diary-table.ts";
import type { FileReading } from "./file-reading.ts";
import type { Names } from "./headers.ts";
import { LeftOutColumns } from "./left-out-columns.ts";
import { readDay, readNumber } from "./read-cells.ts";
import type { ReaderParts } from "./read-clock.ts";
import { createFoodReader } from "./read-food-row.ts";
import { type CsvRecord, columnsMax } from "./read-records.ts";
import type { ReadFile, ReadingChoices, RowReading } from "./read-row.ts";
import { createWeightReader } from "./read-weight-row.ts";

/** Settings of the person who brings a file, which the file itself does not hold. */
export interface DiaryReading {
  readonly choices: ReadingChoices;
  readonly today: CalendarDay;
  readonly language: Language;
  readonly country: Country | null;
  /** That the account weighs in: of weights whose file does not say. */
  readonly weightUnit: "kg" | "lb";
}

interface Into {
  readonly into: FileReading;
  /** What the file is called within an archive; undefined for a file by itself. */
  readonly name?: string | undefined;
}

/** Rows that wait for one that tells the order of day and month: a diary in the order of its days has one within two weeks. */
const waitingMax = 5_000;

/** All tables of one file. Throws `import_too_many_rows`, and `import_format_unknown` where there is none. */
export async function readTables(
  tables: readonly DiaryTable[],
  reading: DiaryReading,
  into: Into,
): Promise<ReadFile> {
  let all: ReadFile | undefined;
  for (const table of tables) {
    const read = await readTable(table, reading, into);
    all = {
      ...read,
      dateOrder: all?.dateOrder ?? read.dateOrder,
      weightUnit: all?.weightUnit ?? read.weightUnit,
    };
  }
  if (!all) throw new AppError("import_format_unknown");
  return all;
}

async function readTable(table: DiaryTable, reading: DiaryReading, { into, name }: Into): Promise<ReadFile> {
  const weightUnit = reading.choices.weightUnit ?? reading.weightUnit;
  const orders = new DateOrderFinder(table);
  let dateOrder = reading.choices.dateOrder ?? table.usualOrder;
  const createReaderInOrder = () => createReader(table, { ...reading, dateOrder, weightUnit });
  let readCells = createReaderInOrder();
  let isSettled = reading.choices.dateOrder !== undefined;
  const waiting: CsvRecord[] = [];
  const leftOut = new LeftOutColumns(table);
  const add = (record: CsvRecord) => {
    const row = readRecord(record, table, readCells);
    into.add(record, row, name);
    if (row !== "skip" && record.cells) leftOut.see(record.cells);
  };
  const settle = () => {
    dateOrder = orders.found ?? dateOrder;
    readCells = createReaderInOrder();
    isSettled = true;
    for (const record of waiting.splice(0)) add(record);
  };
  for await (const record of table.records) {
    orders.see(record);
    if (!isSettled && (orders.found || waiting.length === waitingMax)) settle();
    if (!isSettled && orders.isOpen) waiting.push(record);
    else add(record);
  }
  if (!isSettled) settle();
  for (const column of leftOut.titles) into.leaveOut(column);
  const isDoubtful = orders.isOpen || (orders.found !== undefined && orders.found !== dateOrder);
  return {
    format: table.format.product,
    ...into.outcome,
    dateOrder: isDoubtful ? dateOrder : null,
    weightUnit: hasUnsaidUnit(table) && into.hasWeights ? weightUnit : null,
  };
}

type ReadCells = (cells: readonly string[], line: number) => RowReading;

function readRecord(record: CsvRecord, table: DiaryTable, readCells: ReadCells): RowReading {
  const { cells, line } = record;
  const { columns } = table;
  if (!cells) return { reason: "broken" };
  if (cells.length !== columns.length && isRestOfNote(cells, table)) return "skip";
  const row = endsInNote(cells, table) ? cells.slice(0, columns.length) : cells;
  const isWide = row.length > columnsMax || row.slice(columns.length).some((cell) => cell.trim() !== "");
  if (isWide || row.length < columns.length) return { reason: "columns" };
  return readCells(row, line);
}

function noteOf({ format, columns }: DiaryTable): Names | undefined {
  const note = format.kind === "foods" ? format.columns.note : undefined;
  return note && columns.has(note) ? note : undefined;
}

/** A line that begins with no day, in a table that ends with notes. */
function isRestOfNote(cells: readonly string[], table: DiaryTable): boolean {
  return noteOf(table) !== undefined && readDay(cells[0] ?? "", "mdy") === undefined;
}

/** An unquoted note may contain delimiters: "week 1, phase 3". A number in its place means that decimal commas have split other cells. */
function endsInNote(cells: readonly string[], table: DiaryTable): boolean {
  const note = noteOf(table);
  if (note === undefined || !table.columns.isLast(note)) return false;
  return readNumber(table.columns.cellOf(note)(cells), table.hasDecimalComma) === undefined;
}

function createReader(
  { format, columns: table, hasDecimalComma }: DiaryTable,
  how: Omit<ReaderParts, "table" | "hasDecimalComma">,
): ReadCells {
  const parts = { table, hasDecimalComma, ...how };
  return format.kind === "foods" ? createFoodReader(format, parts) : createWeightReader(format, parts);
}

function hasUnsaidUnit({ format, columns: table }: DiaryTable): boolean {
  if (format.kind !== "weights" || format.weightUnit !== undefined) return false;
  return format.columns.unit === undefined && table.unitOf(format.columns.weight) === undefined;
}

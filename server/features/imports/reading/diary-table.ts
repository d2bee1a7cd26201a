import { findFormat } from "./formats/diary-formats.ts";
import type { DiaryFormat, Layout } from "./formats/format.ts";
import { Columns, makeHeader, type Names } from "./headers.ts";
import type { DateOrder } from "./read-cells.ts";
import type { CsvRecord } from "./read-records.ts";

/** Every kind of file is read into this: a header that identifies the format, and records of cells. */
export interface DiaryTable {
  readonly format: DiaryFormat;
  readonly columns: Columns;
  readonly hasDecimalComma: boolean;
  /** Order in dates that can be read in two ways, where nothing decides it. */
  readonly usualOrder: DateOrder;
  /** Read as they are asked for. */
  readonly records: Iterable<CsvRecord> | AsyncIterable<CsvRecord>;
  /** What the reader found besides its columns, once all records are read. */
  readonly leftOut?: ReadonlySet<string>;
}

/** A table from a source whose columns are made by its reader. */
export function createTable(
  names: readonly string[],
  layout: Layout,
  { records, leftOut = new Set() }: Pick<DiaryTable, "records" | "leftOut">,
): DiaryTable {
  const header = names.map(makeHeader);
  const format = findFormat(header, [layout]);
  if (!format) throw new Error(`No format has the columns ${names.join(", ")}.`);
  const columns = new Columns(header);
  return { format, columns, hasDecimalComma: false, usualOrder: "mdy", records, leftOut };
}

/** The names of all columns that a format looks for. */
export function columnNames(format: DiaryFormat): readonly string[] {
  return [...new Set([...format.signature, ...namesOfColumns(format)].flat())];
}

/** The possible names of each column that is read. */
export function namesOfColumns({ columns }: DiaryFormat): readonly Names[] {
  return Object.values(columns).flatMap((names: Names | Readonly<Record<string, Names>>) =>
    isNames(names) ? [names] : Object.values(names),
  );
}

function isNames(names: Names | object): names is Names {
  return Array.isArray(names);
}

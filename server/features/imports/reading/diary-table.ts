import { findFormat } from "./formats/diary-formats.ts";
import type { DiaryFormat, Layout } from "./formats/format.ts";
import { Columns, type Header } from "./headers.ts";
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
}

/** A table from a source whose columns are made by its reader. */
export function createTable(
  names: readonly string[],
  layout: Layout,
  records: DiaryTable["records"],
): DiaryTable {
  const header = names.map((name): Header => ({ name, unit: undefined }));
  const format = findFormat(header, [layout]);
  if (!format) throw new Error(`No format has the columns ${names.join(", ")}.`);
  return { format, columns: new Columns(header), hasDecimalComma: false, usualOrder: "mdy", records };
}

/** The names of all columns that a format looks for. */
export function columnNames({ columns, signature }: DiaryFormat): readonly string[] {
  const named = Object.values(columns).flatMap((names) =>
    Array.isArray(names) ? names : Object.values(names).flat(),
  );
  return [...new Set([...signature.flat(), ...(named as string[])])];
}

import type { ReadLine } from "../ocr/text-reader.ts";
import type { LabelColumn } from "../table/label-reading.ts";
import { readTable, type TableReading } from "../table/read-table.ts";
import { loadRowNames } from "../table/row-names.ts";

const rowNames = loadRowNames();

export function readPrinted(lines: readonly ReadLine[]): TableReading {
  return readTable(lines, rowNames);
}

/** The columns of the nutrition table that the lines print. Throws if there is none. */
export function readColumns(lines: readonly ReadLine[]): readonly LabelColumn[] {
  const reading = readPrinted(lines);
  if (reading.kind !== "table") throw new Error(reading.kind);
  return reading.label.columns;
}

/** Reads the figures of a table with one column. */
export function readFigures(lines: readonly ReadLine[]): LabelColumn["figures"] {
  return readColumns(lines)[0]?.figures ?? {};
}

export function valuesOf(figures: LabelColumn["figures"] | undefined) {
  return Object.fromEntries(Object.entries(figures ?? {}).map(([key, { value }]) => [key, value]));
}

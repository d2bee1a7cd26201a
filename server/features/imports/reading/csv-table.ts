import { AppError } from "../../../core/app-error.ts";
import type { DiaryTable } from "./diary-table.ts";
import { findFormat } from "./formats/diary-formats.ts";
import type { DiaryFormat } from "./formats/format.ts";
import { Columns, type Header, makeHeader, readHeader } from "./headers.ts";
import { readOutline } from "./read-outline.ts";
import { columnsMax, readRecords, recordMaxLength } from "./read-records.ts";
import { openSections } from "./read-sections.ts";

/** Lines that a file may have before its header: a title, the period, averages. */
const preambleMaxLines = 60;

/** Throws `import_format_unknown`. */
export function openCsvTables(file: string): readonly DiaryTable[] {
  const text = withPlainLineEnds(file);
  const sections = openSections(text);
  if (sections.length > 0) return sections;
  const found = findHeader(text);
  if (!found) throw new AppError("import_format_unknown");
  return [openTable(text, found)];
}

/** Replaces line ends of Windows, and of spreadsheets that end each line as old Macs did. */
function withPlainLineEnds(file: string): string {
  return file.includes("\n") ? file.replaceAll("\r\n", "\n") : file.replaceAll("\r", "\n");
}

interface FoundHeader {
  readonly format: DiaryFormat;
  readonly header: readonly Header[];
  readonly delimiter: string;
  /** Where the rows begin, and on which line. */
  readonly end: number;
  readonly line: number;
}

function openTable(text: string, { format, header, delimiter, end, line }: FoundHeader): DiaryTable {
  const records = readRecords(text, delimiter, { start: end, line });
  const isOutline = format.layout === "outline";
  const isFrench = header.some(({ name }) => name.includes("repas"));
  return {
    format,
    columns: new Columns(isOutline ? outlineHeader(header) : header),
    hasDecimalComma: delimiter === ";",
    usualOrder: delimiter === ";" || isFrench ? "dmy" : "mdy",
    records: isOutline ? readOutline(records) : records,
  };
}

/** The header of an outline's rows once they are put together. */
function outlineHeader(header: readonly Header[]): readonly Header[] {
  const named = ["date", "meal", "food", "amount"].map(makeHeader);
  return [...named, ...header.slice(1)];
}

function findHeader(text: string): FoundHeader | undefined {
  let start = 0;
  for (let line = 1; line <= preambleMaxLines && start < text.length; line++) {
    const lineEnd = findLineEnd(text, start);
    const raw = text.slice(start, Math.min(lineEnd, start + recordMaxLength));
    const delimiter = findDelimiter(raw);
    const { value } = readRecords(raw, delimiter).next();
    const header = value?.cells?.slice(0, columnsMax + 1).map(readHeader) ?? [];
    const format = header.length <= columnsMax ? findFormat(header, ["table", "outline"]) : undefined;
    if (format) return { format, header, delimiter, end: lineEnd + 1, line: line + 1 };
    start = lineEnd + 1;
  }
  return undefined;
}

function findLineEnd(text: string, start: number): number {
  const end = text.indexOf("\n", start);
  return end === -1 ? text.length : end;
}

const delimiters = [",", ";", "\t"] as const;

function findDelimiter(header: string): string {
  const bare = header.replaceAll(/"[^"]*"/g, "");
  const counts = delimiters.map((delimiter) => bare.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ",";
}

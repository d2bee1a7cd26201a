import { AppError } from "../../../core/app-error.ts";
import { type CsvFormat, csvFormats } from "./formats.ts";
import { type CsvRecord, columnsMax, firstLineOf, readRecords } from "./read-records.ts";

export interface CsvTable {
  readonly format: CsvFormat;
  readonly delimiter: string;
  /** Lower case, without the blanks around them. */
  readonly header: readonly string[];
  /** Those after the header, read as they are asked for. */
  readonly records: Iterable<CsvRecord>;
}

/** Throws `import_format_unknown`. */
export function openCsvTable(file: string): CsvTable {
  const text = file.replaceAll("\r\n", "\n");
  const delimiter = findDelimiter(firstLineOf(text));
  const records = readRecords(text, delimiter);
  const first = records.next();
  const header = first.done ? [] : (first.value.cells ?? []).map(normalise);
  const format = header.length <= columnsMax ? detectFormat(header) : undefined;
  if (!format) throw new AppError("import_format_unknown");
  return { format, delimiter, header, records };
}

function detectFormat(header: readonly string[]): CsvFormat | undefined {
  const known = new Set(header);
  return csvFormats.find(({ signature }) =>
    signature.every((alternatives) => alternatives.some((name) => known.has(name))),
  );
}

/** Greek mu and micro sign look the same. */
function normalise(name: string): string {
  return name.trim().toLowerCase().normalize("NFC").replaceAll("μ", "µ").replaceAll("’", "'");
}

const delimiters = [",", ";", "\t"] as const;

function findDelimiter(header: string): string {
  const bare = header.replaceAll(/"[^"]*"/g, "");
  const counts = delimiters.map((delimiter) => bare.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ",";
}

import { parse } from "csv-parse/sync";
import { AppError } from "../../../core/app-error.ts";
import { type CsvFormat, csvFormats } from "./formats.ts";
import { firstLineOf, type RawRecord, splitRecords } from "./split-records.ts";

/** Cells of one row: Cronometer's exports have about 70. */
export const columnsMax = 400;
/** Records that are parsed at once, before other calls get their turn. */
const blockLength = 250;

export interface CsvRecord extends RawRecord {
  /** Undefined where the record is broken. */
  readonly cells: readonly string[] | undefined;
}

export interface CsvTable {
  readonly format: CsvFormat;
  readonly delimiter: string;
  /** Lower case, without the blanks around them. */
  readonly header: readonly string[];
  readonly blocks: AsyncIterable<readonly CsvRecord[]>;
}

/** Throws `import_format_unknown`. */
export function openCsvTable(text: string): CsvTable {
  const delimiter = findDelimiter(firstLineOf(text));
  const records = splitRecords(text, delimiter);
  const first = records.next();
  if (first.done || first.value.isBroken) throw new AppError("import_format_unknown");
  const header = (parseBlock([first.value], delimiter)[0]?.cells ?? []).map(normalise);
  const format = header.length <= columnsMax ? detectFormat(header) : undefined;
  if (!format) throw new AppError("import_format_unknown");
  return { format, delimiter, header, blocks: parseInBlocks(records, delimiter) };
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

async function* parseInBlocks(
  records: Iterator<RawRecord>,
  delimiter: string,
): AsyncGenerator<readonly CsvRecord[]> {
  for (;;) {
    const block: RawRecord[] = [];
    while (block.length < blockLength) {
      const next = records.next();
      if (next.done) break;
      block.push(next.value);
    }
    if (block.length === 0) return;
    yield parseBlock(block, delimiter);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** A record that the parser refuses takes no other with it. */
function parseBlock(block: readonly RawRecord[], delimiter: string): readonly CsvRecord[] {
  const whole = block.filter(({ isBroken }) => !isBroken);
  const parsed = tryParse(whole.map(({ text }) => text).join("\n"), delimiter);
  const inStep = parsed?.length === whole.length ? new Map(whole.map((raw, at) => [raw, parsed[at]])) : null;
  return block.map((raw) => ({
    ...raw,
    cells: raw.isBroken ? undefined : inStep ? inStep.get(raw) : tryParse(raw.text, delimiter)?.[0],
  }));
}

function tryParse(text: string, delimiter: string): string[][] | undefined {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      // An inch: 5" pizza
      relax_quotes: true,
      record_delimiter: ["\r\n", "\n"],
    });
  } catch {
    return undefined;
  }
}

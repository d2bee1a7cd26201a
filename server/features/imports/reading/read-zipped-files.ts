import { importMaxBytes, importNameMaxLength } from "#contract/limits.ts";
import { AppError } from "../../../core/app-error.ts";
import { type CsvTable, openCsvTable } from "./csv-table.ts";
import { decodeText } from "./decode-text.ts";
import { FileReading } from "./file-reading.ts";
import { type CsvReading, readCsvTable } from "./read-csv-file.ts";
import type { ReadFile } from "./read-row.ts";
import { unzip } from "./zip-archive.ts";

/** An export has a dozen files; other archives are none. */
const filesMax = 100;

/**
 * All files of an export that we know, as one: MyFitnessPal, Cronometer and Lose It! pack several CSV files. Files of other kinds are
 * passed over. Throws as `readCsvFile` does, and `import_file_too_large`.
 */
export async function readZippedFiles(archive: Uint8Array, reading: CsvReading): Promise<ReadFile> {
  const into = new FileReading();
  let all: ReadFile | undefined;
  for await (const { name, content } of unzip(archive, isCsv, { filesMax, bytesMax: importMaxBytes })) {
    const table = openKnown(decodeText(content));
    if (!table || (all && all.format !== table.format.product)) continue;
    const read = readCsvTable(table, reading, { into, name: shownName(name) });
    all = {
      ...read,
      dateOrder: all?.dateOrder ?? read.dateOrder,
      weightUnit: all?.weightUnit ?? read.weightUnit,
    };
  }
  if (!all) throw new AppError("import_format_unknown");
  return all;
}

/** macOS adds a hidden file beside each. */
function isCsv(name: string): boolean {
  return /\.(csv|txt)$/i.test(name) && !name.startsWith("__MACOSX/");
}

function openKnown(text: string): CsvTable | undefined {
  try {
    return openCsvTable(text);
  } catch (error) {
    if (error instanceof AppError && error.code === "import_format_unknown") return undefined;
    throw error;
  }
}

/** PostgreSQL's text cannot contain NUL. Line numbers alone would not tell the rows of several files apart. */
function shownName(name: string): string {
  return name.replaceAll("\0", "").slice(-importNameMaxLength).toWellFormed();
}

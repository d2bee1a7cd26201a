import { importMaxBytes, importNameMaxLength, importRowsMax } from "#contract/limits.ts";
import { AppError } from "../../../core/app-error.ts";
import { decodeText } from "./decode-text.ts";
import { rejectedRowsMax } from "./file-reading.ts";
import { type CsvReading, readCsvFile } from "./read-csv-file.ts";
import type { ReadFile } from "./read-row.ts";
import { unzip } from "./zip-archive.ts";

/** An export has a dozen files; other archives are none. */
const filesMax = 100;

/**
 * All files of an export that we know, as one: MyFitnessPal, Cronometer and Lose It! pack several CSV files. Files of other kinds are
 * passed over. Throws as `readCsvFile` does, and `import_file_too_large`.
 */
export async function readZippedFiles(archive: Uint8Array, reading: CsvReading): Promise<ReadFile> {
  const files = await unzip(archive, isCsv, { filesMax, bytesMax: importMaxBytes });
  let all: ReadFile | undefined;
  for (const file of files) {
    const read = await readKnown(decodeText(file.content).replaceAll("\0", ""), reading);
    if (!read || (all && all.format !== read.format)) continue;
    const named = nameFile(read, shownName(file.name));
    all = all ? join(all, named) : named;
    if (all.rows.length > importRowsMax) throw new AppError("import_too_many_rows");
    if (all.rejected.length > rejectedRowsMax) throw new AppError("import_too_many_rejected");
  }
  if (!all) throw new AppError("import_format_unknown");
  return all;
}

/** macOS adds a hidden file beside each. */
function isCsv(name: string): boolean {
  return /\.(csv|txt)$/i.test(name) && !name.startsWith("__MACOSX/");
}

async function readKnown(text: string, reading: CsvReading): Promise<ReadFile | undefined> {
  try {
    return await readCsvFile(text, reading);
  } catch (error) {
    if (error instanceof AppError && error.code === "import_format_unknown") return undefined;
    throw error;
  }
}

/** PostgreSQL's text cannot contain NUL. */
function shownName(name: string): string {
  return name.replaceAll("\0", "").slice(-importNameMaxLength).toWellFormed();
}

/** Line numbers alone would not tell the rows of several files apart. */
function nameFile(read: ReadFile, file: string): ReadFile {
  return {
    ...read,
    rows: read.rows.map((row) => ({ ...row, file })),
    rejected: read.rejected.map((row) => ({ ...row, file })),
  };
}

function join(one: ReadFile, other: ReadFile): ReadFile {
  return {
    format: one.format,
    rows: [...one.rows, ...other.rows],
    rejected: [...one.rejected, ...other.rejected],
    skipped: one.skipped + other.skipped,
    dateOrder: one.dateOrder ?? other.dateOrder,
    weightUnit: one.weightUnit ?? other.weightUnit,
  };
}

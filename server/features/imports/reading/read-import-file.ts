import { decodeText } from "./decode-text.ts";
import { type CsvReading, readCsvFile } from "./read-csv-file.ts";
import { readOwnFile } from "./read-own-file.ts";
import type { ReadFile } from "./read-row.ts";
import { readZippedFiles } from "./read-zipped-files.ts";
import { isZip } from "./zip-archive.ts";

/** Throws `import_format_unknown`, `import_file_too_large` or `import_too_many_rows`. */
export async function readImportFile(file: Uint8Array, reading: CsvReading): Promise<ReadFile> {
  if (isZip(file)) return readZippedFiles(file, reading);
  const text = decodeText(file);
  return text.trimStart().startsWith("{") ? readOwnFile(text, reading.today) : readCsvFile(text, reading);
}

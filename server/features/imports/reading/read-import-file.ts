import { decodeText } from "./decode-text.ts";
import { FileReading } from "./file-reading.ts";
import { openTables } from "./open-tables.ts";
import { readOwnFile } from "./read-own-file.ts";
import type { ReadFile } from "./read-row.ts";
import { type DiaryReading, readTables } from "./read-table.ts";
import { readZippedFiles } from "./read-zipped-files.ts";
import { isZip } from "./zip-archive.ts";

/** Throws `import_format_unknown`, `import_file_too_large` or `import_too_many_rows`. */
export async function readImportFile(file: Uint8Array, reading: DiaryReading): Promise<ReadFile> {
  if (isZip(file)) return readZippedFiles(file, reading);
  const text = decodeText(file);
  if (isOwnCopy(text)) return readOwnFile(text, reading.today);
  return readTables(await openTables(text), reading, { into: new FileReading() });
}

function isOwnCopy(text: string): boolean {
  return text.trimStart().startsWith("{") && text.includes('"exportedAt"');
}

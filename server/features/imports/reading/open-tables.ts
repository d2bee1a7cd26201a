import { openCsvTables } from "./csv-table.ts";
import type { DiaryTable } from "./diary-table.ts";
import { isAppleHealth, openAppleHealth } from "./read-apple-health.ts";
import { openJsonDiary } from "./read-json-diary.ts";
import { isWaistline, openWaistline } from "./read-waistline.ts";

/** Characters by which an XML document is recognised. */
const startLength = 4_000;
/** Characters that are given to the parser at once. */
const chunkLength = 65_536;

/** Finds the tables in a text by its content, whatever its file is called. Throws `import_format_unknown` or `import_too_many_rows`. */
export async function openTables(text: string): Promise<readonly DiaryTable[]> {
  const start = text.slice(0, startLength).trimStart();
  if (isAppleHealth(start)) return openAppleHealth(chunksOf(text));
  if (!/^\uFEFF?[[{]/.test(start)) return openCsvTables(text);
  return isWaistline(text) ? openWaistline(text) : openJsonDiary(text);
}

function* chunksOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += chunkLength) yield text.slice(at, at + chunkLength);
}

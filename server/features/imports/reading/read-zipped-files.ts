import { importMaxBytes, importNameMaxLength } from "#contract/limits.ts";
import { AppError } from "../../../core/app-error.ts";
import { decodeText } from "./decode-text.ts";
import type { DiaryTable } from "./diary-table.ts";
import { FileReading } from "./file-reading.ts";
import { openTables } from "./open-tables.ts";
import { isAppleHealth, openAppleHealth } from "./read-apple-health.ts";
import type { ReadFile } from "./read-row.ts";
import { type DiaryReading, readTables } from "./read-table.ts";
import { collect, listFiles, type PackedFile } from "./zip-archive.ts";

/** Apple's and Samsung's have thousands of routes and measures, of which only the names are read. */
const filesMax = 50_000;
/** Apple's holds every heartbeat. It is read as it is unpacked, and nearly none of it is kept. */
const healthMaxBytes = 400 * 1024 * 1024;

/**
 * All files of an export that we know, as one: MyFitnessPal, Cronometer and Lose It! pack several CSV files. Files of other kinds,
 * or of a second product, are named. Throws as `openTables` does, and `import_file_too_large`.
 */
export async function readZippedFiles(archive: Uint8Array, reading: DiaryReading): Promise<ReadFile> {
  const into = new FileReading();
  let all: ReadFile | undefined;
  let bytesLeft = importMaxBytes;
  for await (const file of listFiles(archive, mayBeDiary, filesMax)) {
    const name = shownName(file.name);
    const { tables, bytes } = await openKnown(file, bytesLeft);
    bytesLeft -= bytes;
    const isKnown = tables?.[0] !== undefined && (!all || all.format === tables[0].format.product);
    if (!tables || !isKnown) {
      into.passOver(name);
      continue;
    }
    const read = await readTables(tables, reading, { into, name });
    all = {
      ...read,
      dateOrder: all?.dateOrder ?? read.dateOrder,
      weightUnit: all?.weightUnit ?? read.weightUnit,
    };
  }
  if (!all) throw new AppError("import_format_unknown");
  return { ...all, ...into.outcome };
}

/** Pictures and routes, of which some exports have thousands; macOS adds a hidden file beside each. */
const noDiary =
  /\.(jpe?g|png|heic|gif|webp|pdf|gpx|fit|mp4|mov|html?|css|js)$|(^|\/)(__MACOSX|electrocardiograms|jsons)\/|\/$/i;

/** Whether a file may hold a diary. Its name hardly tells: a phone may give a file any name. */
function mayBeDiary(name: string): boolean {
  return !noDiary.test(name);
}

interface Opened {
  /** Undefined where the file is no diary. */
  readonly tables: readonly DiaryTable[] | undefined;
  /** Bytes that it used up of those that all files together may have. */
  readonly bytes: number;
}

async function openKnown(file: PackedFile, bytesMax: number): Promise<Opened> {
  const health = await openHealth(file.parts(healthMaxBytes));
  if (health) return { tables: health, bytes: 0 };
  const content = await collect(file.parts(bytesMax));
  try {
    return { tables: await openTables(decodeText(content)), bytes: content.length };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "import_format_unknown") throw error;
    return { tables: undefined, bytes: content.length };
  }
}

/** Undefined where its first part is that of another file. */
async function openHealth(parts: AsyncIterable<Uint8Array>): Promise<readonly DiaryTable[] | undefined> {
  const texts = decodeParts(parts);
  const { value: start = "" } = await texts.next();
  if (isAppleHealth(start)) return openAppleHealth(prepend(start, texts));
  await texts.return(undefined);
  return undefined;
}

async function* decodeParts(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder();
  for await (const part of parts) yield decoder.decode(part, { stream: true });
  return undefined;
}

async function* prepend(first: string, others: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* others;
}

/** PostgreSQL's text cannot contain NUL. Line numbers alone would not tell the rows of several files apart. */
function shownName(name: string): string {
  return name.replaceAll("\0", "").slice(-importNameMaxLength).toWellFormed();
}
